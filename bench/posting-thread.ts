/** Posts each body over and over, each on a connection of its own, and tells how long each took. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Posting } from './loops.ts';

const { url, headers, bodies, seconds } = workerData as Posting;
const until = performance.now() + seconds * 1000;
const taken: number[] = [];

await Promise.all(
  bodies.map(async (body) => {
    while (performance.now() < until) {
      const started = performance.now();
      const reply = await fetch(url, { method: 'POST', headers, body });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${url} answered ${reply.status} ${text}`);
      taken.push(performance.now() - started);
    }
  }),
);
parentPort?.postMessage(taken);
