import { getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { getDrivers } from '@waybill/contract/fleet/endpoints';
import {
  exportReport,
  getReportRecords,
  getReports,
  previewReport,
  runReport,
} from '@waybill/contract/reports/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useDownload, useEndpointQuery } from '#client/queries.ts';
import type { ParameterValues } from './parameter-values.ts';

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

export const useReportRecords = (input: ArgsOf<typeof getReportRecords>, enabled: boolean) =>
  useEndpointQuery(getReportRecords, input, { enabled, keepPrevious: true });

export const useReportExport = () => useExportFile(exportReport);

export const useReportFile = () => useDownload(runReport);

export const useCarrierAccounts = (enabled: boolean) =>
  useEndpointQuery(getCarrierAccounts, { maxResultCount: everything }, { enabled });

export const useDrivers = (enabled: boolean) =>
  useEndpointQuery(getDrivers, { maxResultCount: everything }, { enabled });
