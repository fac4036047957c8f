import { whyNot } from '@waybill/contract/booking/lifecycle';
import { itemLinesMax } from '@waybill/contract/booking/bookings/write-shapes';
import { type BookingRow, subjectOf } from '../../bookings/domain/booking-row.ts';
import { manifestGroups } from './manifest-groups.ts';

/**
 * Returns groups of bookings that could travel as one consignment: unmanifested, from one place to
 * one receiver, by one service, on one day, with the same options, uninsured and without dangerous
 * goods.
 */
export const consolidable = (rows: readonly BookingRow[]): readonly (readonly BookingRow[])[] =>
  manifestGroups(rows.filter(isSimple)).flatMap(({ bookings }) =>
    [...Map.groupBy(bookings, receiverKey).values()].filter(
      (together) => together.length > 1 && linesOf(together) <= itemLinesMax,
    ),
  );

/** True if these bookings may be consolidated. */
export function mayBeOne(rows: readonly BookingRow[]): boolean {
  const [together] = consolidable(rows);
  return together?.length === rows.length;
}

const isSimple = (row: BookingRow): boolean =>
  whyNot('manifest', subjectOf(row)) === null &&
  whyNot('edit', subjectOf(row)) === null &&
  !row.is_dangerous &&
  (row.insured_minor ?? 0) === 0;

const linesOf = (rows: readonly BookingRow[]): number =>
  rows.reduce((lines, { items }) => lines + items.length, 0);

function receiverKey(row: BookingRow): string {
  const { to_address: to } = row;
  const place = [to.companyName, to.contactName, to.addressLine1, to.suburb, to.postCode];
  return JSON.stringify([
    place.map((part) => (part ?? '').trim().toUpperCase()),
    row.service_code,
    row.booking_date?.toISOString().slice(0, 10),
    wishes(row.pickup_options),
    wishes(row.delivery_options),
    row.promo_code,
  ]);
}

const wishes = (options: Readonly<Record<string, string>>): unknown =>
  Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns the item lines of all bookings in order. */
export const itemsTogether = (rows: readonly BookingRow[]): BookingRow['items'] =>
  rows.flatMap(({ items }) => items).map((item, at) => ({ ...item, id: at + 1 }));
