// Another server, to which notices are sent: it notes what comes.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Receiver {
  url: (path: string) => string;
  got: Got[];
  /** What came to the path, as the form of our own has it. */
  messages: (path: string) => Record<string, unknown>[];
  stop: () => void;
}

/** It answers 500 at /broken, and takes everything else. */
export async function receive(): Promise<Receiver> {
  const got: Got[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      got.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      answer.writeHead(path === '/broken' ? 500 : 201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const at = (path: string): Got[] => got.filter((one) => one.path === path);
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    got,
    messages: (path) =>
      at(path).map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>),
    stop: () => void server.close(),
  };
}
