import { numberText, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';

type Series = TenantSettings['invoiceNumber'];

/** How many numbers are left once a series is saved as typed; 0 or less where it is used up. */
export const numbersLeft = (saved: Series, typed: Series): number =>
  (typed.end || 0) - nextOf(saved, typed) + 1;

/** The number that comes next once a series is saved as typed: numbers never go back. */
export function nextNumberOf(saved: Series, typed: Series): string {
  return numberText(typed, nextOf(saved, typed));
}

function nextOf(saved: Series, typed: Series): number {
  const written = saved.nextNumber ?? '';
  const end = written.length - saved.postfix.length;
  const next = Number(written.slice(saved.prefix.length, end));
  return Math.max(next, typed.start || 1);
}
