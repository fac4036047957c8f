import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { clockOf } from './clock.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { t } from '#shell/texts/page-texts.ts';
import type { Whereabouts } from './whereabouts.ts';

type Tone = 'good' | 'onItsWay' | 'waiting' | 'trouble' | 'over';

export type TrackingSummary = {
  /** The current state in one sentence. */
  readonly sentence: string;
  /** The expected or actual time; empty if unknown. */
  readonly expectation: string;
  /** What the reader can do; empty if there is nothing to do. */
  readonly advice: string;
  readonly tone: Tone;
};

/** Describes the state of a consignment; `contact` is the name of the contact for questions. */
export function summaryOf(what: Whereabouts, now: number, contact: string): TrackingSummary {
  const { tone, advice } = tones[what.status] ?? plain;
  return {
    sentence: sentenceOf(what, now),
    expectation: expectationOf(what, now),
    advice: advice === '' ? '' : t(advice, { contact }),
    tone: isDelayed(what, now) && tone !== 'trouble' ? 'trouble' : tone,
  };
}

/** True for freight that should have arrived but has not. */
const isDelayed = ({ status, eta }: Whereabouts, now: number): boolean =>
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
      return t('This consignment has not been booked yet.');
    case 'Booked':
      return t('Booked. The freight has not been picked up yet.');
    case 'PickupRequested':
      return t('Pickup has been arranged. The freight has not been picked up yet.');
    case 'ReadyForPickup':
      return t('Ready and waiting for pickup.');
    case 'PickedUp':
    case 'InTransit':
      return t(late ? 'Delayed on the way to {place}.' : 'On its way to {place}.', { place });
    case 'AtDepot':
      return t(
        late ? 'Delayed at a depot on the way to {place}.' : 'At a depot on the way to {place}.',
        { place },
      );
    case 'OutForDelivery':
      return t(late ? 'Out for delivery, later than planned.' : 'Out for delivery.');
    case 'Delivered':
      return t('Delivered in {place}.', { place });
    case 'DeliveryFailed':
      return t('We tried to deliver but were unable to.');
    case 'OnHold':
      return t('On hold.');
    case 'Damaged':
      return t('This consignment was damaged in transit.');
    case 'Lost':
      return t('This consignment is missing.');
    case 'ReturnToSender':
      return t('On its way back to the sender.');
    case 'Cancelled':
      return t('This booking was cancelled.');
    default:
      return what.status;
  }
}

function expectationOf(what: Whereabouts, now: number): string {
  const clock = clockOf(what.timezone);
  const delivered = what.checkpoints.find(({ status }) => status === 'Delivered');
  if (what.status === 'Delivered') {
    return delivered
      ? t('{day} at {time}', { day: clock.day(delivered.at), time: clock.time(delivered.at) })
      : '';
  }
  if (what.eta === null || ended.includes(what.status)) return '';
  if (isDelayed(what, now)) return t('It was expected by {day}.', { day: clock.day(what.eta) });
  const isToday = clock.key(what.eta) === clock.key(now);
  return isToday
    ? t('Expected today by {time}', { time: clock.time(what.eta) })
    : t('Expected by {day}', { day: clock.day(what.eta) });
}

type Presentation = { readonly tone: Tone; readonly advice: PlatformText | '' };
const plain: Presentation = { tone: 'waiting', advice: '' };
const moving: Presentation = { tone: 'onItsWay', advice: '' };
const trouble = (advice: PlatformText): Presentation => ({ tone: 'trouble', advice });

const tones: Readonly<Record<BookingStatus, Presentation>> = {
  Draft: plain,
  Quoted: plain,
  Booked: plain,
  PickupRequested: plain,
  ReadyForPickup: plain,
  PickedUp: moving,
  InTransit: moving,
  AtDepot: moving,
  OutForDelivery: moving,
  Delivered: { tone: 'good', advice: '' },
  DeliveryFailed: trouble('Contact {contact} to arrange another delivery.'),
  OnHold: trouble('Contact {contact} to find out why it is on hold.'),
  Damaged: trouble('{contact} will contact the sender. Please contact them with any questions.'),
  Lost: trouble('{contact} is searching for it. Please contact them with any questions.'),
  ReturnToSender: trouble('Contact the sender if you are still expecting it.'),
  Cancelled: { tone: 'over', advice: 'Contact the sender if you are still expecting it.' },
  Failed: plain,
};

/** Returns a suburb in title case, as some address lists are in capitals. */
export function suburbOf({ suburb }: { readonly suburb: string }): string {
  if (suburb !== suburb.toUpperCase()) return suburb;
  return suburb.toLowerCase().replaceAll(/(^|[\s\-'(])\p{L}/gu, (letter) => letter.toUpperCase());
}

const words: Readonly<Record<BookingStatus, PlatformText>> = {
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

/** Returns the label of a status; an unknown one is returned unchanged. */
export const wordOf = (status: BookingStatus): string =>
  status in words ? t(words[status]) : status;
