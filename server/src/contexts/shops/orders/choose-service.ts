import { offersByRates } from '#contexts/pricing/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
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

/** Returns the cheapest service priced by own rates; null if none has a price. */
export async function cheapestService(
  db: TenantDb,
  order: OrderRow,
  now: Date,
): Promise<Service | null> {
  const offers = await offersByRates(db, quoteRequestOf(order), now);
  const [best] = offers
    .filter((offer) => offer.isPriced)
    .toSorted((a, b) => a.pricing.customer.total.amount - b.pricing.customer.total.amount);
  return best === undefined
    ? null
    : { carrierAccountId: best.carrierAccountId, carrierServiceCode: best.serviceCode };
}
