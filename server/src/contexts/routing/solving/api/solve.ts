import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { toOutput } from '../domain/solver-output.ts';
import { solverRequestOf } from '../domain/solver-request.ts';
import { startSearches } from '../searches.ts';
import type { SolverPool } from '../solver-pool.ts';

/** Returns the best plan; the searches end when the client is gone. */
export const solve = ({ solver }: { readonly solver: SolverPool }) =>
  handle(contract.solve, async ({ input, caller }) => {
    const request = solverRequestOf(input);
    const { options } = input;
    const plan = await startSearches(solver, { request, options, signal: caller.gone });
    return toOutput(plan, request.positions);
  });
