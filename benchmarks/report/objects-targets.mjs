// What the Java serializer is to reach, and what it did.
import { groups, peers, ways } from './objects.mjs'

/** Each has a limit and a figure for one of the three small classes: at most the limit is reached. */
const targets = [
  { name: 'encode: of Fory\'s time, its fastest settings', limit: () => 0.6, figure: ({ fory }) => fory.encode.ratio },
  { name: 'decode: of Fory\'s time, its fastest settings', limit: () => 0.75, figure: ({ fory }) => fory.decode.ratio },
  { name: 'encode: of the time of code written by hand', limit: () => 1.25, figure: ({ hand }) => hand.encode.ratio },
  { name: 'decode: of the time of code written by hand', limit: () => 1.25, figure: ({ hand }) => hand.decode.ratio },
  { name: 'encode: of the time of code written by hand that makes the same messages', limit: () => 1.25, figure: contestants => contestants['pack-by-hand'].encode.ratio },
  { name: 'decode: of the time of code written by hand that reads the same messages', limit: () => 1.25, figure: contestants => contestants['pack-by-hand'].decode.ratio },
  { name: 'bytes: at most Kryo\'s', limit: ({ kryo }) => kryo.bytes, figure: ({ octavo }) => octavo.bytes },
  { name: 'bytes allocated to encode into a reused buffer', limit: () => 0, figure: ({ octavo }) => octavo.reuse.allocated },
  { name: 'bytes allocated to decode: the result, as by hand', limit: ({ hand }) => hand.decode.allocated, figure: ({ octavo }) => octavo.decode.allocated },
]

/** Returns [{ name, cells }], a cell being { limit, figure, reached }. */
export function judged(rows) {
  const classes = rows.filter(({ subject }) => groups.classes.includes(subject))
  return targets.map(({ name, limit, figure }) => ({
    name,
    cells: classes.map(({ contestants }) => {
      const cell = { limit: limit(contestants), figure: figure(contestants) }
      return { ...cell, reached: cell.figure <= cell.limit }
    }),
  }))
}

/** Every time of a peer that Octavo's is compared with: [{ subject, way, peer, ratio }]. */
export const comparisons = rows => rows.flatMap(({ subject, contestants }) => ways.flatMap(way =>
  peers.filter(peer => contestants[peer] && !contestants[peer].error).map(peer => ({ subject, way, peer, ratio: contestants[peer][way].ratio }))))
