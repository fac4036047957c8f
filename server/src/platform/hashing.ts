import { generalProblems, Problem } from '@waybill/contract/problem';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createSemaphore } from './semaphore.ts';

const queueMax = 50;

/** A thread idle for this long is stopped, because it uses some 30 MB. */
const rest_ms = 10_000;

/** One core is left for other requests. */
export const coresToSpare = Math.max(1, availableParallelism() - 1);

export type Hasher = {
  hash(password: string): Promise<string>;
  /** Also false for a hash that cannot be parsed. */
  verify(stored: string, password: string): Promise<boolean>;
};

/** A thread's request: hash a password, or verify one against a stored hash. */
export type Order = { readonly password: string; readonly stored?: string };

/**
 * Creates password hashing that cannot starve the server: one low-priority thread per spare core, a
 * short queue, then refusal. Threads start on demand, stop when idle, and do not prevent the
 * process from exiting.
 * @throws {Problem} TooMany if the queue is full.
 */
export function createHasher(atOnce = coresToSpare): Hasher {
  const resting: Resting[] = [];
  const queue = createSemaphore({
    atOnce,
    queueMax,
    refuse: () => new Problem(generalProblems.TooMany),
  });
  const hash = <Response>(order: Order) =>
    queue(async (): Promise<Response> => {
      const rested = resting.pop();
      clearTimeout(rested?.end);
      const worker = rested?.worker ?? new Worker(new URL('./hashing-thread.ts', import.meta.url));
      worker.ref();
      worker.postMessage(order);
      // A thread that died rejects here and is not used again.
      const [response] = (await once(worker, 'message')) as [Response];
      worker.unref();
      rest(worker, resting);
      return response;
    });
  return {
    hash: (password) => hash<string>({ password }),
    verify: (stored, password) => hash<boolean>({ stored, password }),
  };
}

type Resting = { readonly worker: Worker; readonly end: NodeJS.Timeout };

/** Retains an idle thread for a while; the most recently used one is reused first. */
function rest(worker: Worker, resting: Resting[]): void {
  const end = setTimeout(() => {
    const at = resting.findIndex((each) => each.worker === worker);
    if (at >= 0) resting.splice(at, 1);
    void worker.terminate();
  }, rest_ms);
  end.unref();
  resting.push({ worker, end });
}
