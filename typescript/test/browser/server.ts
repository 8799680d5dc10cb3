import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Told } from "./tell.ts";

/** Nothing but scripts of the server's own, and none made of text. */
const POLICY = "script-src 'self'; report-uri /report";

/** Collects what is forbidden before any other script is there. */
const WATCH = `
  globalThis.violations = [];
  addEventListener("securitypolicyviolation", (event) => globalThis.violations.push(event.blockedURI));
`;

/** The scripts that start a worker each, and those of the workers. */
function inWorkers(scripts: Readonly<Record<string, string>>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, script] of Object.entries(scripts)) {
    made[`worker/${name}`] = `
      const worker = new Worker("/watched/${name}.js", { type: "module" });
      worker.onerror = ({ message }) => { throw new Error(message); };
    `;
    made[`watched/${name}`] = WATCH + script;
  }
  return made;
}

/** Serves pages that run one script each, themselves or, below `worker/`, in a worker, and listens to what they tell. */
export class SuiteServer {
  /** How many reports of something forbidden browsers have sent. */
  reports = 0;
  private readonly scripts: Readonly<Record<string, string>>;
  private readonly server: Server;
  private tell: (told: Told) => void = () => {};

  constructor(scripts: Readonly<Record<string, string>>) {
    this.scripts = { watch: WATCH, ...scripts, ...inWorkers(scripts) };
    this.server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        const [type, content] = this.answer(request.url!, body);
        response.writeHead(200, { "content-type": `${type};charset=utf-8`, "content-security-policy": POLICY }).end(content);
      });
    });
  }

  private answer(url: string, body: string): [type: string, content: string] {
    if (url === "/report") this.reports++;
    if (url === "/told") this.tell(JSON.parse(body));
    const script = this.scripts[url.replace(/^\/|\.js$/g, "")];
    if (url.endsWith(".js") && script !== undefined) return ["text/javascript", script];
    const page = `<!doctype html><script src="/watch.js"></script><script type="module" src="${url}.js"></script>`;
    return ["text/html", page];
  }

  /** Starts, and returns where its pages are. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What the next page tells. */
  told(): Promise<Told> {
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
