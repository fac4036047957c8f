import {
  allowedIn,
  bookingStatuses,
  type BookingStatus,
  statusGroups,
} from '@waybill/contract/booking/lifecycle';
import { latest } from '../../bookings/domain/movement.ts';

/** How far a leg is. */
export type LegStanding = {
  readonly status: BookingStatus;
  readonly status_at: Date | null;
  readonly last_tracking_status: string | null;
  readonly last_tracking_at: Date | null;
  readonly picked_up_at: Date | null;
  readonly delivered_at: Date | null;
};

/**
 * The status of a journey: that of its least advanced leg, an exception where a leg has one (B-24).
 */
export function statusOfJourney(legs: readonly BookingStatus[]): BookingStatus {
  const trouble = legs.find((status) => exceptions.includes(status));
  if (trouble !== undefined) return trouble;
  const [least = 'Booked'] = legs.toSorted((one, other) => rank(one) - rank(other));
  return least;
}

const exceptions: readonly BookingStatus[] = statusGroups.exception;
const rank = (status: BookingStatus): number => bookingStatuses.indexOf(status);

/**
 * What an event of a leg is to the journey, of which only the first leg is picked up and only the
 * last is out for delivery and delivered: between them freight comes to a depot and goes on.
 */
export function eventOfJourney<S extends string>(
  event: S,
  { legNumber, legs }: { readonly legNumber: number; readonly legs: number },
): S | 'InTransit' | 'AtDepot' {
  if (event === 'PickedUp') return legNumber === 1 ? event : 'InTransit';
  if (legNumber === legs) return event;
  if (event === 'OutForDelivery') return 'InTransit';
  return event === 'Delivered' ? 'AtDepot' : event;
}

/** Where a journey stands, of its legs in their order. */
export function standingOfJourney(legs: readonly LegStanding[]) {
  const status = statusOfJourney(legs.map((leg) => leg.status));
  const newest = legs
    .map((leg, at) => ({ ...leg, legNumber: at + 1 }))
    .toSorted((one, other) => timeOf(other.last_tracking_at) - timeOf(one.last_tracking_at))[0];
  const tracked = newest?.last_tracking_status ?? null;
  return {
    status,
    statusAt: legs.reduce<Date | null>(
      (at, leg) => (leg.status_at === null ? at : latest(at, leg.status_at)),
      null,
    ),
    trackedStatus:
      tracked === null || newest === undefined
        ? null
        : eventOfJourney(tracked, { legNumber: newest.legNumber, legs: legs.length }),
    trackedAt: newest?.last_tracking_at ?? null,
    pickedUpAt: legs[0]?.picked_up_at ?? null,
    isUnderWay: legs.some((leg) => !allowedIn.cancel.includes(leg.status)),
    deliveredAt: status === 'Delivered' ? (legs.at(-1)?.delivered_at ?? null) : null,
  };
}

const timeOf = (moment: Date | null): number => moment?.getTime() ?? 0;
