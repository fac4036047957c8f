import { english } from '@waybill/contract/sentence';
import type { PricingContext } from '#contexts/booking/public.ts';
import { accountsToQuote, carrierAccount } from '#contexts/carriers/public.ts';
import { customerCard } from '#contexts/customers/public.ts';
import { pricesNow, type QuoteSnapshot } from '#contexts/pricing/public.ts';
import { isStaff } from '#platform/http/actor.ts';
import type { Service } from './domain/service-code.ts';
import { quoteRequestOf } from './quote-request.ts';
import type { OrderRow } from './sql.ts';

/** An order, and the service that was chosen for it. */
export type NamedOrder = { readonly order: OrderRow; readonly service: Service };

/**
 * Returns the carriers' prices for the named services of orders, or why there is none. Omits those
 * that no carrier has to be asked for: services with own rates are priced when they are booked,
 * and what is not offered to the caller is refused then.
 */
export async function pricedByCarriers(
  context: PricingContext,
  named: readonly NamedOrder[],
): Promise<readonly (readonly [OrderRow, QuoteSnapshot | string])[]> {
  const requested: NamedOrder[] = [];
  for (const one of named) if (await isRequested(context, one)) requested.push(one);
  const prices = await pricesNow(
    context,
    requested.map(({ order, service }) => ({
      request: quoteRequestOf(order),
      carrierAccountId: service.carrierAccountId,
      serviceCode: service.carrierServiceCode,
    })),
  );
  return requested.map(({ order }, at) => {
    const price = prices[at];
    return [order, price?.isPriced === true ? price : english(price?.reason ?? '')];
  });
}

async function isRequested(
  { db, actor }: PricingContext,
  { order, service: { carrierAccountId, quoteId } }: NamedOrder,
): Promise<boolean> {
  if (quoteId !== undefined) return false;
  const account = await carrierAccount(db, carrierAccountId);
  if (account === undefined || account.isPricedByRates) return false;
  if (isStaff(actor)) return true;
  const customer = await customerCard(db, order.customer_id);
  if (customer === undefined) return false;
  const { requested } = await accountsToQuote(db, {
    customerId: customer.id,
    customerType: customer.type,
  });
  return requested.some(({ id }) => id === carrierAccountId);
}
