import { hoursOf } from '@waybill/contract/jobs/charges/hours';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import type { Ratio } from '@waybill/kernel/ratio';
import type { TenantDb } from '#platform/db/database.ts';
import { pricedLines } from '../pricing/domain/details.ts';
import * as rows from './sql/invoicing.ts';
import type { ChargeSide } from './sql/charges.ts';

export type ChargeLineToInvoice = {
  readonly serviceCode: string;
  readonly isAdditional: boolean;
  /** `7.75 h at 95.00`; empty if the line is not for time. */
  readonly hours: string;
  /** Before tax. */
  readonly amount: Minor;
  readonly tax: Minor;
  readonly taxed: boolean;
};

/** A closed charge of a job to be billed on an invoice or an RCTI. */
export type ChargeToInvoice = {
  readonly id: string;
  readonly jobId: string;
  readonly jobNumber: string;
  readonly fromSuburb: string;
  readonly toSuburb: string;
  readonly orderNumber: string | null;
  readonly costCenter: string | null;
  /** The time of delivery; without a delivery, the time when the charge was closed. */
  readonly suppliedAt: Date;
  readonly lines: readonly ChargeLineToInvoice[];
};

type Tax = { readonly rate: Ratio; readonly rule: 'TotalInvoice' | 'TaxableSupply' };

/** Returns uninvoiced customer charges, locked until the transaction ends. */
export async function lockCustomerCharges(
  db: TenantDb,
  customerIds: readonly number[] | undefined,
  tax: Tax,
): Promise<readonly (ChargeToInvoice & { readonly customerId: number })[]> {
  const locked = await rows.lockClosedCharges(db, { side: 'Customer', customerIds });
  return locked.map((row) => ({ ...toInvoice(row, tax), customerId: row.customer_id ?? 0 }));
}

/** Returns driver charges without an RCTI, locked until the transaction ends. */
export async function lockDriverCharges(
  db: TenantDb,
  driverGuids: readonly string[],
  tax: Tax,
): Promise<readonly (ChargeToInvoice & { readonly driverGuid: string })[]> {
  const locked = await rows.lockClosedCharges(db, { side: 'Driver', driverGuids });
  return locked.map((row) => ({ ...toInvoice(row, tax), driverGuid: row.driver_guid ?? '' }));
}

/** A charge and its new invoice or RCTI. */
export type HandedCharge = {
  readonly chargeId: string;
  readonly documentId: number;
  readonly number: string;
};

/** Assigns locked charges to their documents. @throws if one of them already has a document */
export async function markChargesInvoiced(
  db: TenantDb,
  handed: readonly HandedCharge[],
): Promise<void> {
  const marked = await rows.putOnDocuments(
    db,
    handed.map(({ chargeId, documentId, number }) => ({
      charge_id: chargeId,
      document_id: documentId,
      document_number: number,
    })),
  );
  if (marked !== handed.length) throw new Error('A charge is invoiced already or open again');
}

/** Releases the charges of voided documents for the next ones. */
export async function releaseCharges(
  db: TenantDb,
  side: ChargeSide,
  documentIds: readonly number[],
): Promise<void> {
  await rows.takeOffDocuments(db, side, documentIds);
}

function toInvoice(row: rows.ClosedChargeRow, tax: Tax): ChargeToInvoice {
  const at = toDecimal(row.rate_minor).toFixed(2);
  const hours = `${hoursOf(row.charged_min)} h at ${at}`;
  const isTimed = row.hours_minor !== 0;
  return {
    id: row.id,
    jobId: row.job_id,
    jobNumber: row.job_number,
    fromSuburb: row.from_suburb,
    toSuburb: row.to_suburb,
    orderNumber: valueOf(row.reference, /order/i),
    costCenter: Object.values(row.cost_centre)[0] ?? null,
    suppliedAt: row.supplied_at,
    lines: pricedLines(row, tax).map((line, at) => ({
      ...line,
      hours: isTimed && at === 0 ? hours : '',
    })),
  };
}

const valueOf = (map: Readonly<Record<string, string>>, name: RegExp): string | null =>
  Object.entries(map).find(([key]) => name.test(key))?.[1] ?? null;
