import {
  allowedIn,
  bookingStatuses,
  type BookingStatus,
  statusGroups,
} from '@waybill/contract/booking/lifecycle';
import { latest } from '../../bookings/domain/movement.ts';

/** The progress of a leg. */
export type LegStanding = {
  readonly status: BookingStatus;
  readonly status_at: Date | null;
  readonly last_tracking_status: string | null;
  readonly last_tracking_at: Date | null;
  readonly picked_up_at: Date | null;
  readonly delivered_at: Date | null;
};

/**
 * Returns the status of a journey: that of its least advanced leg, or an exception of any leg
 * (B-24).
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
 * Translates an event of a leg to the journey. Only the first leg is picked up and only the last is
 * out for delivery and delivered; in between, freight arrives at a depot and departs.
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

/** Returns the progress of a journey from its legs in order. */
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
