import { type Message, sentence } from '../sentence.ts';
/**
 * The statuses of a booking, in the order in which freight passes through them (decisions B-01).
 */
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

/** The groups in which statuses are counted (decisions B-02); Cancelled is in none. */
export const statusGroups = {
  processing: ['Draft', 'Quoted', 'Booked', 'PickupRequested', 'ReadyForPickup'],
  inTransit: ['PickedUp', 'InTransit', 'AtDepot', 'OutForDelivery'],
  delivered: ['Delivered'],
  exception: ['DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender', 'Failed'],
} as const satisfies Readonly<Record<string, readonly BookingStatus[]>>;
export type StatusGroup = keyof typeof statusGroups;

const groups = Object.entries(statusGroups) as [StatusGroup, readonly BookingStatus[]][];

/** Returns the group that counts a status, or null for Cancelled. */
export const groupOf = (status: BookingStatus): StatusGroup | null =>
  groups.find(([, members]) => members.includes(status))?.[0] ?? null;

/** Statuses that only a correction by staff can leave (decisions B-03). */
export const finalStatuses: readonly BookingStatus[] = ['Delivered', 'Cancelled', 'Lost'];

/** Exception statuses, between which freight may move and from which it may return. */
const troubles = ['DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender'] as const;
const beforeBooked = ['Quoted', 'Booked', 'Failed', 'Cancelled'] as const;
const onTheWay = ['InTransit', 'AtDepot', 'OutForDelivery', 'Delivered', ...troubles] as const;
const backOnTheWay = ['PickedUp', ...onTheWay] as const;

/**
 * The transitions of each status (decisions B-03): forward, with skipping allowed; into exceptions
 * and back; and up to ReadyForPickup into Cancelled. Failed is a booking that the carrier refused.
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

/**
 * Returns whether the status may automatically become the other one. A status never leads to
 * itself.
 */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  from !== to && transitions[from].includes(to);

