import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { promoUsesPage } from '../lists.ts';
import { promo } from '../sql.ts';

export const getPromoCodeUses = handle(contract.getPromoCodeUses, async ({ input, db }) => {
  const { promoCodeId } = input;
  if (promoCodeId !== undefined) {
    found(await promo(db, promoCodeId), pricingProblems.PromoCodeNotFound, { promoCodeId });
  }
  const { rows, totalCount } = await promoUsesPage(db, input, promoCodeId ?? null);
  return {
    items: rows.map(({ at, ...use }) => ({ ...use, at: at.toISOString() })),
    totalCount,
  };
});
