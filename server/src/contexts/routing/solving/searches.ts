import { notValidField, Problem } from '@waybill/contract/problem';
import { routingProblems } from '@waybill/contract/routing/problems';
import type { RouteSolverInput } from '@waybill/contract/routing/solving/shapes';
import type { VroomSolution } from '@waybill/solver/vroom';
import { bestOf } from './domain/solver-output.ts';
import type { MeasuredRequest } from './measured-request.ts';
import type { SolverPool } from './solver-pool.ts';

type Search = {
  readonly request: MeasuredRequest;
  readonly options: RouteSolverInput['options'];
  /** Whether shipments are delivered directly, see `directShipments`. */
  readonly isDirect?: boolean;
  /** Ends the searches early. */
  readonly signal: AbortSignal;
  /** Called with each better plan of one of the searches. */
  readonly onBetter?: (plan: VroomSolution) => void;
};

/**
 * Starts the searches, each thread with a seed of its own, and returns the best of their plans.
 * @throws {Problem} SolverBusy at once; NotValid if the solver cannot read the input
 */
export function startSearches(solver: SolverPool, search: Search): Promise<VroomSolution> {
  const { request, options, isDirect = false, signal, onBetter } = search;
  const { seconds, threads, seed } = options;
  if (!solver.hasRoom(threads)) throw new Problem(routingProblems.SolverBusy);
  const { input, matrices } = request;
  const listening = {
    signal,
    ...(onBetter && {
      onProgress: ({ solution }: { solution: VroomSolution }) => onBetter(solution),
    }),
  };
  const searches = Array.from({ length: threads }, (_, thread) =>
    solver.solve(
      { input, matrices, isDirect, seed: seed + thread, budget_ms: seconds * 1000 },
      listening,
    ),
  );
  return Promise.all(searches).then((replies) =>
    bestOf(
      replies.map((reply) => {
        if ('solution' in reply) return reply.solution;
        if ('refusal' in reply) throw notValidField('vehicles', reply.refusal);
        throw new Error(reply.failure);
      }),
    ),
  );
}
