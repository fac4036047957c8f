import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { found } from '@waybill/contract/problem';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { toPromo } from '../promo-mapper.ts';
import { promo } from '../sql.ts';

export const getPromoCodeForEdit = handle(contract.getPromoCodeForEdit, async ({ input, db }) => {
  const row = found(await promo(db, input.id), pricingProblems.PromoCodeNotFound, input);
  const { timezone } = await settingsOf(db);
  return { promoCode: toPromo(row, timezone) };
});
