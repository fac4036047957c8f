import type { ServiceChoice } from '@waybill/contract/booking/imports';

type Offer = {
  readonly isPriced: true;
  readonly carrierAccountId: number;
  readonly accountCode: string;
  readonly accountName: string;
  readonly carrierName: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly transitTime: string;
  readonly pricing: { readonly payable: { readonly amount: number } };
};
type Absent = { readonly isPriced: false; readonly accountName: string; readonly reason: string };

type Wish = {
  /** Code or name of the account, and code or name of the service; empty where any will do. */
  readonly account: string;
  readonly service: string;
  readonly choice: ServiceChoice;
};

/**
 * The offer that a row of a file takes: of those it names, the cheapest, or the one that is there
 * first and then the cheapest. A sentence where there is none.
 */
export function chooseOffer<O extends Offer>(
  offers: readonly (O | Absent)[],
  wish: Wish,
): O | string {
  const priced = offers.filter((offer): offer is O => offer.isPriced);
  const able = priced.filter(
    (offer) =>
      isCalled(wish.account, [offer.accountCode, offer.accountName, offer.carrierName]) &&
      isCalled(wish.service, [offer.serviceCode, offer.serviceName]),
  );
  const [best] = able.toSorted(wish.choice === 'Fastest' ? byDays : byCost);
  return best ?? whyNone(offers, wish);
}

const isCalled = (wanted: string, names: readonly string[]): boolean =>
  wanted === '' || names.some((name) => name.toLowerCase() === wanted.toLowerCase());

const byCost = (one: Offer, other: Offer): number =>
  one.pricing.payable.amount - other.pricing.payable.amount;

const byDays = (one: Offer, other: Offer): number =>
  daysOf(one) - daysOf(other) || byCost(one, other);

/** The days that a rate says at most; one that says nothing is the slowest. */
const daysOf = ({ transitTime }: Offer): number =>
  Number(/(\d+)\D*$/.exec(transitTime)?.[1] ?? 1000);

function whyNone(offers: readonly (Offer | Absent)[], { account, service }: Wish): string {
  const named = [account, service].filter((name) => name !== '').join(' ');
  const [first] = offers.flatMap((offer) => (offer.isPriced ? [] : [offer.reason]));
  const reason = first === undefined ? '' : ` ${first}`;
  return named === '' ? `There is no price.${reason}` : `There is no price for ${named}.${reason}`;
}
