import { localDateOf } from '@waybill/kernel/time';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { PromoCode as PromoCodeShape } from '@waybill/contract/pricing/promo-codes/shapes';

export type PromoCodeItem = z.output<typeof PromoCodeShape>;

/** Returns the form values of a promo code; dates are in the tenant's timezone. */
export const promoValues = (promo: PromoCodeItem | null, timezone: string) => {
  const dayOf = (moment: string | null | undefined): string | null =>
    moment === null || moment === undefined ? null : localDateOf(new Date(moment), timezone);
  return {
    promoCode: {
      code: promo?.code ?? '',
      isActive: promo?.isActive ?? true,
      startDate: dayOf(promo?.startDate),
      endDate: dayOf(promo?.endDate),
      rate: {
        calcMethod: promo?.rate.calcMethod ?? 'Percentage',
        value: (promo?.rate.value ?? null) as number,
      },
      carrierAccountIds: promo?.carrierAccountIds ?? [],
      maxUses: promo?.maxUses ?? null,
      maxUsesPerCustomer: promo?.maxUsesPerCustomer ?? null,
    },
  };
};

/** Returns the discount of a code on this amount of freight: `$10.00` of `$100.00`. */
export const discountOn = (freight: number, { rate }: Pick<PromoCodeItem, 'rate'>): number =>
  rate.calcMethod === 'Percentage'
    ? Math.round(freight * rate.value) / 100
    : Math.min(rate.value, freight);

/** Returns `3 of 100`, or `3` if there is no limit. */
export const usesText = ({ used, maxUses }: PromoCodeItem, t: Translate): string =>
  maxUses === null ? String(used) : t('{used} of {maxUses}', { used, maxUses });

/** Returns whether a code applies on a date in the tenant's timezone, or why it does not. */
export function promoState(
  { isActive, startDate, endDate, used, maxUses }: PromoCodeItem,
  { today, dayOf }: { readonly today: string; readonly dayOf: (moment: string) => string },
): 'Active' | 'Off' | 'Ended' | 'Starts later' | 'Used up' {
  if (!isActive) return 'Off';
  if (endDate !== null && dayOf(endDate) < today) return 'Ended';
  if (startDate !== null && dayOf(startDate) > today) return 'Starts later';
  return maxUses !== null && used >= maxUses ? 'Used up' : 'Active';
}
