import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { clockOf } from './clock.ts';
import type { Whereabouts } from './whereabouts.ts';

export type Mood = 'good' | 'onItsWay' | 'waiting' | 'trouble' | 'over';

export type Story = {
  /** What is true now, in one sentence. */
  readonly sentence: string;
  /** When it comes, or came; empty where nobody knows. */
  readonly expectation: string;
  /** What the reader can do; empty where there is nothing to do. */
  readonly advice: string;
  readonly mood: Mood;
};

/** Where a consignment is, in words; `contact` is whom to ask. */
export function storyOf(what: Whereabouts, now: number, contact: string): Story {
  const { mood, advice } = moods[what.status] ?? plain;
  return {
    sentence: sentenceOf(what, now),
    expectation: expectationOf(what, now),
    advice: advice.replaceAll('{contact}', contact),
    mood: isDelayed(what, now) && mood !== 'trouble' ? 'trouble' : mood,
  };
}

/** True for freight that should have arrived and has not. */
export const isDelayed = ({ status, eta }: Whereabouts, now: number): boolean =>
  eta !== null && Date.parse(eta) < now && !ended.includes(status);

const ended: readonly BookingStatus[] = [
  'Delivered',
  'Cancelled',
  'Lost',
  'ReturnToSender',
  'Failed',
];

function sentenceOf(what: Whereabouts, now: number): string {
  const place = suburbOf(what.to);
  const late = isDelayed(what, now);
  switch (what.status) {
    case 'Draft':
    case 'Quoted':
    case 'Failed':
      return 'This consignment is not booked yet.';
    case 'Booked':
      return 'Booked. The freight has not been picked up yet.';
    case 'PickupRequested':
      return 'A pickup is arranged. The freight has not been picked up yet.';
    case 'ReadyForPickup':
      return 'Ready and waiting for pickup.';
    case 'PickedUp':
    case 'InTransit':
      return late ? `Delayed on the way to ${place}.` : `On its way to ${place}.`;
    case 'AtDepot':
      return late
        ? `Delayed at a depot on the way to ${place}.`
        : `At a depot on the way to ${place}.`;
    case 'OutForDelivery':
      return late ? 'Out for delivery, later than planned.' : 'Out for delivery.';
    case 'Delivered':
      return `Delivered in ${place}.`;
    case 'DeliveryFailed':
      return 'We tried to deliver and could not.';
    case 'OnHold':
      return 'On hold.';
    case 'Damaged':
      return 'This consignment was damaged on the way.';
    case 'Lost':
      return 'We cannot find this consignment.';
    case 'ReturnToSender':
      return 'On its way back to the sender.';
    case 'Cancelled':
      return 'This booking was cancelled.';
    default:
      return what.status;
  }
}

function expectationOf(what: Whereabouts, now: number): string {
  const clock = clockOf(what.timezone);
  const delivered = what.checkpoints.find(({ status }) => status === 'Delivered');
  if (what.status === 'Delivered') {
    return delivered ? `${clock.day(delivered.at)} at ${clock.time(delivered.at)}` : '';
  }
  if (what.eta === null || ended.includes(what.status)) return '';
  if (isDelayed(what, now)) return `It was expected by ${clock.day(what.eta)}.`;
  const isToday = clock.key(what.eta) === clock.key(now);
  return isToday
    ? `Expected today by ${clock.time(what.eta)}`
    : `Expected by ${clock.day(what.eta)}`;
}

type Attitude = { readonly mood: Mood; readonly advice: string };
const plain: Attitude = { mood: 'waiting', advice: '' };
const moving: Attitude = { mood: 'onItsWay', advice: '' };
const trouble = (advice: string): Attitude => ({ mood: 'trouble', advice });

const moods: Readonly<Record<BookingStatus, Attitude>> = {
  Draft: plain,
  Quoted: plain,
  Booked: plain,
  PickupRequested: plain,
  ReadyForPickup: plain,
  PickedUp: moving,
  InTransit: moving,
  AtDepot: moving,
  OutForDelivery: moving,
  Delivered: { mood: 'good', advice: '' },
  DeliveryFailed: trouble('Contact {contact} to arrange another delivery.'),
  OnHold: trouble('Contact {contact} to find out what it waits for.'),
  Damaged: trouble('{contact} will be in touch with the sender. Contact them with any question.'),
  Lost: trouble('{contact} is looking for it. Contact them with any question.'),
  ReturnToSender: trouble('Contact the sender if you still expect it.'),
  Cancelled: { mood: 'over', advice: 'Contact the sender if you still expect it.' },
  Failed: plain,
};

/** A suburb as signs have it, also where a directory shouts. */
export function suburbOf({ suburb }: { readonly suburb: string }): string {
  if (suburb !== suburb.toUpperCase()) return suburb;
  return suburb.toLowerCase().replaceAll(/(^|[\s\-'(])\p{L}/gu, (letter) => letter.toUpperCase());
}

const words: Readonly<Record<BookingStatus, string>> = {
  Draft: 'Draft',
  Quoted: 'Quoted',
  Booked: 'Booked',
  PickupRequested: 'Pickup arranged',
  ReadyForPickup: 'Ready for pickup',
  PickedUp: 'Picked up',
  InTransit: 'In transit',
  AtDepot: 'At depot',
  OutForDelivery: 'Out for delivery',
  Delivered: 'Delivered',
  DeliveryFailed: 'Delivery attempted',
  OnHold: 'On hold',
  Damaged: 'Damaged',
  Lost: 'Missing',
  ReturnToSender: 'Returning to sender',
  Cancelled: 'Cancelled',
  Failed: 'Not booked',
};

/** A status in words; its own text where this page does not know it. */
export const wordOf = (status: BookingStatus): string => words[status] ?? status;
