import type { ShopRate } from '@waybill/contract/shops/rates/shapes';
import type { ShopService } from '@waybill/contract/shops/shops/shapes';

type Offer = {
  readonly carrierAccountId: number;
  readonly carrierName: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** Business days; empty if unknown. */
  readonly transitTime: string;
  /** ISO 8601; null if unknown. */
  readonly eta: string | null;
  /** What the customer pays, tax included, in minor units. */
  readonly totalMinor: number;
  readonly code: string;
};

type Terms = {
  /** The services offered by the shop; empty means all. */
  readonly services: readonly ShopService[];
  readonly currency: string;
  readonly now: Date;
};

const day_ms = 86_400_000;
/** Delivery dates are required; if unknown, within a week. */
const unknownDays = 7;

/** Returns the rates of a checkout, cheapest first, with the shop's own service names. */
export function ratesOf(offers: readonly Offer[], terms: Terms): ShopRate[] {
  return offers
    .flatMap((offer) => {
      const name = offeredAs(offer, terms.services);
      return name === null ? [] : [{ offer, name }];
    })
    .toSorted((a, b) => a.offer.totalMinor - b.offer.totalMinor)
    .map(({ offer, name }) => rateOf(offer, name, terms));
}

/** Returns the name shown to buyers; null for a service that the shop does not offer. */
function offeredAs(offer: Offer, services: readonly ShopService[]): string | null {
  const usual = `${offer.carrierName} ${offer.serviceName}`.trim();
  if (services.length === 0) return usual;
  const listed = services.find(
    (service) =>
      service.isActive &&
      service.carrierAccountId === offer.carrierAccountId &&
      service.serviceCode.toUpperCase() === offer.serviceCode.toUpperCase(),
  );
  return listed === undefined ? null : listed.displayName || usual;
}

function rateOf(offer: Offer, name: string, { currency, now }: Terms): ShopRate {
  const [min, max] = datesOf(offer, now);
  return {
    service_name: name,
    service_code: offer.code,
    description: offer.transitTime === '' ? name : `${offer.transitTime} business days`,
    total_price: String(offer.totalMinor),
    phone_required: false,
    currency,
    min_delivery_date: min.toISOString(),
    max_delivery_date: max.toISOString(),
  };
}

function datesOf({ eta, transitTime }: Offer, now: Date): readonly [Date, Date] {
  if (eta !== null) return [new Date(eta), new Date(eta)];
  const days = transitTime.match(/\d+/g)?.map(Number) ?? [unknownDays];
  const after = (count: number) => new Date(now.getTime() + count * day_ms);
  return [after(Math.min(...days)), after(Math.max(...days))];
}