/** The states of a card payment that must succeed before freight moves. */
export const paymentStates = ['Pending', 'Paid', 'Declined'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Commands on bookings. */
export const bookingActs = [
  'edit',
  'book',
  'cancel',
  'delete',
  'printLabel',
  'manifest',
  'requestPickup',
  'correctStatus',
  'split',
  'joinLegs',
] as const;
export type BookingAct = (typeof bookingActs)[number];

const untilPickup: readonly BookingStatus[] = statusGroups.processing;
const booked: readonly BookingStatus[] = ['Booked', 'PickupRequested', 'ReadyForPickup'];
const sendable = bookingStatuses.filter(
  (status) => !['Draft', 'Quoted', 'Failed', 'Cancelled'].includes(status),
);

/** The statuses in which each command is allowed (decisions B-03, B-04, B-42). */
export const allowedIn: Readonly<Record<BookingAct, readonly BookingStatus[]>> = {
  edit: ['Draft', 'Quoted', 'Booked', 'PickupRequested', 'ReadyForPickup', 'Failed'],
  book: ['Draft', 'Quoted', 'Failed'],
  cancel: [...untilPickup, 'Failed'],
  delete: ['Draft', 'Quoted', 'Failed', 'Cancelled'],
  printLabel: sendable,
  manifest: booked,
  requestPickup: ['Booked', 'PickupRequested'],
  correctStatus: sendable,
  split: [...booked, 'Failed'],
  joinLegs: [...booked, 'Failed'],
};

const reasons: Readonly<Record<BookingAct, string>> = {
  edit: 'The booking can no longer be edited',
  book: 'The booking has already been booked',
  cancel: 'The booking can no longer be cancelled',
  delete: 'Only bookings that were never sent can be deleted',
  printLabel: 'Labels can be printed once the booking is confirmed',
  manifest: 'Only booked freight that has not been picked up can be manifested',
  requestPickup: 'A pickup can only be requested for booked freight',
  correctStatus: 'The status of this booking cannot be corrected',
  split: 'Only booked freight that has not been picked up can be split into legs',
  joinLegs: 'Legs can be rejoined while none of them is in transit',
};

export type ActSubject = {
  readonly bookingStatus: string;
  readonly invoiceId?: number | null | undefined;
  readonly manifestId?: string | null | undefined;
  readonly pickupRequestId?: string | null | undefined;
  readonly isMultiLeg?: boolean | undefined;
  readonly isUnderWay?: boolean | undefined;
  readonly paymentState?: PaymentState | null | undefined;
  readonly parentBookingId?: number | null | undefined;
};

/** Commands on the legs of a journey, not on the journey itself (decisions B-24). */
const ofLegs: Partial<Readonly<Record<BookingAct, string>>> = {
  book: 'Each leg is booked separately',
  manifest: 'Each leg is manifested separately',
  requestPickup: 'Each leg is picked up separately',
  correctStatus: 'The status follows the legs',
};

/** Commands on a whole journey, not on one of its legs. */
const ofJourneys: Partial<Readonly<Record<BookingAct, string>>> = {
  cancel: 'A leg is cancelled with its entire journey',
  delete: 'A leg is deleted with its entire journey',
  split: "A leg can't be split again",
  joinLegs: 'Legs are rejoined as an entire journey',
};

/**
 * Commands that remain for a journey if the carrier of a leg failed; other freight is deleted or
 * retried.
 */
const failedJourneys: readonly BookingAct[] = ['cancel', 'split', 'joinLegs'];

/** Returns why a command is refused for a journey with legs, or for a leg. */
function whyNotByLegs(act: BookingAct, subject: ActSubject): string | null {
  const isLeg = (subject.parentBookingId ?? null) !== null;
  if (isLeg) return ofJourneys[act] ?? null;
  const { bookingStatus: status } = subject;
  if (!subject.isMultiLeg) {
    if (act === 'joinLegs') return 'The booking is not split';
    return status === 'Failed' && failedJourneys.includes(act) ? reasons[act] : null;
  }
  if (act === 'cancel' && subject.isUnderWay) return reasons.cancel;
  if (act === 'delete' && status !== 'Cancelled') return 'Cancel the legs first';
  return ofLegs[act] ?? null;
}

/**
 * Returns the sentence that explains why a command is refused, or null if it is allowed. After its
 * manifest is closed, only a booking's names, phones and references can be edited (decisions B-42):
 * see `isLocked`.
 */
export function whyNot(act: BookingAct, subject: ActSubject): string | null {
  if (!allowedIn[act].includes(subject.bookingStatus as BookingStatus)) return reasons[act];
  const byPayment = whyNotByPayment(act, subject);
  if (byPayment !== null) return byPayment;
  const byLegs = whyNotByLegs(act, subject);
  if (byLegs !== null) return byLegs;
  const isInvoiced = (subject.invoiceId ?? null) !== null;
  if (isInvoiced && invoicedActs.includes(act)) {
    return 'The booking has already been invoiced';
  }
  if (act === 'manifest' && subject.manifestId) return 'The booking is already on a manifest';
  if (act === 'requestPickup' && subject.pickupRequestId)
    return 'A pickup has already been requested';
  if (act === 'split' && subject.manifestId) return 'The booking is already on a manifest';
  if (act === 'split' && subject.pickupRequestId) return 'A pickup has already been requested';
  return null;
}

/** Commands that set freight in motion: none is allowed before a card payment has succeeded. */
const movingActs: readonly BookingAct[] = ['printLabel', 'manifest', 'requestPickup', 'split'];

function whyNotByPayment(act: BookingAct, { paymentState }: ActSubject): string | null {
  if (!movingActs.includes(act)) return null;
  if (paymentState === 'Pending') return 'The card payment is still being processed';
  return paymentState === 'Declined' ? 'The card payment was declined' : null;
}

const invoicedActs: readonly BookingAct[] = ['edit', 'cancel', 'delete', 'split', 'joinLegs'];

type LegSubject = Pick<ActSubject, 'bookingStatus' | 'manifestId'> & {
  readonly legNumber: number;
  readonly lastTrackingStatus: string | null;
};

/**
 * Returns why the legs of a journey cannot be replaced by others or joined into one: one of them
 * has events or has been handed over. Null if they can.
 */
export function whyNotTakenBack(legs: readonly LegSubject[]): Message | null {
  for (const { legNumber, bookingStatus, manifestId, lastTrackingStatus } of legs) {
    const stands = allowedIn.joinLegs.includes(bookingStatus as BookingStatus);
    if (!stands || lastTrackingStatus !== null)
      return sentence('Leg {number} is in transit', { number: legNumber });
    if (manifestId) return sentence('Leg {number} is on a manifest', { number: legNumber });
  }
  return null;
}

/**
 * True once the manifest is closed, and for legs: only names, phones and references are editable.
 */
export const isLocked = (subject: ActSubject): boolean =>
  Boolean(subject.manifestId) || goesInLegs(subject);

/** True for a journey that was split into legs, and for each of these legs. */
export const goesInLegs = (subject: ActSubject): boolean =>
  subject.isMultiLeg === true || (subject.parentBookingId ?? null) !== null;
