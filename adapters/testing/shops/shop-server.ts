import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

export type ShopServerReply = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type ShopServer = {
  readonly url: string;
  /** The requests received. */
  readonly received: Received[];
  /** Replies that precede those of the shop, one per request. */
  readonly troubles: ShopServerReply[];
  close(): Promise<void>;
};

/** Starts a local server that replies like one platform's shop. */
export async function shopServer(
  replyTo: (request: Received) => ShopServerReply,
): Promise<ShopServer> {
  const received: Received[] = [];
  const troubles: ShopServerReply[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://shop');
      const text = Buffer.concat(pieces).toString();
      const one: Received = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      received.push(one);
      const { status = 200, headers = {}, body } = troubles.shift() ?? replyTo(one);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    troubles,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
