import {
  bookingStatuses,
  type BookingStatus,
  finalStatuses,
  statusGroups,
} from '@waybill/contract/booking/lifecycle';

type Place = { readonly status: BookingStatus; readonly statusAt: Date | null };

const waiting: readonly BookingStatus[] = ['Booked', 'PickupRequested', 'ReadyForPickup'];
const moving: readonly BookingStatus[] = [
  ...statusGroups.inTransit,
  ...statusGroups.exception.filter((status) => status !== 'Failed'),
];

/**
 * True if an event changes the status of a booking (decisions B-03, J-04). The latest event wins,
 * whatever the order of arrival; of two events at the same time, the further status wins. Delivered
 * wins over every status in transit, and final statuses never change. Every order of arrival
 * therefore ends in the same status.
 */
export function moves({ status, statusAt }: Place, to: BookingStatus, at: Date): boolean {
  if (finalStatuses.includes(status) || status === to) return false;
  if (![...waiting, ...moving].includes(status)) return false;
  if (to === 'Delivered') return true;
  if (waiting.includes(to)) return waiting.includes(status) && rank(to) > rank(status);
  if (!moving.includes(to)) return false;
  if (statusAt === null || waiting.includes(status)) return true;
  const later_ms = at.getTime() - statusAt.getTime();
  return later_ms > 0 || (later_ms === 0 && rank(to) > rank(status));
}

const rank = (status: BookingStatus): number => bookingStatuses.indexOf(status);

/** Returns the time stored with the status: that of the latest event with this status. */
export const latest = (one: Date | null, other: Date): Date =>
  one !== null && one > other ? one : other;
