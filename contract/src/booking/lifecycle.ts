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

/** How far a card payment has come that must be certain before freight moves. */
export const paymentStates = ['Pending', 'Paid', 'Declined'] as const;
export type PaymentState = (typeof paymentStates)[number];

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
  'split',
  'joinLegs',
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

/** What is done with the legs of a journey, not with the journey itself (decisions B-24). */
const ofLegs: Partial<Readonly<Record<BookingAct, string>>> = {
  book: 'Each leg is booked separately',
  manifest: 'Each leg is manifested separately',
  requestPickup: 'Each leg is picked up separately',
  correctStatus: 'The status follows the legs',
};

/** What is done with a whole journey, not with one of its legs. */
const ofJourneys: Partial<Readonly<Record<BookingAct, string>>> = {
  cancel: 'A leg is cancelled with its entire journey',
  delete: 'A leg is deleted with its entire journey',
  split: "A leg can't be split again",
  joinLegs: 'Legs are rejoined as an entire journey',
};

/** What a journey may be rid of where the carrier of a leg failed; other freight is deleted or tried again. */
const failedJourneys: readonly BookingAct[] = ['cancel', 'split', 'joinLegs'];

/** Why an act is refused to a journey with legs, or to a leg. */
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
 * The sentence that says why an act is refused, or null where it is allowed. After its manifest is
 * closed a booking's names, phones and references may still be edited, nothing else (decisions B-42):
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

/** What sets freight in motion: none of it happens before a card payment is certain. */
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
 * Why the legs of a journey cannot make place for others, or for freight in one: something happened to
 * one, or it is handed over. Null where they can.
 */
export function whyNotTakenBack(legs: readonly LegSubject[]): string | null {
  for (const { legNumber, bookingStatus, manifestId, lastTrackingStatus } of legs) {
    const stands = allowedIn.joinLegs.includes(bookingStatus as BookingStatus);
    if (!stands || lastTrackingStatus !== null) return `Leg ${legNumber} is under way`;
    if (manifestId) return `Leg ${legNumber} is on a manifest`;
  }
  return null;
}

/** True once the manifest is closed, and in legs: edits reach names, phones and references only. */
export const isLocked = (subject: ActSubject): boolean =>
  Boolean(subject.manifestId) || goesInLegs(subject);

/** True of a journey that was split into legs, and of each of these. */
export const goesInLegs = (subject: ActSubject): boolean =>
  subject.isMultiLeg === true || (subject.parentBookingId ?? null) !== null;
