import type { Roads } from '@waybill/adapters/roads';
import { context } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import { getTravel } from './roads/api/getTravel.ts';
import { allocateRun } from './runs/api/allocateRun.ts';
import { changeRunStatus } from './runs/api/changeRunStatus.ts';
import { createRun } from './runs/api/createRun.ts';
import { deleteRun } from './runs/api/deleteRun.ts';
import { downloadRunSheet } from './runs/api/downloadRunSheet.ts';
import { getRun } from './runs/api/getRun.ts';
import { getRunStatuses } from './runs/api/getRunStatuses.ts';
import { getRuns } from './runs/api/getRuns.ts';
import { updateRun } from './runs/api/updateRun.ts';
import { giveRunToInvited } from './runs/invited-driver.ts';
import type { routingPdfs } from './runs/pdf/index.ts';
import { searchRoutes } from './solving/api/searchRoutes.ts';
import { solve } from './solving/api/solve.ts';
import type { SolverPool } from './solving/solver-pool.ts';

export { routingPdfs } from './runs/pdf/index.ts';
export { openSolverPool, type SolverPool } from './solving/solver-pool.ts';

type Services = { readonly solver: SolverPool; readonly roads: Roads | null } & Pick<
  ServicesWithPdfs<typeof routingPdfs>,
  'pdfs'
>;

export const routing = (services: Services) =>
  context('routing', {
    endpoints: [
      allocateRun,
      changeRunStatus,
      createRun,
      deleteRun,
      downloadRunSheet(services),
      getRun,
      getRuns,
      getRunStatuses,
      getTravel(services),
      searchRoutes(services),
      solve(services),
      updateRun,
    ],
    on: { 'driver.joined': giveRunToInvited },
  });
