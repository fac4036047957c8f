import {
  downloadReportRun,
  getReportRuns,
  startReportRun,
} from '@waybill/contract/reports/endpoints';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useRuns = (every?: number) =>
  useEndpointQuery(getReportRuns, {}, every === undefined ? {} : { every });

export const useStartRun = () =>
  useEndpointMutation(startReportRun, { refreshes: [getReportRuns] });

export const useRunFile = () => useDownload(downloadReportRun);
