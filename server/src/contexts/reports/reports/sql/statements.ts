import type { ReportName } from '@waybill/contract/reports/reports/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import {
  bookingsByPeriod,
  bookingsByPeriodRecords,
  carrierCostRecords,
  carrierCostVersusRevenue,
  deliveryPerformance,
  deliveryPerformanceRecords,
} from './bookings.ts';
import type { CountedRecords } from './counted-records.ts';
import {
  agedReceivables,
  agedReceivablesRecords,
  fuelAndFees,
  fuelAndFeesRecords,
  revenueByCustomer,
  revenueByCustomerRecords,
} from './finance.ts';
import { inFullOnTime, inFullOnTimeRecords } from './in-full-on-time.ts';
import {
  jobsByDriver,
  jobsByDriverRecords,
  lineHaulManifest,
  scanEventHistory,
} from './operations.ts';
import { dwellTime, stockAgeing, warehouseStock } from './warehouse.ts';

type Statement = (query: RequestedParameters) => RawBuilder<ReportRow>;

const statements: Readonly<Record<ReportName, Statement>> = {
  BookingsByPeriod: bookingsByPeriod,
  DeliveryPerformance: deliveryPerformance,
  RevenueByCustomer: revenueByCustomer,
  CarrierCostVersusRevenue: carrierCostVersusRevenue,
  AgedReceivables: agedReceivables,
  FuelAndFees: fuelAndFees,
  JobsByDriver: jobsByDriver,
  ScanEventHistory: scanEventHistory,
  LineHaulManifest: lineHaulManifest,
  WarehouseStock: warehouseStock,
  StockAgeing: stockAgeing,
  DwellTime: dwellTime,
  InFullOnTime: inFullOnTime,
};

/** The records behind the figures of a report, where it leads to them. */
export const countedRecordsOf: Readonly<Partial<Record<ReportName, CountedRecords>>> = {
  BookingsByPeriod: bookingsByPeriodRecords,
  DeliveryPerformance: deliveryPerformanceRecords,
  RevenueByCustomer: revenueByCustomerRecords,
  CarrierCostVersusRevenue: carrierCostRecords,
  AgedReceivables: agedReceivablesRecords,
  FuelAndFees: fuelAndFeesRecords,
  JobsByDriver: jobsByDriverRecords,
  InFullOnTime: inFullOnTimeRecords,
};

/** A report's first rows, at most `most`; null for all. */
export const statementOf = (
  name: ReportName,
  query: RequestedParameters,
  most: number | null,
): RawBuilder<ReportRow> => sql`${statements[name](query)} limit ${most}::bigint`;

type ReportQuery = { readonly name: ReportName; readonly query: RequestedParameters };

export const firstRows = (
  db: TenantDb,
  { name, query }: ReportQuery,
  most: number,
): Promise<ReportRow[]> => db.many(statementOf(name, query, most));

/** The number of rows of a report and the sums of columns, over `most` rows; null for all. */
export const countAndAdd = async (
  db: TenantDb,
  { name, query, added }: ReportQuery & { readonly added: readonly string[] },
  most: number | null,
): Promise<{ readonly count: number; readonly sums: ReportRow }> => {
  const { rows: count, sums } = await db.one(sql<{ rows: number; sums: readonly number[] }>`
    select count(*) as rows, array[${sql.join(added.map((key) => sumOf(key)))}]::float8[] as sums
    from (select to_jsonb(r) as cells from (${statementOf(name, query, most)}) r) c
  `);
  return { count, sums: Object.fromEntries(added.map((key, at) => [key, sums[at] ?? 0])) };
};

const sumOf = (key: string): RawBuilder<number> =>
  sql`coalesce(sum((c.cells ->> ${key})::numeric), 0)`;

/** Sets the statement timeout for reports on the statements that follow. */
export const allowTime = (db: TenantDb, ms: number): Promise<number> =>
  db.run(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
