import type { CarrierParty, CarrierShipment } from '@waybill/adapters/carrier';
import type { Address } from '@waybill/contract/shared/address';
import { localDateOf } from '@waybill/kernel/time';
import { createHash } from 'node:crypto';
import type { BookingRow, KeyedTexts } from '../bookings/domain/booking-row.ts';

type ShipmentSettings = {
  readonly key: string;
  readonly timezone: string;
  readonly currency: string;
};

/** Maps a booking to the shipment sent to its carrier. */
export const shipmentOf = (
  row: BookingRow,
  { key, timezone, currency }: ShipmentSettings,
  now: Date,
): CarrierShipment => ({
  key,
  serviceCode: row.service_code ?? '',
  from: partyOf(row.from_address),
  to: partyOf(row.to_address),
  items: row.items,
  pickupOptions: row.pickup_options,
  deliveryOptions: row.delivery_options,
  isDangerousGood: row.is_dangerous,
  day: localDateOf(row.booking_date ?? now, timezone),
  currency,
  instructions: [row.special_instructions, row.delivery_instructions].filter(Boolean).join(' · '),
});

const partyOf = (address: Address): CarrierParty => ({
  countryCode: address.countryCode,
  postCode: address.postCode,
  suburb: address.suburb,
  isResidential: address.type === 'Residential',
  companyName: address.companyName ?? '',
  contactName: address.contactName ?? '',
  telephone: address.telephone ?? '',
  email: address.email ?? '',
  addressLine1: address.addressLine1,
  addressLine2: [address.addressLine2, address.addressLine3].filter(Boolean).join(', '),
  stateCode: address.stateCode ?? '',
});

/**
 * Identifies a shipment by account, service, places, pieces and extras. The contact at the door is
 * excluded, because it may change in transit.
 */
export const fingerprintOf = (row: BookingRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.carrier_account_id,
        row.service_code,
        [row.from_address, row.to_address].map(placeOf),
        row.items.map((i) => [i.packageType, i.length, i.width, i.height, i.weight, i.quantity]),
        [row.pickup_options, row.delivery_options].map(inOrder),
        row.is_dangerous,
      ]),
    )
    .digest('base64url');

const inOrder = (options: KeyedTexts) =>
  Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));

const placeOf = (a: Address) => [
  a.countryCode,
  a.postCode,
  a.suburb.toUpperCase(),
  a.addressLine1,
  a.addressLine2,
];
