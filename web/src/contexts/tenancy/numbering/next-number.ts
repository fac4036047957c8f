import { numberText, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';

type Series = TenantSettings['invoiceNumber'];

/** Returns how many numbers remain after saving the entered series; 0 or less if it is used up. */
export const numbersLeft = (saved: Series, typed: Series): number =>
  (typed.end || 0) - nextOf(saved, typed) + 1;

/** Returns the next number after saving the entered series: numbers never decrease. */
export function nextNumberOf(saved: Series, typed: Series): string {
  return numberText(typed, nextOf(saved, typed));
}

function nextOf(saved: Series, typed: Series): number {
  const written = saved.nextNumber ?? '';
  const end = written.length - saved.postfix.length;
  const next = Number(written.slice(saved.prefix.length, end));
  return Math.max(next, typed.start || 1);
}
