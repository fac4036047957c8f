import type { Roads } from '@waybill/adapters/roads';
import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { toOutput } from '../domain/solver-output.ts';
import { solverRequestOf } from '../domain/solver-request.ts';
import { measuredRequest } from '../measured-request.ts';
import { startSearches } from '../searches.ts';
import type { SolverPool } from '../solver-pool.ts';

type Services = { readonly solver: SolverPool; readonly roads: Roads | null };

/** Returns the best plan; the searches end when the client is gone. */
export const solve = ({ solver, roads }: Services) =>
  handle(contract.solve, async ({ input, caller: { gone: signal } }) => {
    const request = await measuredRequest(solverRequestOf(input), { roads, signal });
    const plan = await startSearches(solver, { request, options: input.options, signal });
    return toOutput(plan, request.measured);
  });
