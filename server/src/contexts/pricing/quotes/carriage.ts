import type { AccountsToQuote } from '#contexts/carriers/public.ts';
import { carriage, goodsOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { QuoteContext } from './quote-input.ts';

/**
 * Moves accounts that do not carry the freight's dangerous goods to `skipped`, with the reason.
 * Goods without a known UN number are priced by accounts that carry any.
 */
export async function thoseThatCarry(
  db: TenantDb,
  { customerId, request }: Pick<QuoteContext, 'customerId' | 'request'>,
  { requested: query, skipped }: AccountsToQuote,
): Promise<AccountsToQuote> {
  if (!request.isDangerousGood) return { requested: query, skipped };
  const goods = await goodsOf(db, request.dangerousGoodUNCode ?? null);
  const whyNot = await carriage(db, { customerId, category: goods?.category ?? null });
  const refusing = query.flatMap((account) => {
    const reason = whyNot(account.id);
    return reason === null ? [] : [{ account, reason }];
  });
  return {
    requested: query.filter(({ id }) => whyNot(id) === null),
    skipped: [...skipped, ...refusing],
  };
}
