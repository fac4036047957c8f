import type { OpenManifest } from '@waybill/contract/booking/manifests/shapes';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import type { ManifestGroup } from './manifest-groups.ts';

/** Bookings that would cost less as one, and the saving. */
export type ManifestSaving = {
  readonly bookings: readonly BookingRow[];
  readonly total: Minor;
  readonly totalAsOne: Minor;
};

/** Maps the freight waiting at one place for one carrier account to the API. */
export function openManifest(
  { customerId, carrierAccountId, bookings }: ManifestGroup,
  about: {
    readonly customerName: string;
    readonly savings: readonly ManifestSaving[];
    readonly now: Date;
  },
): OpenManifest {
  const [first] = bookings;
  // Groups are built from bookings, so there is at least one.
  if (first === undefined) throw new Error('A manifest without bookings');
  const ids = new Set(bookings.map(({ id }) => id));
  const { customerName, savings, now } = about;
  return {
    customerId,
    customerName,
    carrierAccountId,
    carrierAccountName: first.carrier_account_name,
    fromAddress: first.from_address,
    bookings: bookings.map(openBooking),
    cutOffAt: urgent(bookings, now)?.toISOString() ?? null,
    consolidations: savings
      .filter(({ bookings: [one] }) => one !== undefined && ids.has(one.id))
      .map(consolidation),
  };
}

/** Returns the next cut-off; the last one if all are past; nothing if none is known. */
export function urgent(
  bookings: readonly Pick<BookingRow, 'cut_off_at'>[],
  now: Date,
): Date | undefined {
  const all = bookings
    .flatMap(({ cut_off_at }) => (cut_off_at === null ? [] : [cut_off_at]))
    .toSorted((one, other) => one.getTime() - other.getTime());
  return all.find((at) => at > now) ?? all.at(-1);
}

const openBooking = (row: BookingRow): OpenManifest['bookings'][number] => ({
  id: row.id,
  consignmentId: row.consignment_id ?? '',
  legNumber: row.leg_number,
  bookingStatus: row.status,
  receiver: receiverOf(row),
  destination: destinationOf(row),
  serviceName: row.service_name,
  pieces: row.pieces,
  weight: row.grams / 1000,
  isDangerousGood: row.is_dangerous,
  pickupReadyTime: row.pickup_ready_at?.toISOString() ?? null,
  cutOffAt: row.cut_off_at?.toISOString() ?? null,
});

function consolidation(saving: ManifestSaving): OpenManifest['consolidations'][number] {
  const [first] = saving.bookings;
  return {
    bookingIds: saving.bookings.map(({ id }) => id),
    receiver: first === undefined ? '' : receiverOf(first),
    destination: first === undefined ? '' : destinationOf(first),
    total: toDecimal(saving.total),
    totalAsOne: toDecimal(saving.totalAsOne),
  };
}

const receiverOf = ({ to_address: to }: BookingRow): string =>
  to.companyName ?? to.contactName ?? '';

const destinationOf = ({ to_address: to }: BookingRow): string => `${to.suburb} ${to.postCode}`;
