import { describe, expect, it } from 'vitest';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { consolidable, itemsTogether, mayBeOne } from './consolidation.ts';

const richmond = { companyName: 'Petrov', addressLine1: '1 Swan Street', suburb: 'Richmond' };
const from = { addressLine1: '14 Bourke Road', suburb: 'Alexandria', postCode: '2015' };

/** Returns the columns of a booked consignment that the rule reads. */
const row = (id: number, differences: Partial<Record<keyof BookingRow, unknown>> = {}) =>
  ({
    id,
    customer_id: 7,
    carrier_account_id: 1,
    status: 'Booked',
    manifest_number: null,
    invoice_id: null,
    pickup_number: null,
    service_code: 'STD',
    booking_date: new Date('2026-11-23T00:00:00Z'),
    from_address: { ...from, countryCode: 'AU' },
    to_address: { ...richmond, postCode: '3121' },
    pickup_options: {},
    delivery_options: {},
    is_dangerous: false,
    insured_minor: null,
    promo_code: null,
    items: [{ id: 1, quantity: id }],
    ...differences,
  }) as unknown as BookingRow;

const idsOf = (rows: readonly BookingRow[]) =>
  consolidable(rows).map((together) => together.map(({ id }) => id));

describe('consolidating freight', () => {
  it('requires the same receiver in any spelling, the same service and the same day', () => {
    const same = row(2, { to_address: { ...richmond, companyName: 'PETROV ', postCode: '3121' } });
    expect(idsOf([row(1), same, row(3, { service_code: 'EXP' })])).toEqual([[1, 2]]);
    expect(idsOf([row(1), row(2, { booking_date: new Date('2026-11-24T00:00:00Z') })])).toEqual([]);
  });

  it('excludes dangerous or insured freight, manifested freight and different customers', () => {
    for (const different of [
      { is_dangerous: true },
      { insured_minor: 5000 },
      { manifest_number: 'M1' },
      { customer_id: 8 },
      { status: 'PickedUp' },
    ]) {
      expect(idsOf([row(1), row(2, different)])).toEqual([]);
    }
  });

  it('requires all bookings to match, and renumbers the lines', () => {
    expect(mayBeOne([row(1), row(2)])).toBe(true);
    expect(mayBeOne([row(1), row(2), row(3, { service_code: 'EXP' })])).toBe(false);
    expect(itemsTogether([row(4), row(5)])).toEqual([
      { id: 1, quantity: 4 },
      { id: 2, quantity: 5 },
    ]);
  });
});
