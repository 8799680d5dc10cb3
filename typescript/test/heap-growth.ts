/** Returns by how many bytes the heap grows at most while `use` does its work so many times, once the engine has compiled it. */
export function heapGrowth(use: (times: number) => void, times: number): number {
  for (let left = 10; left > 0; left--) use(times);
  const growths = Array.from({ length: 5 }, () => {
    const before = process.memoryUsage().heapUsed;
    use(times);
    return process.memoryUsage().heapUsed - before;
  });
  return Math.max(...growths);
}
