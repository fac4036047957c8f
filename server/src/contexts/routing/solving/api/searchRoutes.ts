import * as contract from '@waybill/contract/routing/endpoints';
import type { TextStream } from '@waybill/contract/shared/file';
import { handle } from '#platform/context.ts';
import { solverRequestOf } from '../domain/solver-request.ts';
import { plansSoFar } from '../plans-so-far.ts';
import { startSearches } from '../searches.ts';
import type { SolverPool } from '../solver-pool.ts';

/** Like `solve`, with the best plan so far; the searches end when the client is gone. */
export const searchRoutes = ({ solver }: { readonly solver: SolverPool }) =>
  handle(contract.searchRoutes, async ({ input, caller }) => {
    const request = solverRequestOf(input);
    const search = { request, options: input.options, signal: caller.gone };
    const stream: TextStream = {
      fileName: 'plans.jsonl',
      fileType: 'application/x-ndjson',
      pieces: plansSoFar((onBetter) => startSearches(solver, { ...search, onBetter })),
    };
    // The server streams the text.
    return stream as unknown as string;
  });
