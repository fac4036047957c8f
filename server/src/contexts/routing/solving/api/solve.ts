import { notValidField, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/routing/endpoints';
import { routingProblems } from '@waybill/contract/routing/problems';
import { handle } from '#platform/context.ts';
import { solverRequestOf } from '../domain/solver-request.ts';
import { bestOf, toOutput } from '../domain/solver-output.ts';
import type { SolverPool } from '../solver-pool.ts';

/**
 * Each thread searches with a seed of its own; the best plan is returned. The searches end when the
 * client is gone.
 */
export const solve = ({ solver }: { readonly solver: SolverPool }) =>
  handle(contract.solve, async ({ input, caller }) => {
    const { seconds, threads, seed } = input.options;
    const request = solverRequestOf(input);
    if (!solver.hasRoom(threads)) throw new Problem(routingProblems.SolverBusy);
    const { input: read, matrices } = request;
    const listening = { signal: caller.gone };
    const budget_ms = seconds * 1000;
    const searches = Array.from({ length: threads }, (_, thread) =>
      solver.solve({ input: read, matrices, seed: seed + thread, budget_ms }, listening),
    );
    const replies = await Promise.all(searches);
    const solutions = replies.map((reply) => {
      if ('solution' in reply) return reply.solution;
      if ('refusal' in reply) throw notValidField('vehicles', reply.refusal);
      throw new Error(reply.failure);
    });
    return toOutput(bestOf(solutions), request.positions);
  });
