/** The statuses of a booking, in the order freight goes through them (decisions B-01). */
export const bookingStatuses = [
  'Draft',
  'Quoted',
  'Booked',
  'PickupRequested',
  'ReadyForPickup',
  'PickedUp',
  'InTransit',
  'AtDepot',
  'OutForDelivery',
  'Delivered',
  'DeliveryFailed',
  'OnHold',
  'Damaged',
  'Lost',
  'ReturnToSender',
  'Cancelled',
  'Failed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The groups that statuses are counted in (decisions B-02); Cancelled is in none. */
export const statusGroups = {
  processing: ['Draft', 'Quoted', 'Booked', 'PickupRequested', 'ReadyForPickup'],
  inTransit: ['PickedUp', 'InTransit', 'AtDepot', 'OutForDelivery'],
  delivered: ['Delivered'],
  exception: ['DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender', 'Failed'],
} as const satisfies Readonly<Record<string, readonly BookingStatus[]>>;
export type StatusGroup = keyof typeof statusGroups;

const groups = Object.entries(statusGroups) as [StatusGroup, readonly BookingStatus[]][];

/** The group a status counts in, or null for Cancelled. */
export const groupOf = (status: BookingStatus): StatusGroup | null =>
  groups.find(([, members]) => members.includes(status))?.[0] ?? null;

/** Statuses that nothing but a correction by staff leaves (decisions B-03). */
export const finalStatuses: readonly BookingStatus[] = ['Delivered', 'Cancelled', 'Lost'];

/** Trouble on the way, between which freight may go and from which it may come back. */
const troubles = ['DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender'] as const;
const beforeBooked = ['Quoted', 'Booked', 'Failed', 'Cancelled'] as const;
const onTheWay = ['InTransit', 'AtDepot', 'OutForDelivery', 'Delivered', ...troubles] as const;
const backOnTheWay = ['PickedUp', ...onTheWay] as const;

/**
 * Where each status leads (decisions B-03): forward, skipping allowed; into trouble and back; and up
 * to ReadyForPickup into Cancelled. Failed is a booking that the carrier refused.
 */
export const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  Draft: beforeBooked,
  Quoted: ['Booked', 'Failed', 'Cancelled'],
  Booked: ['PickupRequested', 'ReadyForPickup', ...backOnTheWay, 'Failed', 'Cancelled'],
  PickupRequested: ['ReadyForPickup', ...backOnTheWay, 'Failed', 'Cancelled'],
  ReadyForPickup: [...backOnTheWay, 'Failed', 'Cancelled'],
  PickedUp: onTheWay,
  InTransit: onTheWay,
  AtDepot: onTheWay,
  OutForDelivery: ['Delivered', ...troubles],
  Delivered: [],
  DeliveryFailed: backOnTheWay,
  OnHold: backOnTheWay,
  Damaged: backOnTheWay,
  Lost: [],
  ReturnToSender: backOnTheWay,
  Cancelled: [],
  Failed: ['Quoted', 'Booked', 'Cancelled', ...backOnTheWay],
};

/** True where the status may become the other one by itself. A status leads to itself nowhere. */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  from !== to && transitions[from].includes(to);

/** What people do to bookings. */
export const bookingActs = [
  'edit',
  'book',
  'cancel',
  'delete',
  'printLabel',
  'manifest',
  'requestPickup',
  'correctStatus',
] as const;
export type BookingAct = (typeof bookingActs)[number];

const untilPickup: readonly BookingStatus[] = statusGroups.processing;
const booked: readonly BookingStatus[] = ['Booked', 'PickupRequested', 'ReadyForPickup'];
const sendable = bookingStatuses.filter(
  (status) => !['Draft', 'Quoted', 'Failed', 'Cancelled'].includes(status),
);

/** In which statuses each act is allowed (decisions B-03, B-04, B-42). */
export const allowedIn: Readonly<Record<BookingAct, readonly BookingStatus[]>> = {
  edit: ['Draft', 'Quoted', 'Booked', 'PickupRequested', 'ReadyForPickup', 'Failed'],
  book: ['Draft', 'Quoted', 'Failed'],
  cancel: untilPickup,
  delete: ['Draft', 'Quoted', 'Failed', 'Cancelled'],
  printLabel: sendable,
  manifest: booked,
  requestPickup: ['Booked', 'PickupRequested'],
  correctStatus: sendable,
};

const reasons: Readonly<Record<BookingAct, string>> = {
  edit: 'The booking can no longer be edited',
  book: 'The booking is already booked',
  cancel: 'The booking can no longer be cancelled',
  delete: 'Only bookings that were never sent can be deleted',
  printLabel: 'Labels are printed once the booking is booked',
  manifest: 'Only booked freight that has not been picked up can be manifested',
  requestPickup: 'A pickup can be requested for booked freight only',
  correctStatus: 'The status of this booking cannot be corrected',
};

export type ActSubject = {
  readonly bookingStatus: string;
  readonly invoiceId?: number | null | undefined;
  readonly manifestId?: string | null | undefined;
  readonly pickupRequestId?: string | null | undefined;
};

/**
 * The sentence that says why an act is refused, or null where it is allowed. After its manifest is
 * closed a booking's names, phones and references may still be edited, nothing else (decisions B-42):
 * see `isLocked`.
 */
export function whyNot(act: BookingAct, subject: ActSubject): string | null {
  if (!allowedIn[act].includes(subject.bookingStatus as BookingStatus)) return reasons[act];
  const isInvoiced = (subject.invoiceId ?? null) !== null;
  if (isInvoiced && ['edit', 'cancel', 'delete'].includes(act)) {
    return 'The booking is already invoiced';
  }
  if (act === 'manifest' && subject.manifestId) return 'The booking is already on a manifest';
  if (act === 'requestPickup' && subject.pickupRequestId) return 'A pickup is already requested';
  return null;
}

/** True once the manifest is closed: edits reach names, phones and references only. */
export const isLocked = (subject: ActSubject): boolean => Boolean(subject.manifestId);
