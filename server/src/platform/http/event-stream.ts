import type { ServerResponse } from 'node:http';

/** An open stream is written to at least this often, so that proxies do not close it. */
export const heartbeat_ms = 25_000;

/** Begins a stream of server-sent events, whose readers reconnect after two seconds. */
export function openEventStream(stream: ServerResponse): ServerResponse {
  stream.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  stream.write('retry: 2000\n\n');
  return stream;
}
