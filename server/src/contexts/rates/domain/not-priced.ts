import type { Place } from './zones.ts';

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

export type ReasonFacts = {
  readonly card: { readonly id: string; readonly code: string };
  readonly serviceCode: string;
  readonly from: Place;
  readonly to: Place;
  readonly day: string;
  /** What is priced on application. */
  readonly subject?: string;
};

export function notPriced(reason: NotPricedReason, facts: ReasonFacts): NotPriced {
  const { card, serviceCode } = facts;
  const message = sentences[reason](facts);
  return { isPriced: false, reason, message, cardId: card.id, serviceCode };
}

const placeWords = ({ suburb, postCode }: Place): string => `${suburb} ${postCode}`.trim();

const laneWords = ({ from, to }: ReasonFacts): string =>
  `from ${placeWords(from)} to ${placeWords(to)}`;

const sentences: Readonly<Record<NotPricedReason, (facts: ReasonFacts) => string>> = {
  cardInactive: ({ card }) => `Rate card ${card.code} is switched off.`,
  noService: ({ card, serviceCode }) => `Rate card ${card.code} has no service ${serviceCode}.`,
  serviceInactive: ({ card, serviceCode }) =>
    `Service ${serviceCode} of rate card ${card.code} is switched off.`,
  originNotInZone: ({ card, from }) =>
    `${placeWords(from)} is in no zone of rate card ${card.code}.`,
  destinationNotInZone: ({ card, to }) =>
    `${placeWords(to)} is in no zone of rate card ${card.code}.`,
  noRateForLane: (facts) => `Rate card ${facts.card.code} has no rate ${laneWords(facts)}.`,
  noRateForService: (facts) =>
    `Rate card ${facts.card.code} has no rate for service ${facts.serviceCode} ` +
    `${laneWords(facts)}; other services have one.`,
  outsideItsDates: (facts) =>
    `No rate for service ${facts.serviceCode} ${laneWords(facts)} is in force on ${facts.day}.`,
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
