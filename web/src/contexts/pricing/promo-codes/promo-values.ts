import { localDateOf } from '@waybill/kernel/time';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { PromoCode as PromoCodeShape } from '@waybill/contract/pricing/promo-codes/shapes';

export type PromoCodeItem = z.output<typeof PromoCodeShape>;

/** A promo code as its form holds it; days are the tenant's. */
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

/** What a code takes off freight of this amount: `$10.00` of `$100.00`. */
export const discountOn = (freight: number, { rate }: Pick<PromoCodeItem, 'rate'>): number =>
  rate.calcMethod === 'Percentage'
    ? Math.round(freight * rate.value) / 100
    : Math.min(rate.value, freight);

/** `3 of 100`, or `3` where there is no limit. */
export const usesText = ({ used, maxUses }: PromoCodeItem, t: Translate): string =>
  maxUses === null ? String(used) : t('{used} of {maxUses}', { used, maxUses });

/** Whether a code counts on a day of the tenant, and why it does not. */
export function promoState(
  { isActive, startDate, endDate, used, maxUses }: PromoCodeItem,
  { today, dayOf }: { readonly today: string; readonly dayOf: (moment: string) => string },
): 'Active' | 'Off' | 'Ended' | 'Starts later' | 'Used up' {
  if (!isActive) return 'Off';
  if (endDate !== null && dayOf(endDate) < today) return 'Ended';
  if (startDate !== null && dayOf(startDate) > today) return 'Starts later';
  return maxUses !== null && used >= maxUses ? 'Used up' : 'Active';
}
