import { type Message, joined, sentence } from '@waybill/contract/sentence';
import type { ServiceChoice } from '@waybill/contract/booking/imports/shapes';

type Offer = {
  readonly isPriced: true;
  readonly carrierAccountId: number;
  readonly accountCode: string;
  readonly accountName: string;
  readonly carrierName: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** ISO 8601 in UTC; null if unknown. */
  readonly eta: string | null;
  readonly pricing: { readonly payable: { readonly amount: number } };
};
type Absent = { readonly isPriced: false; readonly accountName: string; readonly reason: Message };

type Wish = {
  /** Code or name of the account, and code or name of the service; empty accepts any. */
  readonly account: string;
  readonly service: string;
  readonly choice: ServiceChoice;
};

/**
 * Returns the offer for a row of a file: among the offers it names, the cheapest, or the fastest
 * and then the cheapest. Returns a sentence if there is none.
 */
export function chooseOffer<O extends Offer>(
  offers: readonly (O | Absent)[],
  wish: Wish,
): O | Message {
  const priced = offers.filter((offer): offer is O => offer.isPriced);
  const able = priced.filter(
    (offer) =>
      isCalled(wish.account, [offer.accountCode, offer.accountName, offer.carrierName]) &&
      isCalled(wish.service, [offer.serviceCode, offer.serviceName]),
  );
  const [best] = able.toSorted(wish.choice === 'Fastest' ? byArrival : byCost);
  return best ?? whyNone(offers, wish);
}

/** True if a name was given and is one of these, or if none was given. */
export const isCalled = (wanted: string, names: readonly string[]): boolean =>
  wanted === '' || names.some((name) => name.toLowerCase() === wanted.toLowerCase());

const byCost = (one: Offer, other: Offer): number =>
  one.pricing.payable.amount - other.pricing.payable.amount;

/** Compares by arrival; an offer without an arrival time counts as the slowest. */
const byArrival = (one: Offer, other: Offer): number =>
  (one.eta ?? '9999').localeCompare(other.eta ?? '9999') || byCost(one, other);

function whyNone(offers: readonly (Offer | Absent)[], { account, service }: Wish): Message {
  const named = [account, service].filter((name) => name !== '').join(' ');
  const absent = offers.filter((offer) => !offer.isPriced);
  const first = absent.find((one) => isCalled(account, [one.accountName])) ?? absent[0];
  const none =
    named === ''
      ? sentence('There is no price.')
      : sentence('There is no price for {service}.', { service: named });
  return first === undefined ? none : joined([none, first.reason]);
}
