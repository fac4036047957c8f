import { getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { getDrivers } from '@waybill/contract/fleet/endpoints';
import {
  createOrUpdateReportSchedule,
  deleteReportSchedule,
  downloadReportRun,
  getReportReaders,
  getReportRuns,
  getReports,
  getReportSchedules,
  previewReport,
  runReport,
  startReportRun,
} from '@waybill/contract/reports/endpoints';
import type { ParameterValues } from './parameter-values.ts';
import { useEndpointQuery, useDownload, useEndpointMutation } from '#client/queries.ts';

const everything = 1000;

export const useReports = () =>
  useEndpointQuery(getReports, { maxResultCount: everything }, { freshFor: 60_000 });

/** A report costs the database something: it is asked again when somebody asks for it. */
export const usePreview = (reportId: string, parameters: ParameterValues, enabled: boolean) =>
  useEndpointQuery(
    previewReport,
    { reportId, parameters },
    { enabled, freshFor: 60_000, onReturn: false, keepPrevious: true },
  );
export const useReportFile = () => useDownload(runReport);

export const useRuns = (every?: number) =>
  useEndpointQuery(getReportRuns, {}, every === undefined ? {} : { every });
export const useStartRun = () =>
  useEndpointMutation(startReportRun, { refreshes: [getReportRuns] });
export const useRunFile = () => useDownload(downloadReportRun);

export const useSchedules = () => useEndpointQuery(getReportSchedules, {});
export const useReaders = (reportId: string) => useEndpointQuery(getReportReaders, { reportId });
export const useSaveSchedule = () =>
  useEndpointMutation(createOrUpdateReportSchedule, { refreshes: [getReportSchedules] });
export const useDeleteSchedule = () =>
  useEndpointMutation(deleteReportSchedule, { refreshes: [getReportSchedules] });

export const useCarrierAccounts = (enabled: boolean) =>
  useEndpointQuery(getCarrierAccounts, { maxResultCount: everything }, { enabled });
export const useDrivers = (enabled: boolean) =>
  useEndpointQuery(getDrivers, { maxResultCount: everything }, { enabled });
