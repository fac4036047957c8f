/** Posts each body repeatedly on its own connection, and reports how long each response took. */
import autocannon from 'autocannon';
import { parentPort } from 'node:worker_threads';
import type { BenchPosting } from './loops.ts';

parentPort?.on('message', (posting: BenchPosting) => {
  void post(posting).then((claimed) => parentPort?.postMessage(claimed));
});

async function post({ url, headers, bodies, seconds }: BenchPosting): Promise<number[]> {
  const waiting = [...bodies];
  const claimed: number[] = [];
  const { non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers,
    connections: bodies.length,
    duration: seconds,
    setupClient(client) {
      client.setBody(waiting.pop() ?? '');
      client.on('response', (_status, _bytes, took_ms) => claimed.push(took_ms));
    },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return claimed;
}
