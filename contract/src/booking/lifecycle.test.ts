import { describe, expect, it } from 'vitest';
import {
  bookingActs,
  bookingStatuses,
  finalStatuses,
  groupOf,
  mayBecome,
  type PaymentState,
  paymentStates,
  statusGroups,
  whyNot,
} from './lifecycle.ts';

describe('booking statuses', () => {
  it('each belong to at most one count group, Cancelled to none [st-015]', () => {
    const grouped = Object.values(statusGroups).flat();
    expect([new Set(grouped).size, grouped.length]).toEqual([16, 16]);
    expect(bookingStatuses.filter((status) => groupOf(status) === null)).toEqual(['Cancelled']);
  });

  it('lead forward, to exceptions and back, and to an end [st-016]', () => {
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

describe('whyNot', () => {
  const booking = { bookingStatus: 'Booked', invoiceId: null, manifestId: null };

  it('returns nothing when a command is allowed', () => {
    expect(whyNot('cancel', booking)).toBeNull();
  });

  it('returns a sentence when it is not (B-04)', () => {
    expect([
      whyNot('cancel', { ...booking, bookingStatus: 'PickedUp' }),
      whyNot('cancel', { ...booking, invoiceId: 3 }),
      whyNot('delete', booking),
      whyNot('manifest', { ...booking, manifestId: 'M00000001' }),
    ]).toEqual([
      'The booking can no longer be cancelled',
      'The booking has already been invoiced',
      'Only bookings that were never sent can be deleted',
      'The booking is already on a manifest',
    ]);
  });

  it('refuses every command that moves freight before a card payment is certain', () => {
    const refusedIn = (paymentState: PaymentState | null) =>
      bookingActs.filter(
        (act) =>
          whyNot(act, { ...booking, paymentState }) !== null && whyNot(act, booking) === null,
      );
    const moving = ['printLabel', 'manifest', 'requestPickup', 'split'];
    expect(paymentStates.map((state) => [state, refusedIn(state)])).toEqual([
      ['Pending', moving],
      ['Paid', []],
      ['Declined', moving],
    ]);
    // A new command is sorted here: does it move freight?
    expect(bookingActs.filter((act) => !moving.includes(act))).toEqual([
      'edit',
      'book',
      'cancel',
      'delete',
      'correctStatus',
      'joinLegs',
    ]);
  });
});
