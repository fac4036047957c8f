import { allocateOnBoard, getBoard, getHeadPorts } from '@waybill/contract/jobs/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  changeRunStatus,
  createRun,
  downloadRunSheet,
  getRuns,
  getRunStatuses,
  getTravel,
  updateRun,
} from '@waybill/contract/routing/endpoints';
import type { Client } from '#client/call.ts';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBoardOfDay = (date: string | undefined) =>
  useEndpointQuery(getBoard, date === undefined ? {} : { date }, { keepPrevious: true });

export const useDepots = () =>
  useEndpointQuery(getHeadPorts, { sorting: 'code', maxResultCount: 1000 });

/** Queries the runs of a day that are not completed. */
export const useOpenRuns = (date: string) =>
  useEndpointQuery(getRuns, {
    filter: `rundate eq ${date} and iscompleted eq false`,
    maxResultCount: 1000,
  });

export const useCreateRun = () => useEndpointMutation(createRun, { refreshes: [getRuns] });

export const useUpdateRun = () => useEndpointMutation(updateRun, { refreshes: [getRuns] });

export const useRunStatuses = (date: string) => useEndpointQuery(getRunStatuses, { date });

export const useChangeRunStatus = () =>
  useEndpointMutation(changeRunStatus, { refreshes: [getRuns, getRunStatuses, getBoard] });

export const useRunSheet = () => useDownload(downloadRunSheet);

export const useAllocateRoute = () =>
  useEndpointMutation(allocateOnBoard, { refreshes: [getBoard] });

/** Requests times and distances between positions. */
export const requestTravel = (
  { call }: Pick<Client, 'call'>,
  query: ArgsOf<typeof getTravel>,
  signal: AbortSignal,
) => call(getTravel, query, { signal });
