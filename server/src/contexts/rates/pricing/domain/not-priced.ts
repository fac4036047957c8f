import { type Message, type Sentence, sentence } from '@waybill/contract/sentence';
import type { RatePlace } from '../../zones/domain.ts';

/** Reasons for a missing price, which always has one (domain rules 2.2). */
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
  readonly message: Message;
  readonly cardId: string;
  readonly serviceCode: string;
};

export type ReasonDetails = {
  readonly card: { readonly id: string; readonly code: string };
  readonly serviceCode: string;
  readonly from: RatePlace;
  readonly to: RatePlace;
  readonly day: string;
  /** The item that is priced on application. */
  readonly subject?: string;
};

export function notPriced(reason: NotPricedReason, events: ReasonDetails): NotPriced {
  const { card, serviceCode } = events;
  const message = sentences[reason](events);
  return { isPriced: false, reason, message, cardId: card.id, serviceCode };
}

const placeWords = ({ suburb, postCode }: RatePlace): string => `${suburb} ${postCode}`.trim();

const laneWords = ({ from, to }: ReasonDetails): Sentence =>
  sentence('from {from} to {to}', { from: placeWords(from), to: placeWords(to) });

const sentences: Readonly<Record<NotPricedReason, (events: ReasonDetails) => Message>> = {
  cardInactive: ({ card }) => sentence('Rate card {card} is not active.', { card: card.code }),
  noService: ({ card, serviceCode }) =>
    sentence('Rate card {card} has no service {service}.', {
      card: card.code,
      service: serviceCode,
    }),
  serviceInactive: ({ card, serviceCode }) =>
    sentence('Service {service} of rate card {card} is not active.', {
      service: serviceCode,
      card: card.code,
    }),
  originNotInZone: ({ card, from }) =>
    sentence('{place} is in no zone of rate card {card}.', {
      place: placeWords(from),
      card: card.code,
    }),
  destinationNotInZone: ({ card, to }) =>
    sentence('{place} is in no zone of rate card {card}.', {
      place: placeWords(to),
      card: card.code,
    }),
  noRateForLane: (events) =>
    sentence('Rate card {card} has no rate {lane}.', {
      card: events.card.code,
      lane: laneWords(events),
    }),
  noRateForService: (events) =>
    sentence(
      'Rate card {card} has no rate for service {service} {lane}; other services have one.',
      {
        card: events.card.code,
        service: events.serviceCode,
        lane: laneWords(events),
      },
    ),
  outsideItsDates: (events) =>
    sentence('No rate for service {service} {lane} is in force on {day}.', {
      service: events.serviceCode,
      lane: laneWords(events),
      day: events.day,
    }),
  distanceUnknown: ({ serviceCode }) =>
    sentence('Service {service} is priced by distance, and the distance is not known.', {
      service: serviceCode,
    }),
  timeUnknown: ({ serviceCode }) =>
    sentence('Service {service} is priced by time, and the driving time is not known.', {
      service: serviceCode,
    }),
  noPallets: ({ serviceCode }) =>
    sentence('Service {service} is priced by pallet, and none of the items is a pallet.', {
      service: serviceCode,
    }),
  freightUnknown: ({ serviceCode }) =>
    sentence('Service {service} is a share of the freight charge and cannot be priced alone.', {
      service: serviceCode,
    }),
  priceOnApplication: ({ subject = '' }) =>
    sentence('{service} is priced on application.', { service: subject }),
};
