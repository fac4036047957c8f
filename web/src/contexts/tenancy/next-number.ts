import { numberText, type TenantSettings } from '@waybill/contract/tenancy/settings';

type Series = TenantSettings['invoiceNumber'];

/** The number that comes next once a series is saved as typed: numbers never go back. */
export function nextNumberOf(saved: Series, typed: Series): string {
  const written = saved.nextNumber ?? '';
  const end = written.length - saved.postfix.length;
  const next = Number(written.slice(saved.prefix.length, end));
  return numberText(typed, Math.max(next, typed.start || 1));
}
