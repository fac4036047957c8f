import { createHash } from 'node:crypto';
import type { BookingQuoteInput } from './snapshot.ts';

/** Returns a key that requests have in common which carriers price alike for one customer. */
export function freightKeyOf(request: BookingQuoteInput, day: string): string {
  const { customer, fromAddress, toAddress, items, pickupOptions, deliveryOptions } = request;
  const { isDangerousGood, dangerousGoodUNCode, dangerousGoodPackageType, promoCode } = request;
  const freight = [
    customer?.customerId ?? null,
    day,
    [fromAddress, toAddress].map(placeOf),
    items.map(({ packageType, quantity, ...sides }) => [
      packageType,
      quantity,
      [sides.length, sides.width, sides.height, sides.weight].map(({ value, unit }) => [
        value,
        unit,
      ]),
    ]),
    [pickupOptions, deliveryOptions].map((options) =>
      Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    [isDangerousGood, dangerousGoodUNCode ?? null, dangerousGoodPackageType ?? null],
    promoCode ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(freight)).digest('base64url');
}

const placeOf = ({ countryCode, postCode, suburb, type }: BookingQuoteInput['fromAddress']) => [
  countryCode.toUpperCase(),
  postCode,
  suburb.trim().toUpperCase(),
  type?.toLowerCase() ?? '',
];
