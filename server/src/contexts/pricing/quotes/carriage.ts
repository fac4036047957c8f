import type { AccountsToQuote } from '#contexts/carriers/public.ts';
import { carriage, goodsOf } from '#contexts/dangerousGoods/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { QuoteContext } from './quote-input.ts';

/**
 * The accounts without those that do not carry what is dangerous among the freight: they are not
 * asked, and say why. Goods whose number is not known yet are priced by whoever carries any.
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
