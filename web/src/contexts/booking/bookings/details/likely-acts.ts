import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { HeadingAction } from '#ui/heading-actions.ts';

/** The actions of a booking's page, in the order of its menu. */
export const headActs = [
  'finish',
  'printLabel',
  'edit',
  'manifest',
  'requestPickup',
  'proof',
  'share',
  'email',
  'credit',
  'duplicate',
  'correct',
  'apart',
  'split',
  'join',
  'cancel',
  'delete',
] as const;
export type HeadAct = (typeof headActs)[number];

const unsent: readonly HeadAct[] = ['finish', 'duplicate'];
const untilPickup: readonly HeadAct[] = [
  'printLabel',
  'edit',
  'manifest',
  'requestPickup',
  'share',
];
const onTheWay: readonly HeadAct[] = ['share', 'printLabel', 'correct'];

/** The most frequent actions of each status, the most likely first. */
const likely: Readonly<Record<BookingStatus, readonly HeadAct[]>> = {
  Draft: unsent,
  Quoted: unsent,
  Booked: untilPickup,
  PickupRequested: untilPickup,
  ReadyForPickup: untilPickup,
  PickedUp: onTheWay,
  InTransit: onTheWay,
  AtDepot: onTheWay,
  OutForDelivery: onTheWay,
  Delivered: ['proof', 'duplicate', 'share'],
  DeliveryFailed: onTheWay,
  OnHold: onTheWay,
  Damaged: onTheWay,
  Lost: onTheWay,
  ReturnToSender: onTheWay,
  Cancelled: ['duplicate'],
  Failed: ['finish', 'cancel'],
};

/** The number of actions beside the title; more would wrap on a small laptop. */
const most = 3;

export type OfferedActs = Readonly<Record<HeadAct, HeadingAction | false>>;

/** Returns the heading's actions: the most likely enabled ones as buttons, others in the menu. */
export function headingOf(status: string, offered: OfferedActs): readonly HeadingAction[] {
  const entries = headActs.flatMap((act) => (offered[act] ? [[act, offered[act]] as const] : []));
  const usable = new Map(entries.filter(([, { disabledReason }]) => !disabledReason));
  const visible = (likely[status as BookingStatus] ?? onTheWay)
    .filter((act) => usable.has(act))
    .slice(0, most);
  return entries
    .toSorted(([a], [b]) => visible.indexOf(a) - visible.indexOf(b))
    .map(([act, action]) => ({
      ...action,
      primary: act === visible[0],
      seldom: !visible.includes(act),
    }));
}
