import type { RctiOutcome } from '@waybill/contract/finance/rcti/shapes';
import { lockDriverCharges, markChargesInvoiced } from '#contexts/jobs/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { addDays, type LocalDate } from '@waybill/kernel/local-date';
import { toDecimal } from '@waybill/kernel/money';
import type { FinanceCommand } from '../invoices/issue.ts';
import type { FinanceSettings } from '../ledger/office.ts';
import { type RctiBill, rctiBill, rctiBlocker } from './domain.ts';
import { publishChange } from './publish-change.ts';
import * as rows from './sql.ts';

/** The amount owed to one contractor, and what prevents an RCTI. */
type PlannedRcti = {
  readonly driver: rows.DriverToPayRow;
  readonly charges: number;
  readonly bill: RctiBill;
  readonly blocker: RctiOutcome['blocker'];
};

/** Locks the closed driver charges that are on no RCTI and returns a bill for each driver. */
export async function planRctis(
  db: TenantDb,
  driverIds: readonly string[],
  settings: FinanceSettings,
): Promise<readonly PlannedRcti[]> {
  const drivers = await rows.driversToPay(db, driverIds);
  const locked = await lockDriverCharges(db, driverIds, settings.terms);
  const byDriver = Map.groupBy(locked, ({ driverGuid }) => driverGuid);
  return drivers.flatMap((driver) => {
    const charges = byDriver.get(driver.driver_guid) ?? [];
    if (charges.length === 0) return [];
    const bill = rctiBill(charges, {
      tax: settings.terms,
      timezone: settings.timezone,
      isGstRegistered: driver.details?.is_gst_registered ?? false,
    });
    const blocker = rctiBlocker(driver.details, settings.seller);
    return [{ driver, charges: charges.length, bill, blocker }];
  });
}

type Issuing = FinanceCommand & {
  readonly invoiceDate: LocalDate;
  readonly seller: FinanceSettings['seller'];
};

/**
 * Issues RCTIs with contiguous numbers if nothing prevents them. The number series is the last
 * lock; the charges are locked already.
 * @throws {Problem} NumberSeriesExhausted
 */
export async function issueRctis(
  db: TenantDb,
  planned: readonly PlannedRcti[],
  { invoiceDate, seller, ...command }: Issuing,
): Promise<readonly RctiOutcome[]> {
  const ready = planned.filter(({ blocker }) => blocker === null);
  if (ready.length === 0) return planned.map((each) => outcomeOf(each));
  const numbers = await nextNumbers(db, 'rcti', ready.length);
  const numbered = ready.map((each, at) => ({ ...each, rctiNumber: numbers[at] ?? '' }));
  const rctis = numbered.map(({ driver, bill, rctiNumber }) =>
    rowOf({ driver, bill, number: rctiNumber, invoiceDate, seller }),
  );
  const ids = await rows.addRctis(db, rctis, command);
  const issued = numbered.map((each) => ({ ...each, id: ids.get(each.rctiNumber) ?? 0 }));
  await rows.addRctiLines(
    db,
    issued.flatMap(({ id, bill }) => bill.lines.map((line) => ({ ...line, rcti_id: id }))),
  );
  await bind(db, issued);
  for (const { id } of issued) publishChange(db, id);
  return planned.map((each) =>
    outcomeOf(
      each,
      issued.find(({ driver }) => driver === each.driver),
    ),
  );
}

type Issued = PlannedRcti & { readonly id: number; readonly rctiNumber: string };

async function bind(db: TenantDb, issued: readonly Issued[]): Promise<void> {
  const handed = issued.flatMap(({ id, rctiNumber, bill }) =>
    [...new Set(bill.lines.map((line) => line.charge_id))].map((chargeId) => ({
      chargeId,
      documentId: id,
      number: rctiNumber,
    })),
  );
  await rows.bindCharges(
    db,
    handed.map(({ chargeId, documentId }) => ({ charge_id: chargeId, rcti_id: documentId })),
  );
  await markChargesInvoiced(db, handed);
}

type NumberedRcti = {
  readonly driver: rows.DriverToPayRow;
  readonly bill: RctiBill;
  readonly number: string;
  readonly invoiceDate: LocalDate;
  readonly seller: FinanceSettings['seller'];
};

function rowOf({ driver, bill, number, invoiceDate, seller }: NumberedRcti): rows.NewRcti {
  const { details } = driver;
  if (details === null || details.agreed_on === null) throw new Error('A blocked RCTI was issued');
  return {
    number,
    driver_guid: driver.driver_guid,
    supplier: {
      name: details.name,
      abn: details.abn,
      lines: details.address.split('\n').filter((line) => line !== ''),
      email: details.email,
      phone: '',
    },
    recipient: seller,
    payment_details: details.payment_details,
    is_gst_registered: details.is_gst_registered,
    agreed_on: details.agreed_on,
    invoice_date: invoiceDate,
    due_date: addDays(invoiceDate, details.terms_days),
    tax_exclusive_minor: bill.taxExclusive,
    tax_minor: bill.tax,
    amount_minor: bill.total,
  };
}

function outcomeOf(
  { driver, charges, bill, blocker }: PlannedRcti,
  rcti?: Pick<Issued, 'id' | 'rctiNumber'>,
): RctiOutcome {
  return {
    driverId: driver.driver_guid,
    supplierName: driver.details?.name ?? driver.driver_name,
    charges,
    taxExclusiveAmount: toDecimal(bill.taxExclusive),
    tax: toDecimal(bill.tax),
    amount: toDecimal(bill.total),
    blocker,
    rcti: rcti === undefined ? null : { id: rcti.id, rctiNumber: rcti.rctiNumber },
  };
}

/** Returns what would be issued, without issuing anything. */
export const previewRctis = (planned: readonly PlannedRcti[]): readonly RctiOutcome[] =>
  planned.map((each) => outcomeOf(each));
