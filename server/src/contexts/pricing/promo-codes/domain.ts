import { type Message, sentence } from '@waybill/contract/sentence';
import { type Minor, minor } from '@waybill/kernel/money';
import { type PriceRate, portionOf } from '../markup/domain.ts';

export type PromoRules = {
  readonly code: string;
  readonly isActive: boolean;
  /** Days, both included; null is unbounded. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly rate: PriceRate;
  /** Empty for every carrier account (decisions B-30). */
  readonly carrierAccountIds: readonly number[];
  /** The limit of bookings is reached, in total or for this customer. */
  readonly isUsedUp?: boolean;
};

export type PromoCheck<P extends PromoRules = PromoRules> =
  | { readonly promo: P; readonly warning?: undefined }
  | { readonly promo?: undefined; readonly warning?: Message };

export type PromoQuery = {
  /** As entered by the customer. */
  readonly code: string | undefined;
  /** The tenant's day, `2026-03-31`. */
  readonly today: string;
  readonly carrierAccountId: number;
};

/**
 * Checks whether a promo code applies (decisions B-29). If not, the quote has a warning and no
 * discount; it is never refused.
 */
export function checkPromo<P extends PromoRules>(
  promos: readonly P[],
  queryText: PromoQuery,
): PromoCheck<P> {
  const code = queryText.code?.trim() ?? '';
  if (code === '') return {};
  const promo = promos.find((row) => row.code.toUpperCase() === code.toUpperCase());
  const warning =
    promo === undefined
      ? sentence('There is no promo code {code}.', { code })
      : flaw(promo, queryText);
  return promo === undefined || warning !== undefined ? { warning: warning ?? '' } : { promo };
}

/** Returns the discount on freight before tax: at least 0, at most all of it. */
export const discountOn = (freight: Minor, { rate }: PromoRules): Minor =>
  minor(Math.min(Math.max(portionOf(freight, rate), 0), freight));

function flaw(promo: PromoRules, { today, carrierAccountId }: PromoQuery): Message | undefined {
  const { code, isActive, startDate, endDate, carrierAccountIds } = promo;
  if (!isActive) return sentence('Promo code {code} is not active.', { code });
  if (startDate !== null && today < startDate)
    return sentence('Promo code {code} starts on {day}.', { code, day: startDate });
  if (endDate !== null && today > endDate)
    return sentence('Promo code {code} ended on {day}.', { code, day: endDate });
  if (promo.isUsedUp === true) return sentence('Promo code {code} is used up.', { code });
  const isMeant = carrierAccountIds.length === 0 || carrierAccountIds.includes(carrierAccountId);
  return isMeant ? undefined : sentence('Promo code {code} is not for this carrier.', { code });
}
