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
 * Whether an event moves a booking (decisions B-03, J-04). The latest event wins, whatever order
 * events arrive in; of two at the same moment the further status. Delivered wins over everything
 * on the way, and final statuses stay. So every order of arrival ends in the same status.
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

/** The moment kept beside the status: the latest event that named it. */
export const latest = (one: Date | null, other: Date): Date =>
  one !== null && one > other ? one : other;
