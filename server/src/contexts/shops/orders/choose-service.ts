import type { LocalDate } from '@waybill/kernel/local-date';
import type { PricingContext } from '#contexts/booking/public.ts';
import { offersByRates } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { cheapestOf } from './domain/cheapest.ts';
import { quoteRequestOf } from './quote-request.ts';
import type { OrderRow } from './sql.ts';

export type Service = { readonly carrierAccountId: number; readonly carrierServiceCode: string };

/** Returns the service code used in rate callbacks: `WB:12:EXP`. */
export const codeOfService = (service: Service): string =>
  `WB:${service.carrierAccountId}:${service.carrierServiceCode}`;

/** Returns the service of a code; null for foreign codes. */
export function serviceOfCode(code: string | null): Service | null {
  const [, account, service] = /^WB:(\d{1,15}):(.{1,64})$/.exec(code ?? '') ?? [];
  if (account === undefined || service === undefined) return null;
  return { carrierAccountId: Number(account), carrierServiceCode: service };
}

/** How the services of orders are chosen. */
export type OrderServiceChoice = {
  /** The service of all of them; null to choose one for each. */
  readonly forAll: Service | null;
  /** Whether a buyer's choice at checkout precedes the cheapest. */
  readonly isBuyers: boolean;
  /** The latest day of arrival of the cheapest, in the tenant's time zone. */
  readonly arriveBy: LocalDate | null;
};

/** Returns the service to book an order with, or one sentence that explains why there is none. */
export async function serviceFor(
  { db, now }: Pick<PricingContext, 'db' | 'now'>,
  order: OrderRow,
  { forAll, isBuyers, arriveBy }: OrderServiceChoice,
): Promise<Service | string> {
  const chosen = forAll ?? (isBuyers ? serviceOfCode(order.chosen_service) : null);
  if (chosen !== null) return chosen;
  const offers = await offersByRates(db, quoteRequestOf(order), now);
  const { timezone } = await settingsOf(db);
  return cheapestOf(
    offers.filter((offer) => offer.isPriced),
    { arriveBy, timezone },
  );
}
