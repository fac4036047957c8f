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
import type { Given } from './given.ts';
import { useAsk, useDownload, useSend } from '#client/queries.ts';

const everything = 1000;

export const useReports = () =>
  useAsk(getReports, { maxResultCount: everything }, { freshFor: 60_000 });

/** A report costs the database something: it is asked again when somebody asks for it. */
export const usePreview = (reportId: string, parameters: Given, enabled: boolean) =>
  useAsk(
    previewReport,
    { reportId, parameters },
    { enabled, freshFor: 60_000, onReturn: false, keepPrevious: true },
  );
export const useReportFile = () => useDownload(runReport);

export const useRuns = (every?: number) =>
  useAsk(getReportRuns, {}, every === undefined ? {} : { every });
export const useStartRun = () => useSend(startReportRun, { refreshes: [getReportRuns] });
export const useRunFile = () => useDownload(downloadReportRun);

export const useSchedules = () => useAsk(getReportSchedules, {});
export const useReaders = (reportId: string) => useAsk(getReportReaders, { reportId });
export const useSaveSchedule = () =>
  useSend(createOrUpdateReportSchedule, { refreshes: [getReportSchedules] });
export const useDeleteSchedule = () =>
  useSend(deleteReportSchedule, { refreshes: [getReportSchedules] });

export const useCarrierAccounts = (enabled: boolean) =>
  useAsk(getCarrierAccounts, { maxResultCount: everything }, { enabled });
export const useDrivers = (enabled: boolean) =>
  useAsk(getDrivers, { maxResultCount: everything }, { enabled });
