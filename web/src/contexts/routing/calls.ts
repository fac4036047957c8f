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
import { useDownload, useEndpointMutation, useEndpointQuery, useRefresh } from '#client/queries.ts';

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

/** Saving many runs refreshes what they change once: see `useRunsSaved`. */
export const useCreateRun = () => useEndpointMutation(createRun, { refreshes: [] });

export const useUpdateRun = () => useEndpointMutation(updateRun, { refreshes: [] });

export const useRunStatuses = (date: string) => useEndpointQuery(getRunStatuses, { date });

const runReads = [getRuns, getRunStatuses, getBoard];

export const useChangeRunStatus = () =>
  useEndpointMutation(changeRunStatus, { refreshes: runReads });

export const useReleaseRun = () => useEndpointMutation(changeRunStatus, { refreshes: [] });

/** Returns a function that reads again what saved runs changed. */
export function useRunsSaved(): () => void {
  const refresh = useRefresh();
  return () => refresh(runReads);
}

export const useRunSheet = () => useDownload(downloadRunSheet);

export const useAllocateRoute = () => useEndpointMutation(allocateOnBoard, { refreshes: [] });

/** Requests times and distances between positions. */
export const requestTravel = (
  { call }: Pick<Client, 'call'>,
  query: ArgsOf<typeof getTravel>,
  signal?: AbortSignal,
) => call(getTravel, query, signal === undefined ? {} : { signal });

/** Reads the board of a day at once, to follow what has just changed. */
export const requestBoard = ({ call }: Pick<Client, 'call'>, date: string) =>
  call(getBoard, { date });
