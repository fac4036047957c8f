import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getUsers } from '@waybill/contract/identity/endpoints';
import { openBenchApp, type RunningBench, host } from './bench-app.ts';
import { type ComparedFigure, spreadOf, time } from './compare.ts';

const crowd = 200;
const rounds = 5;
const quietCalls = 100;

/**
 * Measures 200 simultaneous failed sign-ins: how long a list then takes for a signed-in user,
 * compared with the same list on an idle server. Hashing a password is intentionally slow, but
 * other users must not notice.
 */
export async function benchSignIns(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    const headers = await benchApp.headersOf('ada');
    const list = () => timed(benchApp, headers);
    for (let n = 0; n < quietCalls; n += 1) await list();
    const quiet: number[][] = [];
    const crowded: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await untilCounted(quietCalls, list));
      crowded.push(await whileCrowded(benchApp, list));
    }
    const row = (name: string, share: number, bar: string) =>
      time(name, { limit: spreadAt(quiet, share), ours: spreadAt(crowded, share) }, { bar });
    return [
      row('A list while 200 wrong sign-ins come at once / quiet, p50', 0.5, '–'),
      row('… p95', 0.95, 'ratio ≥ 0.5'),
      row('… the slowest', 1, '–'),
    ];
  } finally {
    await benchApp.close();
  }
}

const spreadAt = (times: readonly (readonly number[])[], share: number) =>
  spreadOf(
    times.map((round) => {
      const sorted = round.toSorted((a, b) => a - b);
      return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    }),
  );

async function timed(benchApp: RunningBench, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${benchApp.origin}${getUsers.path}`, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`The list answered ${reply.status}`);
  return performance.now() - started;
}

async function untilCounted(calls: number, list: () => Promise<number>): Promise<number[]> {
  const claimed: number[] = [];
  while (claimed.length < calls) claimed.push(await list());
  return claimed;
}

/** Requests the list from the start of the sign-ins until the last one has a response. */
async function whileCrowded(
  benchApp: RunningBench,
  list: () => Promise<number>,
): Promise<number[]> {
  // A separate process, because sending is work too, and should not count as the server's.
  const script = join(import.meta.dirname, 'wrong-sign-ins.ts');
  const people = fork(script, [benchApp.origin, host, String(crowd)]);
  const [ready] = (await once(people, 'message')) as [string];
  if (ready !== 'ready') throw new Error('The crowd did not come');
  let isOver = false;
  const over = once(people, 'exit').then(([code]) => {
    isOver = true;
    if (code !== 0) throw new Error('The crowd was answered in another way');
  });
  people.send('go');
  const claimed: number[] = [];
  while (!isOver) claimed.push(await list());
  await over;
  return claimed;
}
