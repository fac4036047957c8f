import type { Roads } from '@waybill/adapters/roads';
import * as contract from '@waybill/contract/routing/endpoints';
import type { TextStream } from '@waybill/contract/shared/file';
import { handle } from '#platform/context.ts';
import { solverRequestOf } from '../domain/solver-request.ts';
import { measuredRequest } from '../measured-request.ts';
import { plansSoFar } from '../plans-so-far.ts';
import { startSearches } from '../searches.ts';
import type { SolverPool } from '../solver-pool.ts';

type Services = { readonly solver: SolverPool; readonly roads: Roads | null };

/** Like `solve`, with the best plan so far; the searches end when the client is gone. */
export const searchRoutes = ({ solver, roads }: Services) =>
  handle(contract.searchRoutes, async ({ input, caller: { gone: signal } }) => {
    const request = await measuredRequest(solverRequestOf(input), { roads, signal });
    const search = { request, options: input.options, isDirect: input.isdirect, signal };
    const stream: TextStream = {
      fileName: 'plans.jsonl',
      fileType: 'application/x-ndjson',
      pieces: plansSoFar(
        (onBetter) => startSearches(solver, { ...search, onBetter }),
        request.measured?.source,
      ),
    };
    // The server streams the text.
    return stream as unknown as string;
  });
