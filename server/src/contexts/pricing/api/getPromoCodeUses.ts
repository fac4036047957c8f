import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { promoUsesPage } from '../lists.ts';
import { promo } from '../sql/promo.ts';

export const getPromoCodeUses = handle(contract.getPromoCodeUses, async ({ input, db }) => {
  found(await promo(db, input.id), pricingProblems.PromoCodeNotFound, { id: input.id });
  const { rows, totalCount } = await promoUsesPage(db, input, input.id);
  return {
    items: rows.map(({ at, ...use }) => ({ ...use, at: at.toISOString() })),
    totalCount,
  };
});
