import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latest, moves } from './movement.ts';

type Event = { readonly to: BookingStatus; readonly at: number };
type Place = { readonly status: BookingStatus; readonly statusAt: Date | null };

const scanned = [
  'PickedUp',
  'InTransit',
  'AtDepot',
  'OutForDelivery',
  'Delivered',
  'DeliveryFailed',
  'OnHold',
  'Damaged',
  'ReturnToSender',
] as const;

function after(place: Place, { to, at: minute }: Event): Place {
  const at = new Date(minute * 60_000);
  const moved = moves(place, to, at);
  if (moved) return { status: to, statusAt: latest(place.statusAt, at) };
  return place.status === to ? { ...place, statusAt: latest(place.statusAt, at) } : place;
}

const start: Place = { status: 'Booked', statusAt: null };
const statusAfter = (events: readonly Event[]): BookingStatus => events.reduce(after, start).status;

describe('the status after scans', () => {
  it('does not depend on the order in which they arrive (J-04)', () => {
    const event = fc.record({ to: fc.constantFrom(...scanned), at: fc.nat({ max: 40 }) });
    const shuffled = fc
      .array(event, { minLength: 1, maxLength: 12 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([events, arrived]) => {
        const sorted = events.toSorted((a, b) => a.at - b.at);
        expect(statusAfter(arrived)).toBe(statusAfter(sorted));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['Delivered', 'PickedUp', false],
    ['Cancelled', 'Delivered', false],
    ['Lost', 'Delivered', false],
    ['Draft', 'PickedUp', false],
    ['Quoted', 'Delivered', false],
    ['Failed', 'PickedUp', false],
    ['Booked', 'ReadyForPickup', true],
    ['ReadyForPickup', 'PickupRequested', false],
    ['PickedUp', 'Booked', false],
    ['DeliveryFailed', 'OutForDelivery', true],
    ['OnHold', 'Delivered', true],
  ] as const)('from %s to %s: %s', (status, to, moved) => {
    expect(moves({ status, statusAt: null }, to, new Date(0))).toBe(moved);
  });
});
