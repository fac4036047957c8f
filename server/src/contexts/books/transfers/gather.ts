import { localDate } from '@waybill/kernel/local-date';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { wantMoneyOf } from './follow-payment.ts';
import { wantedOfRcti } from './follow-rcti.ts';
import { setUpOf, want, wantedOf, wantedRefund } from './follow.ts';
import { paymentsToGather } from './sql/prepayments.ts';
import { rctisToGather } from './sql/rctis.ts';
import {
  allocationsToGather,
  creditNotesToGather,
  type DatedRow,
  invoicesToGather,
  refundsToGather,
} from './sql/records.ts';
import type { WantedTransfer } from './sql/transfers.ts';

/** Queues documents dated on or after the first day in the settings, unless already queued. */
export async function gather({ database, tenantId, now }: TaskCall<'books.gather'>): Promise<void> {
  const scope = systemScope(tenantId, 'books-gather');
  let more = true;
  while (more) more = await database.transaction(scope, (db) => gatherSome(db, now));
}

/** Returns whether there may be more. */
async function gatherSome(db: TenantDb, now: Date): Promise<boolean> {
  const setUp = await setUpOf(db);
  if (setUp === undefined) return false;
  const from = localDate(setUp.sendsFrom);
  const { timezone } = await settingsOf(db);
  const invoices = await invoicesToGather(db, from);
  const rctis = setUp.sendsBills ? await rctisToGather(db, from) : [];
  const found: readonly WantedTransfer[] =
    invoices.length + rctis.length > 0
      ? [...invoices.map(documentAs('Invoice')), ...rctis.flatMap(wantedOfRcti)]
      : [
          ...(await creditNotesToGather(db, from, timezone)).map(documentAs('CreditNote')),
          ...(await allocationsToGather(db)).map(wantedOf),
          ...(await refundsToGather(db)).map(wantedRefund),
        ];
  await want(db, found, { ...setUp, now });
  if (found.length > 0) return true;
  const payments = await paymentsToGather(db, from);
  for (const id of payments) await wantMoneyOf(db, id, { ...setUp, now });
  return payments.length > 0;
}

const documentAs =
  (kind: 'Invoice' | 'CreditNote') =>
  ({ id, number }: DatedRow): WantedTransfer => ({ kind, ourId: id, number, isWanted: true });
