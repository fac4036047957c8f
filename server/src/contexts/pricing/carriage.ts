import type { AccountsToQuote } from '#contexts/carriers/public.ts';
import { carriage, goodsOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { PricedFor } from './asking.ts';
import type { QuoteRequest } from './snapshot.ts';

/**
 * The accounts without those that do not carry what is dangerous among the freight: they are not asked,
 * and say why. Goods whose number is not known yet are priced by whoever carries any.
 */
export async function thoseThatCarry(
  db: TenantDb,
  { customerId }: PricedFor,
  request: QuoteRequest,
  { asked, notAsked }: AccountsToQuote,
): Promise<AccountsToQuote> {
  if (!request.isDangerousGood) return { asked, notAsked };
  const goods = await goodsOf(db, request.dangerousGoodUNCode ?? null);
  const whyNot = await carriage(db, { customerId, category: goods?.category ?? null });
  const refusing = asked.flatMap((account) => {
    const reason = whyNot(account.id);
    return reason === null ? [] : [{ account, reason }];
  });
  return {
    asked: asked.filter(({ id }) => whyNot(id) === null),
    notAsked: [...notAsked, ...refusing],
  };
}
