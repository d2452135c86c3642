// A browser that has nothing but what all of the oldest browsers of package.json have: Chromium, in which everything is
// removed that any of them lacks by MDN's data. Between it and the server stands a proxy, since what is told to pages
// reaches neither workers nor styles.
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { api, javascript, lacking } from '../scripts/lacking.mjs';
import { withoutNewer } from '../scripts/newer_css.mjs';

/** What is removed: a global, or a member of one: its own (`true`), of its prototype (`false`), or either. */
type Missing = [owner: string | null, name: string, own: boolean | null];

function missing(): Missing[] {
  const found: Missing[] = [];
  for (const [owner, members] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
    if (lacking(members).length > 0) found.push([null, owner, null]);
    for (const [name, entry] of Object.entries(members)) {
      if (
        !/^\w+$/.test(name) ||
        name === '__compat' ||
        name.endsWith('_event') ||
        lacking(entry).length === 0
      )
        continue;
      found.push([
        owner,
        name.replace(/_static$/, ''),
        owner in api ? name.endsWith('_static') : null,
      ]);
    }
  }
  return found;
}

/** In a page or a worker. */
function remove(all: Missing[]): void {
  const global = globalThis as unknown as Record<
    string,
    (object & { prototype?: object }) | undefined
  >;
  // What hangs on the page's or the worker's own scope lies on that or on one of its prototypes.
  const scope: (object | undefined)[] = [];
  for (let at: object | null = globalThis; at; at = Object.getPrototypeOf(at) as object | null)
    scope.push(at);
  for (const [owner, name, own] of all) {
    const ofOne = owner === null || /^(Window|\w*GlobalScope)$/.test(owner) ? null : global[owner];
    const holders =
      ofOne === null
        ? scope
        : [own === false ? undefined : ofOne, own === true ? undefined : ofOne?.prototype];
    for (const holder of holders) if (holder !== undefined) Reflect.deleteProperty(holder, name);
  }
  // Chrome before 125, Firefox before 124 and Safari before 17.3 want the whole address of a WebSocket.
  const Whole = globalThis.WebSocket;
  globalThis.WebSocket = class extends Whole {
    constructor(url: string | URL, protocols?: string | string[]) {
      if (!/^wss?:/.test(String(url))) throw new DOMException(`no scheme: ${url}`, 'SyntaxError');
      super(url, protocols);
    }
  };
}

const removal = `(${remove.toString()})(${JSON.stringify(missing())});\n`;

/** The text as the older browser is to get it; undefined: as it is. */
function change(path: string, text: string): string | undefined {
  if (path === '/') return undefined;
  if (path.endsWith('.css')) return withoutNewer(text);
  if (path.endsWith('.js')) return removal + text;
  return undefined;
}

function pass(from: IncomingMessage, to: ServerResponse, server: URL): void {
  const headers = { ...from.headers, 'accept-encoding': 'identity' };
  const asked = request(
    { host: server.hostname, port: server.port, method: from.method, path: from.url, headers },
    (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        const path = (from.url ?? '').replace(/\?.*/, '');
        const body = answer.statusCode === 200 ? (change(path, whole.toString()) ?? whole) : whole;
        const {
          'content-length': _length,
          'transfer-encoding': _encoding,
          ...others
        } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, others).end(body);
      });
    },
  );
  asked.on('error', () => to.destroy());
  from.pipe(asked);
}

function passLive(from: IncomingMessage, socket: Socket, server: URL): void {
  const asked = request({
    host: server.hostname,
    port: server.port,
    path: from.url,
    headers: from.headers,
  });
  asked.on('upgrade', (answer, upstream, head) => {
    const lines = answer.rawHeaders.flatMap((name, i, all) =>
      i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  asked.on('error', () => socket.destroy());
  asked.end();
}

/** A server that gives older browsers' pages of the one at `base`. */
export async function olderServer(base: string): Promise<{ base: string; server: Server }> {
  const behind = new URL(base);
  const server = createServer((from, to) => pass(from, to, behind));
  server.on('upgrade', (from, socket) => passLive(from, socket as Socket, behind));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
