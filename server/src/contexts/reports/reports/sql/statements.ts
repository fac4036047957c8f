import type { ReportName } from '@waybill/contract/reports/reports/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { bookingsByPeriod, carrierCostVersusRevenue, deliveryPerformance } from './bookings.ts';
import { agedReceivables, fuelAndFees, revenueByCustomer } from './finance.ts';
import { jobsByDriver, lineHaulManifest, scanEventHistory } from './operations.ts';
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

/** The number of rows of a report, counted up to `most`; null for all. */
export const countRows = async (
  db: TenantDb,
  { name, query }: ReportQuery,
  most: number | null,
): Promise<number> => {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from (${statementOf(name, query, most)}) counted
  `);
  return count;
};

/** Sets the statement timeout for reports on the statements that follow. */
export const allowTime = (db: TenantDb, ms: number): Promise<number> =>
  db.run(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
