import type { RatePlace } from '../../zones/domain.ts';

/** Why there is no price. A missing price is always a reason, never a blank (domain rules 2.2). */
export const notPricedReasons = [
  'cardInactive',
  'noService',
  'serviceInactive',
  'originNotInZone',
  'destinationNotInZone',
  'noRateForLane',
  'noRateForService',
  'outsideItsDates',
  'distanceUnknown',
  'timeUnknown',
  'noPallets',
  'freightUnknown',
  'priceOnApplication',
] as const;
export type NotPricedReason = (typeof notPricedReasons)[number];

export type NotPriced = {
  readonly isPriced: false;
  readonly reason: NotPricedReason;
  /** One sentence for the dispatcher. */
  readonly message: string;
  readonly cardId: string;
  readonly serviceCode: string;
};

export type ReasonDetails = {
  readonly card: { readonly id: string; readonly code: string };
  readonly serviceCode: string;
  readonly from: RatePlace;
  readonly to: RatePlace;
  readonly day: string;
  /** What is priced on application. */
  readonly subject?: string;
};

export function notPriced(reason: NotPricedReason, events: ReasonDetails): NotPriced {
  const { card, serviceCode } = events;
  const message = sentences[reason](events);
  return { isPriced: false, reason, message, cardId: card.id, serviceCode };
}

const placeWords = ({ suburb, postCode }: RatePlace): string => `${suburb} ${postCode}`.trim();

const laneWords = ({ from, to }: ReasonDetails): string =>
  `from ${placeWords(from)} to ${placeWords(to)}`;

const sentences: Readonly<Record<NotPricedReason, (events: ReasonDetails) => string>> = {
  cardInactive: ({ card }) => `Rate card ${card.code} is switched off.`,
  noService: ({ card, serviceCode }) => `Rate card ${card.code} has no service ${serviceCode}.`,
  serviceInactive: ({ card, serviceCode }) =>
    `Service ${serviceCode} of rate card ${card.code} is switched off.`,
  originNotInZone: ({ card, from }) =>
    `${placeWords(from)} is in no zone of rate card ${card.code}.`,
  destinationNotInZone: ({ card, to }) =>
    `${placeWords(to)} is in no zone of rate card ${card.code}.`,
  noRateForLane: (events) => `Rate card ${events.card.code} has no rate ${laneWords(events)}.`,
  noRateForService: (events) =>
    `Rate card ${events.card.code} has no rate for service ${events.serviceCode} ` +
    `${laneWords(events)}; other services have one.`,
  outsideItsDates: (events) =>
    `No rate for service ${events.serviceCode} ${laneWords(events)} is in force on ${events.day}.`,
  distanceUnknown: ({ serviceCode }) =>
    `Service ${serviceCode} is priced by distance, and the distance is not known.`,
  timeUnknown: ({ serviceCode }) =>
    `Service ${serviceCode} is priced by time, and the driving time is not known.`,
  noPallets: ({ serviceCode }) =>
    `Service ${serviceCode} is priced by pallet, and none of the items is a pallet.`,
  freightUnknown: ({ serviceCode }) =>
    `Service ${serviceCode} is a share of the freight charge and cannot be priced alone.`,
  priceOnApplication: ({ subject = '' }) => `${subject} is priced on application.`,
};
