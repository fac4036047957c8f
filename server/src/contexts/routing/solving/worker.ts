import { type BetterSolution, byIterations, byTime, solveVroom } from '@waybill/solver/solve';
import type { Matrices, VroomInput, VroomSolution } from '@waybill/solver/vroom';
import { parentPort } from 'node:worker_threads';
import { directShipments } from './domain/direct-shipments.ts';

export type SolverOrder = {
  readonly input: VroomInput;
  readonly matrices: Matrices;
  /** Whether shipments are delivered directly, see `directShipments`. */
  readonly isDirect?: boolean;
  readonly seed: number;
  readonly budget_ms: number;
};

/** The message to the thread: the search, and a flag that ends it early once it is not 0. */
export type SolverMessage = { readonly order: SolverOrder; readonly stop: Int32Array };

/** The progress of a search: the best plan so far. */
export type SolverProgress = { readonly solution: VroomSolution };

export type SolverReply =
  | { readonly solution: VroomSolution }
  | { readonly refusal: string }
  | { readonly failure: string };

/** The minimum interval between better plans sent: twice a second is enough for the eye. */
const progressEvery_ms = 500;

/** Runs a small search first, so that the code is compiled before the first real one. */
function warmUp(): void {
  const size = 30;
  const at = (index: number) => [(index * 37) % 100, (index * 61) % 100] as const;
  const durations = Array.from({ length: size }, (_, from) =>
    Array.from({ length: size }, (__, to) =>
      Math.round(Math.hypot(at(from)[0] - at(to)[0], at(from)[1] - at(to)[1])),
    ),
  );
  const jobs = Array.from({ length: size - 1 }, (_, index) => ({
    id: index,
    location_index: index + 1,
    delivery: [1],
    time_windows: [[0, 400 + index * 10]] as const,
  }));
  const vehicles = [1, 2, 3, 4].map((id) => ({ id, start_index: 0, end_index: 0, capacity: [9] }));
  solveVroom(
    { jobs, vehicles },
    { car: { durations } },
    { seed: 1, progress: byIterations(3_000) },
  );
}

function replyTo({ order, stop }: SolverMessage): SolverReply {
  const { isDirect = false, seed, budget_ms } = order;
  try {
    const byClock = byTime(budget_ms, () => performance.now());
    const sender = new ProgressSender();
    const { input, matrices } = isDirect ? directShipments(order.input, order.matrices) : order;
    const solution = solveVroom(input, matrices, {
      seed,
      progress: (iterations) => {
        sender.flush();
        return Atomics.load(stop, 0) === 0 ? byClock(iterations) : 1;
      },
      onBetter: (better) => sender.offer(better),
    });
    return { solution };
  } catch (error) {
    if (error instanceof Error && error.name === 'InputRefusal') return { refusal: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Sends the best plan so far to the pool, the first immediately, later ones at intervals. */
class ProgressSender {
  #better: BetterSolution | null = null;
  #next = 0;

  offer(better: BetterSolution): void {
    this.#better = better;
    this.flush();
  }

  /** Sends what was offered, once the interval is over. */
  flush(): void {
    if (this.#better === null || performance.now() < this.#next) return;
    this.#next = performance.now() + progressEvery_ms;
    parentPort?.postMessage({ progress: { solution: this.#better.solution() } });
    this.#better = null;
  }
}

warmUp();
parentPort?.on('message', (sent: SolverMessage) => parentPort?.postMessage(replyTo(sent)));
