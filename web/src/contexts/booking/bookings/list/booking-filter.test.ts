import { describe, expect, it } from 'vitest';
import { bookingFilter, missingOf, pastedNumbers } from './booking-filter.ts';

const sydney = 'Australia/Sydney';

describe('the filter of a bookings list', () => {
  it('is empty when nothing is filtered', () => {
    expect(bookingFilter({ text: ' ', statuses: [] }, sydney)).toBe('');
  });

  it('lists the statuses of a group', () => {
    expect(bookingFilter({ group: 'inTransit' }, sydney)).toBe(
      "bookingStatus in ('PickedUp','InTransit','AtDepot','OutForDelivery')",
    );
  });

  it("uses days in the tenant's time zone, including clock changes", () => {
    expect(bookingFilter({ from: '2026-10-04', to: '2026-10-04' }, sydney)).toBe(
      '(creationTime ge 2026-10-03T14:00:00.000Z) and (creationTime lt 2026-10-04T13:00:00.000Z)',
    );
  });

  it('matches pasted numbers, and quotes other text', () => {
    expect(bookingFilter({ text: 'acm1234 ACM1241' }, sydney)).toBe(
      "consignmentId in ('ACM1234','ACM1241')",
    );
    expect(bookingFilter({ text: "O'Neill" }, sydney)).toContain(
      "contains(toAddress/companyName,'O''Neill')",
    );
  });

  it('looks for the digits of a phone number in any spacing', () => {
    expect(bookingFilter({ text: '0412 345 678' }, sydney)).toContain(
      "or contains(words,'0412345678')",
    );
    expect(bookingFilter({ text: '9555 1234' }, sydney)).toBe(
      "consignmentId in ('9555','1234') or contains(words,'95551234')",
    );
  });

  it('treats bookings under way as late when they were due before the current minute', () => {
    expect(bookingFilter({ lateAt: Date.parse('2026-11-18T01:02:59Z') }, sydney)).toBe(
      "bookingStatus in ('Booked','PickupRequested','ReadyForPickup','PickedUp','InTransit'," +
        "'AtDepot','OutForDelivery') and eta lt 2026-11-18T01:02:00.000Z",
    );
  });

  it('combines several filters', () => {
    expect(bookingFilter({ unmanifested: true, creatorUserId: 4 }, sydney)).toBe(
      "(manifestId eq null and bookingStatus in ('Booked','PickupRequested','ReadyForPickup'))" +
        ' and (creatorUserId eq 4)',
    );
  });
});

describe('pasted numbers', () => {
  it('without a booking are reported', () => {
    const bookings = [{ consignmentId: 'ACM1234' }, { consignmentId: null }];
    expect(missingOf(['ACM1234', 'ACM1241'], bookings)).toEqual(['ACM1241']);
  });

  it.each<[string, readonly string[]]>([
    ['ACM1234\nACM1241, acm1258', ['ACM1234', 'ACM1241', 'ACM1258']],
    ['ACM1234\nACM1241\nNOPE1', ['ACM1234', 'ACM1241', 'NOPE1']],
    ['ACM1234', []],
    ['Port Botany 2036', []],
    ['ACM1234 ACM1234', ['ACM1234']],
  ])('%j are parsed as %j', (text, numbers) => {
    expect(pastedNumbers(text)).toEqual(numbers);
  });
});
