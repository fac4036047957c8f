import type { Roads } from '@waybill/adapters/roads';
import { context } from '#platform/context.ts';
import { getTravel } from './roads/api/getTravel.ts';
import { allocateRun } from './runs/api/allocateRun.ts';
import { createRun } from './runs/api/createRun.ts';
import { deleteRun } from './runs/api/deleteRun.ts';
import { getRun } from './runs/api/getRun.ts';
import { getRuns } from './runs/api/getRuns.ts';
import { updateRun } from './runs/api/updateRun.ts';
import { solve } from './solving/api/solve.ts';
import type { SolverPool } from './solving/solver-pool.ts';

export { openSolverPool, type SolverPool } from './solving/solver-pool.ts';

type Services = { readonly solver: SolverPool; readonly roads: Roads | null };

export const routing = (services: Services) =>
  context('routing', {
    endpoints: [
      allocateRun,
      createRun,
      deleteRun,
      getRun,
      getRuns,
      getTravel(services),
      solve(services),
      updateRun,
    ],
  });
