import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import { isLocalDate, localDate } from '@waybill/kernel/local-date';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import type { z } from 'zod';
import type { PromoFields, PromoRow } from './sql.ts';
import type { PromoCode, PromoCodeToSave } from '@waybill/contract/pricing/promo-codes/shapes';

type Sent = z.output<typeof PromoCodeToSave>;

/** Returns the columns of a promo code; a timestamp becomes its day in the tenant's zone. */
export const promoFields = (sent: Sent, timezone: string): PromoFields => ({
  code: sent.code,
  is_active: sent.isActive,
  start_date: dayOf(sent.startDate, timezone),
  end_date: dayOf(sent.endDate, timezone),
  calc_method: sent.rate.calcMethod,
  value: sent.rate.value,
  carrier_account_ids: [...new Set(sent.carrierAccountIds)],
  max_uses: sent.maxUses ?? null,
  max_uses_per_customer: sent.maxUsesPerCustomer ?? null,
});

/** Returns what is wrong with a promo code, by the request's fields (decisions B-26). */
export function promoFaults(row: PromoFields, knownAccounts: ReadonlySet<number>) {
  const most = row.calc_method === 'Percentage' ? 100 : 100_000;
  const { start_date, end_date } = row;
  const unknown = row.carrier_account_ids.filter((id) => !knownAccounts.has(id));
  const checks: readonly (readonly [boolean, string, Message])[] = [
    [
      row.value > 0 && row.value <= most,
      'rate.value',
      sentence('The discount must be above 0 and up to {most}.', { most }),
    ],
    [
      start_date === null || end_date === null || start_date <= end_date,
      'endDate',
      'The last day is before the first day.',
    ],
    [
      unknown.length === 0,
      'carrierAccountIds',
      sentence('There is no carrier account {account}.', { account: unknown.join(', ') }),
    ],
  ];
  return checks.flatMap(([isFine, field, message]): readonly Complaint[] =>
    isFine ? [] : [{ message, members: [`promoCode.${field}`] }],
  );
}

export function toPromo(row: PromoRow, timezone: string): z.input<typeof PromoCode> {
  const moment = (day: string | null) =>
    day === null ? null : startOfLocalDay(localDate(day), timezone).toISOString();
  return {
    id: row.id,
    code: row.code,
    isActive: row.is_active,
    startDate: moment(row.start_date),
    endDate: moment(row.end_date),
    rate: { calcMethod: row.calc_method, value: row.value },
    carrierAccountIds: row.carrier_account_ids,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    used: row.used,
  };
}

function dayOf(sent: string | null | undefined, timezone: string): string | null {
  if (sent === null || sent === undefined) return null;
  return isLocalDate(sent) ? sent : localDateOf(new Date(sent), timezone);
}
