import {
  type BookingStatus,
  bookingStatuses,
  groupOf,
  type StatusGroup,
} from '@waybill/contract/booking/lifecycle';
import {
  Ban,
  CircleCheck,
  CircleDollarSign,
  CircleX,
  Clock,
  FilePen,
  type LucideIcon,
  MapPin,
  PackageX,
  Pause,
  RotateCcw,
  SearchX,
  TriangleAlert,
  Truck,
  Undo2,
  UserCheck,
  Warehouse,
} from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { neverLate } from '../links/status-filters.ts';

export type StatusLook = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
};

const look = (word: string, family: PillFamily, icon: LucideIcon): StatusLook => ({
  word,
  family,
  icon,
});

const looks: Readonly<Record<BookingStatus, StatusLook>> = {
  Draft: look('Draft', 'neutral', FilePen),
  Quoted: look('Quoted', 'amber', CircleDollarSign),
  Booked: look('Booked', 'purple', UserCheck),
  PickupRequested: look('Pickup requested', 'amber', Clock),
  ReadyForPickup: look('Ready for pickup', 'amber', Clock),
  PickedUp: look('Picked up', 'blue', Truck),
  InTransit: look('In transit', 'blue', Truck),
  AtDepot: look('At depot', 'teal', Warehouse),
  OutForDelivery: look('Out for delivery', 'teal', MapPin),
  Delivered: look('Delivered', 'green', CircleCheck),
  DeliveryFailed: look('Delivery failed', 'orange', RotateCcw),
  OnHold: look('On hold', 'orange', Pause),
  Damaged: look('Damaged', 'red', PackageX),
  Lost: look('Lost', 'red', SearchX),
  ReturnToSender: look('Returning to sender', 'orange', Undo2),
  Cancelled: look('Cancelled', 'neutral', Ban),
  Failed: look('Failed', 'red', CircleX),
};

/** Returns the look of a status; one unknown to this page is shown as its raw text. */
export const statusLook = (status: string): StatusLook =>
  looks[status as BookingStatus] ?? look(status, 'neutral', Clock);

export type GroupLook = StatusLook & { readonly group: StatusGroup };

/** The four groups in which bookings are counted, in the order of their progress. */
export const groupLooks: readonly GroupLook[] = [
  { group: 'processing', ...look('Processing', 'amber', Clock) },
  { group: 'inTransit', ...look('In transit', 'blue', Truck) },
  { group: 'delivered', ...look('Delivered', 'green', CircleCheck) },
  { group: 'exception', ...look('Exception', 'red', TriangleAlert) },
];

/** The statuses as options of a filter. */
export const statusChoices = bookingStatuses.map((status) => ({
  value: status,
  label: looks[status].word,
}));

type Timed = { readonly bookingStatus: string; readonly eta: string | null };

/** True for freight under way or not yet collected that should have arrived. */
export function isLate({ bookingStatus, eta }: Timed, now: number): boolean {
  const status = bookingStatus as BookingStatus;
  const group = groupOf(status);
  const open = group === 'processing' || group === 'inTransit' || group === 'exception';
  return open && !neverLate.includes(status) && eta !== null && Date.parse(eta) < now;
}
