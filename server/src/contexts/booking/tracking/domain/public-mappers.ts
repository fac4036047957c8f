import type {
  SharedBooking,
  TrackingLookupResult,
} from '@waybill/contract/booking/tracking/shapes';
import type { Address } from '@waybill/contract/shared/address';
import type { z } from 'zod';
import { kilograms, toTrackingEntry } from '../../bookings/domain/mappers.ts';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';

type Tracking = Parameters<typeof toTrackingEntry>[0];

/**
 * Maps tracking for anonymous visitors: suburbs and events, no names or streets (decisions B-22).
 */
export const toLookup = (
  row: BookingRow,
  tracking: readonly Tracking[],
  timezone: string,
): z.output<typeof TrackingLookupResult> => ({
  eta: expectedOf(row, tracking),
  bookingId: row.id,
  bookingStatus: row.status,
  consignmentId: row.consignment_id ?? '',
  carrierServiceName: row.service_name,
  trackingDetails: publicEvents(tracking),
  bookingDate: row.booking_date?.toISOString() ?? null,
  pickupReadyTime: row.pickup_ready_at?.toISOString() ?? null,
  pickedUpTime: row.picked_up_at?.toISOString() ?? null,
  deliveredTime: row.delivered_at?.toISOString() ?? null,
  fromAddress: suburbOf(row.from_address),
  toAddress: suburbOf(row.to_address),
  timezone,
});

/** Maps the booking of a shared link: no prices, notes, logs or contact data (decisions B-21). */
export const toSharedTracking = (
  row: BookingRow,
  tracking: readonly Tracking[],
  timezone: string,
): z.output<typeof SharedBooking> => ({
  id: row.id,
  consignmentId: row.consignment_id,
  bookingStatus: row.status,
  carrier: row.carrier_name,
  carrierServiceName: row.service_name,
  bookingDate: row.booking_date?.toISOString() ?? null,
  pickupReadyTime: row.pickup_ready_at?.toISOString() ?? null,
  eta: expectedOf(row, tracking),
  fromAddress: suburbOf(row.from_address),
  toAddress: suburbOf(row.to_address),
  items: row.items.map((item) => ({ ...item, itemValue: null })),
  totalWeight: kilograms(row.grams),
  totalVolume: { value: Number(row.cubic_millimetres) / 1e9, unit: 'm3' },
  trackingDetails: publicEvents(tracking),
  isDangerousGood: row.is_dangerous,
  timezone,
});

/** Returns when the driver under way is expected; otherwise the quoted arrival. */
function expectedOf(row: BookingRow, tracking: readonly Tracking[]): string | null {
  const last = tracking.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const expected = last?.details.find(({ key }) => key === 'expected')?.value;
  return expected ?? row.eta?.toISOString() ?? null;
}

/**
 * Removes declined cards and carriers' refusals, which concern only the customer and the tenant.
 */
const publicEvents = (tracking: readonly Tracking[]) =>
  tracking.filter(({ status }) => status !== 'Failed').map(bare);

/** Removes the driver, the signatory and the driver's notes, which are internal. */
const bare = (entry: Tracking): ReturnType<typeof toTrackingEntry> => ({
  ...toTrackingEntry(entry),
  details: entry.details.filter(({ key }) => places.includes(key)).map((pair) => ({ ...pair })),
});

const places: readonly string[] = ['location', 'depot'];

const suburbOf = (address: Address): Address => ({
  type: null,
  contactName: null,
  companyName: null,
  email: null,
  telephone: null,
  addressLine1: '',
  addressLine2: null,
  addressLine3: null,
  postCode: address.postCode,
  suburb: address.suburb,
  state: address.state,
  stateCode: address.stateCode,
  country: address.country,
  countryCode: address.countryCode,
});
