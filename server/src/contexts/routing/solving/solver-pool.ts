import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SolverOrder, SolverProgress, SolverReply } from './worker.ts';

/** Further options of a search, set by its caller. */
type Listening = {
  /** Ends the search early and returns the best plan so far. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolverProgress) => void;
};

export type SolverPool = {
  /** False if the queue is so long that another search would wait for long. */
  readonly hasRoom: (searches: number) => boolean;
  readonly solve: (order: SolverOrder, listening?: Listening) => Promise<SolverReply>;
  /** Stops the threads; pending searches are rejected. */
  readonly close: () => Promise<void>;
};

/** The maximum number of searches waiting for a free thread. */
const waitingMax = 16;
/** A search that exceeds its budget by this time is assumed to hang. */
const grace_ms = 30_000;

type Waiting = {
  readonly order: SolverOrder;
  readonly stop: Int32Array;
  readonly listening: Listening;
  readonly resolve: (reply: SolverReply) => void;
  readonly reject: (error: Error) => void;
};

type Seat = { worker: Worker; current: Waiting | undefined; timer: NodeJS.Timeout | undefined };

const startThread = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    name: 'solver',
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });

function endThread({ worker }: Seat): void {
  worker.removeAllListeners();
  worker.on('error', () => undefined);
  void worker.terminate();
}

/** Returns the flag that a search polls: 1 once the signal is aborted. */
function stopOn(signal: AbortSignal | undefined): Int32Array<SharedArrayBuffer> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const end = (): number => Atomics.store(stop, 0, 1);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  return stop;
}

/**
 * Worker threads for searches, one per processor, started when first needed. An idle thread does
 * not keep the process alive.
 */
export function openSolverPool(threads = availableParallelism()): SolverPool {
  const seats: Seat[] = [];
  const queue: Waiting[] = [];
  let isClosed = false;

  const end = (seat: Seat, settle: (waiting: Waiting) => void): void => {
    const { current } = seat;
    clearTimeout(seat.timer);
    seat.current = undefined;
    seat.worker.unref();
    if (current !== undefined) settle(current);
    next();
  };

  const lose = (seat: Seat, reason: string): void => {
    seats.splice(seats.indexOf(seat), 1);
    endThread(seat);
    end(seat, ({ reject }) => reject(new Error(`The solver ${reason}`)));
  };

  const open = (): Seat => {
    const seat: Seat = { worker: startThread(), current: undefined, timer: undefined };
    seat.worker.on('message', (reply: SolverReply | { readonly progress: SolverProgress }) => {
      if ('progress' in reply) seat.current?.listening.onProgress?.(reply.progress);
      else end(seat, ({ resolve }) => resolve(reply));
    });
    seat.worker.on('error', (error) => lose(seat, `failed: ${error}`));
    return seat;
  };

  const next = (): void => {
    if (isClosed || queue.length === 0) return;
    const free = seats.find(({ current }) => current === undefined);
    const seat = free ?? (seats.length < threads ? seats[seats.push(open()) - 1] : undefined);
    const waiting = seat && queue.shift();
    if (seat === undefined || waiting === undefined) return;
    seat.current = waiting;
    const limit_ms = waiting.order.budget_ms + grace_ms;
    seat.timer = setTimeout(() => lose(seat, `took longer than ${limit_ms} ms`), limit_ms);
    seat.worker.ref();
    seat.worker.postMessage({ order: waiting.order, stop: waiting.stop });
    next();
  };

  return {
    hasRoom: (searches) => queue.length + searches <= waitingMax,
    solve: (order, listening = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The solver is closed');
        queue.push({ order, stop: stopOn(listening.signal), listening, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('The solver is closed'));
      await Promise.all(seats.map(({ worker }) => worker.terminate()));
      for (const seat of seats) seat.current?.reject(new Error('The solver is closed'));
    },
  };
}
