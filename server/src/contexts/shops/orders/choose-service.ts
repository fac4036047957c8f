import { offersByRates } from '#contexts/pricing/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { quoteRequestOf } from './quote-request.ts';
import type { OrderRow } from './sql.ts';

export type Service = { readonly carrierAccountId: number; readonly carrierServiceCode: string };

/** The code of a service as our rate callbacks name it: `WB:12:EXP`. */
export const codeOfService = (service: Service): string =>
  `WB:${service.carrierAccountId}:${service.carrierServiceCode}`;

/** The service that a code names; null for codes that are not ours. */
export function serviceOfCode(code: string | null): Service | null {
  const [, account, service] = /^WB:(\d{1,15}):(.{1,64})$/.exec(code ?? '') ?? [];
  if (account === undefined || service === undefined) return null;
  return { carrierAccountId: Number(account), carrierServiceCode: service };
}

/** The service with the lowest price of those priced by own rates; null when none has one. */
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
