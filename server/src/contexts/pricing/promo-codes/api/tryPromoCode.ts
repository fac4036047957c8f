import { english, sentenceOf } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/pricing/endpoints';
import { fromDecimal, subtract, toDecimal, ZERO } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { checkPromo, discountOn } from '../domain.ts';
import { promosFor } from '../sql.ts';

export const tryPromoCode = handle(contract.tryPromoCode, async ({ input, db, now }) => {
  const { code, carrierAccountId, customerId = null } = input;
  const { timezone } = await settingsOf(db);
  const promos = await promosFor(db, code, customerId);
  const { promo, warning } = checkPromo(promos, {
    code,
    today: localDateOf(now, timezone),
    carrierAccountId: carrierAccountId ?? promos[0]?.carrierAccountIds[0] ?? 0,
  });
  const freight = fromDecimal(input.amount);
  const discount = promo === undefined ? ZERO : discountOn(freight, promo);
  return {
    discount: toDecimal(discount),
    price: toDecimal(subtract(freight, discount)),
    warning: warning === undefined ? null : english(warning),
    warningSentence: warning === undefined ? undefined : sentenceOf(warning),
  };
});
