import type { Permission } from '../../permission.ts';
import type { ReportDeclaration } from './definition.ts';
import { bookingsReports } from './definitions/bookings.ts';
import { financeReports } from './definitions/finance.ts';
import { operationsReports } from './definitions/operations.ts';
import { warehouseReports } from './definitions/warehouse.ts';

export type { ReportColumn } from './columns.ts';

/** The reports of decisions E-08, then ours. */
export const reportNames = [
  'BookingsByPeriod',
  'DeliveryPerformance',
  'RevenueByCustomer',
  'CarrierCostVersusRevenue',
  'AgedReceivables',
  'FuelAndFees',
  'JobsByDriver',
  'ScanEventHistory',
  'LineHaulManifest',
  'WarehouseStock',
  'StockAgeing',
  'DwellTime',
  'InFullOnTime',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Rows that an answer gives at most, and how long it may take (decisions E-09). */
export const rowsMax = 100_000;
export const timeMax_ms = 60_000;
/** A run in the background has all rows, and this long for each of its statements. */
export const backgroundTimeMax_ms = 15 * 60_000;
/** The maximum number of rows of a PDF: about 80 pages. */
export const pdfRowsMax = 3_000;
/** Rows that a preview shows. */
export const previewRows = 100;

export type ReportDefinition = ReportDeclaration & { readonly name: ReportName };

const byName: Readonly<Record<ReportName, ReportDeclaration>> = {
  ...bookingsReports,
  ...financeReports,
  ...operationsReports,
  ...warehouseReports,
};

export const reports: readonly ReportDefinition[] = reportNames.map((name) => ({
  name,
  ...byName[name],
}));

/** By what calls name a report. */
export const reportIdOf = (name: ReportName): string => byName[name].id;

export const reportById = (id: string): ReportDefinition | undefined =>
  reports.find((report) => report.id === id.toLowerCase());

/** The reports that somebody may run: staff those of what they see, customers none. */
export const reportsFor = (who: {
  readonly isCustomer: boolean;
  readonly may: (permission: Permission) => boolean;
}): readonly ReportDefinition[] =>
  who.isCustomer ? [] : reports.filter(({ permission }) => who.may(permission));
