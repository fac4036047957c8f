import { toGrams, toMillimetres } from '@waybill/kernel/measures';
import { localDateOf } from '@waybill/kernel/time';
import type { z } from 'zod';
import type { Contents } from '../../bookings/domain/booking-row.ts';
import { areSame } from '../../bookings/domain/contents.ts';
import type { BookingQuoteRequest } from '@waybill/contract/pricing/quotes/shapes';

type QuoteRequest = z.output<typeof BookingQuoteRequest>;

/** Maps a booking's freight to a quote request. */
export const quoteRequestOf = (contents: Contents, now: Date, timezone: string): QuoteRequest => ({
  fromAddress: placeOf(contents.from_address),
  toAddress: placeOf(contents.to_address),
  pickupOptions: { ...contents.pickup_options },
  deliveryOptions: { ...contents.delivery_options },
  isDangerousGood: contents.is_dangerous,
  dangerousGoodUNCode: contents.dangerous_un_code,
  dangerousGoodPackageType: contents.dangerous_package_type,
  items: contents.items.map((item) => ({ ...item })),
  customer: { customerId: contents.customer_id },
  promoCode: contents.promo_code,
  despatchDate: localDateOf(contents.booking_date ?? now, timezone),
  readyTime: contents.booking_date?.toISOString() ?? null,
  totalDistance: 0,
  totalTime: 0,
});

/** True if a quote was requested for the same freight: same places, pieces and extras. */
export const isQuotedFor = (quoted: QuoteRequest, booked: QuoteRequest): boolean =>
  areSame(essence(quoted), essence(booked));

const essence = (request: QuoteRequest): unknown => [
  [request.fromAddress, request.toAddress].map((place) => [
    place.countryCode.toUpperCase(),
    place.postCode,
    place.suburb.trim().toUpperCase(),
    place.type === 'Residential',
  ]),
  request.items.map((i) => [
    [i.length, i.width, i.height].map((side) => toMillimetres(side)),
    toGrams(i.weight),
    i.quantity,
  ]),
  requestedExtras(request.pickupOptions),
  requestedExtras(request.deliveryOptions),
  request.isDangerousGood,
];

/** Returns the requested extras; an extra set to no equals an omitted one. */
export const requestedExtras = (
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => !['', 'false', 'no', '0'].includes(value.trim().toLowerCase()))
      .filter(([name]) => name !== 'instructions'),
  );

const placeOf = (address: Contents['from_address']): QuoteRequest['fromAddress'] => ({
  postCode: address.postCode,
  suburb: address.suburb,
  countryCode: address.countryCode,
  type: address.type,
});
