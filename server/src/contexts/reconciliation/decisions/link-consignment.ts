import { bookingCard } from '#contexts/booking/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import { percent } from '@waybill/kernel/ratio';
import type { TenantDb } from '#platform/db/database.ts';
import { lockDecidable, settle } from './decisions.ts';
import { compareConsignment } from '../imports/domain/compare.ts';
import { usualTolerance } from '../tolerances/domain.ts';
import {
  chargeOfRow,
  consignmentRow,
  lineRow,
  nameOf,
  quotedOf,
} from '../imports/compare-charges.ts';
import * as imports from '../imports/sql/importing.ts';
import * as rows from './sql/lines.ts';
import * as links from './sql/links.ts';
import { tolerances } from '../tolerances/tolerances.ts';

type Link = { readonly bookingReconciliationId: number; readonly bookingId: number };

/**
 * Links a consignment without a booking to a booking of the same carrier and compares its charges
 * again. Its lines are stored under the booking's consignment number, so that the comparison of an
 * earlier or later invoice for the booking finds its charges. The carrier's invoice is locked.
 * @throws {Problem} ReconciliationNotFound, ReconciliationNotReady, ReconciliationLineNotFound,
 * ConsignmentNotLinkable, BookingNotFound
 */
export async function linkConsignment(
  db: TenantDb,
  { bookingReconciliationId, bookingId }: Link,
): Promise<void> {
  const { reconciliation_id: id } = found(
    await links.linkable(db, bookingReconciliationId),
    refusals.ReconciliationLineNotFound,
  );
  const invoice = await lockDecidable(db, id);
  const consignment = found(
    await links.linkable(db, bookingReconciliationId),
    refusals.ReconciliationLineNotFound,
  );
  const card = found(await bookingCard(db, bookingId), bookingProblems.BookingNotFound);
  insistLinkable(consignment, card, invoice.carrier_code);
  await insistOnce(db, { id, bookingId });
  const number = card.consignmentId ?? consignment.consignment_id;
  const charges = await imports.chargesOf(db, id, consignment.consignment_id);
  const [earlier, own, { gstPercent }, isItemised] = [
    await imports.invoicedBefore(db, { id, carrier_code: invoice.carrier_code }, [number]),
    await tolerances(db),
    await settingsOf(db),
    await imports.isItemised(db, id),
  ];
  const total = earlier.find((row) => row.compared_with === 'total');
  const compared = compareConsignment({
    consignmentId: number,
    charges: charges.map(chargeOfRow),
    booking: quotedOf(card),
    earlier: new Map(earlier.map((row) => [row.service_key, nameOf(row)])),
    ...(total === undefined ? {} : { earlierTotal: nameOf(total) }),
    isItemised,
    tolerance: own.get(card.carrierAccountId ?? 0) ?? usualTolerance,
    taxRate: percent(gstPercent),
  });
  await links.link(db, consignment.id, consignmentRow(compared));
  await rows.removeLines(db, consignment.id);
  await imports.addLines(
    db,
    { id, carrier_code: invoice.carrier_code },
    compared.lines.map((line, position) =>
      lineRow(line, { consignmentId: number, position, no: consignment.id }),
    ),
  );
  await links.sumAgain(db, id);
  await settle(db, id);
}

type Card = NonNullable<Awaited<ReturnType<typeof bookingCard>>>;

function insistLinkable(row: links.LinkableRow, card: Card, carrierCode: string): void {
  const whyNot = row.is_linked
    ? 'This consignment is already linked to a booking.'
    : row.is_decided
      ? 'Undo the decisions on this consignment first.'
      : card.carrierCode !== carrierCode
        ? 'The booking was booked with another carrier.'
        : null;
  if (whyNot !== null) throw new Problem(refusals.ConsignmentNotLinkable, { message: whyNot });
}

/** An invoice may charge a booking under one number only. */
async function insistOnce(db: TenantDb, link: { id: number; bookingId: number }): Promise<void> {
  if (!(await links.isCharged(db, link))) return;
  const message = 'This invoice already charges the booking under another consignment number.';
  throw new Problem(refusals.ConsignmentNotLinkable, { message });
}
