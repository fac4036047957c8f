import { english, type Sentence, sentence, sentenceOf } from '@waybill/contract/sentence';
import { bookingsByConsignment } from '#contexts/booking/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { percent, type Ratio } from '@waybill/kernel/ratio';
import {
  type ComparedConsignment,
  type ComparedLine,
  compareConsignment,
} from './domain/compare.ts';
import { type QuotedBooking, servicesOf } from './domain/quoted.ts';
import { type Tolerance, usualTolerance } from '../tolerances/domain.ts';
import * as rows from './sql/importing.ts';
import { tolerances } from '../tolerances/tolerances.ts';

/** The maximum number of charges that one transaction compares, unless one consignment has more. */
const batch = 2000;

type Compared = {
  readonly id: number;
  /** The invoice lists several charges for some consignment (`isItemised` of its rows). */
  readonly isItemised: boolean;
};

/**
 * Compares the charges of the next consignments with their bookings. Returns true if more may
 * follow. The progress commits together with the lines, so that no charge is compared twice.
 */
export async function compareNext(db: TenantDb, { id, isItemised }: Compared): Promise<boolean> {
  const claimed = await rows.lockImport(db, id);
  if (claimed === undefined) return false;
  const charges = await wholeConsignments(db, claimed);
  const last = charges.at(-1);
  if (last === undefined) return false;
  const byConsignment = Map.groupBy(charges, (charge) => charge.consignment_id);
  const known = await knowledgeOf(db, claimed, [...byConsignment.keys()]);
  const compared = [...byConsignment].map(([number, theirs]) =>
    compareConsignment({ ...known.of(number), isItemised, charges: theirs.map(chargeOfRow) }),
  );
  await save(db, claimed, compared);
  await rows.noteCompared(db, id, { to: last.consignment_id, rows: rowsOf(charges) });
  return true;
}

/** Returns the next charges; leaves a consignment that the batch cuts off to the next batch. */
async function wholeConsignments(
  db: TenantDb,
  claimed: rows.ReconciliationImportRow,
): Promise<readonly rows.CarrierChargeRow[]> {
  const next = await rows.nextCharges(db, claimed, batch);
  const last = next.at(-1);
  if (last === undefined || next.length < batch) return next;
  const whole = next.filter((charge) => charge.consignment_id !== last.consignment_id);
  return whole.length > 0 ? whole : await rows.chargesOf(db, claimed.id, last.consignment_id);
}

/** Counts the rows of the file; a row may have several charges. */
const rowsOf = (charges: readonly rows.CarrierChargeRow[]): number =>
  new Set(charges.map(({ row_no }) => row_no)).size;

export const chargeOfRow = (row: rows.CarrierChargeRow) => ({
  rowNo: row.row_no,
  part: row.part,
  consignmentId: row.consignment_id,
  serviceCode: row.service_code,
  serviceName: row.service_name,
  grams: row.grams,
  cubicMillimetres: row.cubic_millimetres,
  amount: row.amount_minor,
});

type Known = {
  readonly consignmentId: string;
  readonly booking: QuotedBooking | null;
  readonly whyNone?: Sentence;
  readonly earlier: ReadonlyMap<string, Sentence>;
  readonly earlierTotal?: Sentence;
  readonly tolerance: Tolerance;
  readonly taxRate: Ratio;
};

