import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { removePromo } from '../sql.ts';

export const deletePromoCode = handle(contract.deletePromoCode, async ({ input, db }) => {
  const removed = await removePromo(db, input.id);
  if (removed === 0) throw new Problem(pricingProblems.PromoCodeNotFound, { values: input });
  return null;
});
