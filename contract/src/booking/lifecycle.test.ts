import { describe, expect, it } from 'vitest';
import {
  bookingStatuses,
  finalStatuses,
  groupOf,
  mayBecome,
  statusGroups,
  whyNot,
} from './lifecycle.ts';

describe('the statuses of a booking', () => {
  it('are each in at most one count group, Cancelled in none [st-015]', () => {
    const grouped = Object.values(statusGroups).flat();
    expect([new Set(grouped).size, grouped.length]).toEqual([16, 16]);
    expect(bookingStatuses.filter((status) => groupOf(status) === null)).toEqual(['Cancelled']);
  });

  it('lead forward, into trouble and back, and end [st-016]', () => {
    expect([
      mayBecome('Draft', 'Booked'),
      mayBecome('Booked', 'OutForDelivery'),
      mayBecome('InTransit', 'AtDepot'),
      mayBecome('AtDepot', 'InTransit'),
      mayBecome('OnHold', 'InTransit'),
      mayBecome('ReadyForPickup', 'Cancelled'),
    ]).toEqual([true, true, true, true, true, true]);
    expect([
      mayBecome('PickedUp', 'Cancelled'),
      mayBecome('InTransit', 'Booked'),
      mayBecome('Draft', 'Delivered'),
      mayBecome('Booked', 'Booked'),
    ]).toEqual([false, false, false, false]);
    const ends = finalStatuses.flatMap((from) =>
      bookingStatuses.filter((to) => mayBecome(from, to)),
    );
    expect(ends).toEqual([]);
  });
});

describe('why not', () => {
  const booking = { bookingStatus: 'Booked', invoiceId: null, manifestId: null };

  it('is nothing where an act is allowed', () => {
    expect(whyNot('cancel', booking)).toBeNull();
  });

  it('is a sentence where it is not (B-04)', () => {
    expect([
      whyNot('cancel', { ...booking, bookingStatus: 'PickedUp' }),
      whyNot('cancel', { ...booking, invoiceId: 3 }),
      whyNot('delete', booking),
      whyNot('manifest', { ...booking, manifestId: 'M00000001' }),
    ]).toEqual([
      'The booking can no longer be cancelled',
      'The booking is already invoiced',
      'Only bookings that were never sent can be deleted',
      'The booking is already on a manifest',
    ]);
  });
});