/** Reads what is known of these consignments besides their charges. */
async function knowledgeOf(
  db: TenantDb,
  claimed: rows.ReconciliationImportRow,
  numbers: readonly string[],
): Promise<{ readonly of: (consignmentId: string) => Known }> {
  const { gstPercent } = await settingsOf(db);
  const taxRate = percent(gstPercent);
  const own = await tolerances(db);
  const bookings = new Map(
    (await bookingsByConsignment(db, numbers)).map((each) => [each.consignmentId, each]),
  );
  const invoicedBefore = Map.groupBy(
    await rows.invoicedBefore(db, claimed, numbers),
    (row) => row.consignment_id,
  );
  return {
    of(consignmentId) {
      const card = bookings.get(consignmentId);
      const isTheirs = card?.carrierCode === claimed.carrier_code;
      const earlier = new Map(
        (invoicedBefore.get(consignmentId) ?? []).map((row) => [row.service_key, nameOf(row)]),
      );
      const total = invoicedBefore.get(consignmentId)?.find((row) => row.compared_with === 'total');
      return {
        consignmentId,
        booking: card === undefined || !isTheirs ? null : quotedOf(card),
        ...(card !== undefined && !isTheirs ? { whyNone: bookedWith(card) } : {}),
        earlier,
        ...(total === undefined ? {} : { earlierTotal: nameOf(total) }),
        tolerance: own.get(card?.carrierAccountId ?? 0) ?? usualTolerance,
        taxRate,
      };
    },
  };
}

const bookedWith = ({ carrierName, carrierCode }: Card): Sentence =>
  sentence('Booked with {carrier}.', { carrier: carrierName ?? carrierCode ?? '' });

export const nameOf = ({ invoice_number, reconciliation_id }: rows.InvoicedBeforeRow): Sentence =>
  invoice_number === null
    ? sentence('reconciliation {number}', { number: reconciliation_id })
    : sentence('invoice {number}', { number: invoice_number });

type Card = Awaited<ReturnType<typeof bookingsByConsignment>>[number];

/** Returns a booking for the comparison with its charges. */
export const quotedOf = (card: Card): QuotedBooking => ({
  id: card.id,
  customerId: card.customerId,
  status: card.status,
  carrierCode: card.carrierCode,
  grams: card.grams,
  chargeableGrams: card.chargeableGrams,
  cubicMillimetres: Number(card.cubicMillimetres),
  isTaxed: card.pricing?.isTaxApplied ?? true,
  services: servicesOf(card.pricing),
});

async function save(
  db: TenantDb,
  claimed: rows.ReconciliationImportRow,
  compared: readonly ComparedConsignment[],
): Promise<void> {
  const ids = await rows.addConsignments(db, claimed.id, compared.map(consignmentRow));
  const lines = compared.flatMap(({ consignmentId, lines: theirs }) =>
    theirs.map((line, position) =>
      lineRow(line, { consignmentId, position, no: ids.get(consignmentId) ?? 0 }),
    ),
  );
  await rows.addLines(db, claimed, lines);
}

export const consignmentRow = (compared: ComparedConsignment): rows.NewConsignment => ({
  consignment_id: compared.consignmentId,
  booking_id: compared.booking?.id ?? null,
  customer_id: compared.booking?.customerId ?? null,
  booking_status: compared.booking?.status ?? null,
  declared_grams: compared.booking?.grams ?? 0,
  declared_cubic_millimetres: compared.booking?.cubicMillimetres ?? 0,
  charged_grams: compared.chargedGrams,
  charged_cubic_millimetres: compared.chargedCubicMillimetres,
});

type Place = { readonly consignmentId: string; readonly position: number; readonly no: number };

export const lineRow = (
  line: ComparedLine,
  { consignmentId, position, no }: Place,
): rows.NewReconciliationLine => ({
  consignment_no: no,
  position,
  consignment_id: consignmentId,
  service_key: line.serviceKey,
  invoice_service_code: line.invoiceServiceCode,
  service_code: line.serviceCode,
  service_name: line.serviceName,
  is_additional: line.isAdditional,
  compared_with: line.comparedWith,
  is_taxed: line.isTaxed,
  is_rechargeable: line.isRechargeable,
  carrier_quoted_minor: line.carrierQuoted,
  carrier_invoiced_minor: line.carrierInvoiced,
  carrier_recharge_minor: line.carrierRecharge,
  carrier_recharge_tax_minor: line.carrierRechargeTax,
  quoted_minor: line.quoted,
  requoted_minor: line.reQuoted,
  customer_recharge_minor: line.customerRecharge,
  customer_recharge_tax_minor: line.customerRechargeTax,
  status: line.status,
  reason: line.reason,
  explanation: english(line.explanation),
  explanation_sentence: sentenceOf(line.explanation) ?? null,
});
