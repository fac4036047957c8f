import * as contract from '@waybill/contract/pricing/endpoints';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { found, notValid, Problem } from '@waybill/contract/problem';
import { knownAccounts } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { promoFaults, promoFields } from '../promo-mapper.ts';
import { addPromo, savePromo } from '../sql.ts';

export const createOrUpdatePromoCode = handle(
  contract.createOrUpdatePromoCode,
  async ({ input: { promoCode }, db, now }) => {
    const { timezone } = await settingsOf(db);
    const fields = promoFields(promoCode, timezone);
    const known = await knownAccounts(db, fields.carrier_account_ids);
    const faults = promoFaults(fields, known);
    if (faults.length > 0) throw notValid(...faults);
    const { id } = promoCode;
    const write = typeof id === 'number' ? savePromo(db, id, fields) : addPromo(db, fields, now);
    const saved = await write.catch(refuseDuplicate);
    return found(saved, pricingProblems.PromoCodeNotFound, { id });
  },
);

function refuseDuplicate(error: unknown): never {
  const isTaken = brokenUnique(error) === 'promo_code_by_code';
  throw isTaken ? new Problem(pricingProblems.PromoCodeTaken) : error;
}
