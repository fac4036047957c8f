import { expect, it } from 'vitest';
import { missingParts } from './missing-parts.ts';

const parcel = { quantity: 3 } as never;
const booking = (part: number | null, isReturn = false) => ({ part, isReturn });
const missing = (bookings: readonly ReturnType<typeof booking>[], status: 'Booked' | 'New') =>
  missingParts({
    status,
    parcels: [parcel],
    fired_rules: [{ name: 'Apart', action: 'BookApart' }],
    bookings,
  });

it('are those without a booking to the receiver', () => {
  expect(missing([booking(1), booking(null, true)], 'Booked')).toEqual([0, 2]);
  expect(missing([booking(0), booking(1), booking(2)], 'Booked')).toEqual([]);
});

it('are none where it is not known which part a booking carries', () => {
  expect(missing([booking(1), booking(null)], 'Booked')).toEqual([]);
});

it('are none of an order that is not booked', () => {
  expect(missing([], 'New')).toEqual([]);
});
