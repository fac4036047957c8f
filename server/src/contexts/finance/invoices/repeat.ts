import { customerCard } from '#contexts/customers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish, enqueue } from '#platform/events.ts';
import { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import type { LocalDate } from '@waybill/kernel/local-date';
import { startOfLocalDay } from '@waybill/kernel/time';
import { adhocInvoiceOf } from './adhoc-invoice.ts';
import { dueDateOf } from './domain/due-date.ts';
import { repetitionDate } from './domain/repeating.ts';
import { bodyOf, linesOf } from './issue.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import * as rows from './sql/invoices.ts';

type Series = {
  readonly id: number;
  readonly frequency: AdhocInvoice['frequency'];
  readonly first: LocalDate;
};
type Repetition = Series & { readonly count: number; readonly timezone: string };

/** Queues the draft of a repetition for the first instant of its day, if the invoice recurs. */
export async function queueRepetition(
  db: TenantDb,
  { id, frequency, first, count, timezone }: Repetition,
): Promise<void> {
  const date = repetitionDate(frequency, first, count);
  if (date === null) return;
  await enqueue(
    db,
    {
      name: 'finance.draftRepetition',
      key: `repetition ${id} ${count}`,
      runAt: startOfLocalDay(date, timezone),
    },
    { invoiceId: id, count },
  );
}

/** Makes the draft of a repetition and queues the next. Idempotent. */
export const draftRepetition = ({
  payload,
  database,
  tenantId,
  now,
}: TaskCall<'finance.draftRepetition'>): Promise<void> =>
  database.transaction(systemScope(tenantId, 'draft-repetition'), (db) => draft(db, payload, now));

async function draft(
  db: TenantDb,
  { invoiceId, count }: TaskCall<'finance.draftRepetition'>['payload'],
  now: Date,
): Promise<void> {
  const origin = await rows.adhocOrigin(db, invoiceId);
  if (origin === undefined || origin.status === 'Void') return;
  const card = await customerCard(db, origin.customer_id);
  const adhoc = AdhocInvoice.parse(origin.adhoc);
  const series: Series = { id: origin.id, frequency: adhoc.frequency, first: origin.invoice_date };
  const invoiceDate = repetitionDate(series.frequency, series.first, count);
  if (card === undefined || invoiceDate === null) return;
  const settings = await financeSettingsOf(db, now);
  const billing = {
    customer: card,
    invoiceDate,
    dueDate: dueDateOf(invoiceDate, origin.terms_days),
  };
  const invoice = adhocInvoiceOf({ ...adhoc, serviceDate: undefined }, billing, settings);
  const numbered = { ...bodyOf(invoice), repeats_id: invoiceId, repeat_no: count };
  const id = await rows.addDraft(db, numbered, now);
  if (id === undefined) return;
  rows.addLines(db, linesOf({ ...invoice, id, number: 'Draft' }));
  rows.addEvents(
    db,
    [
      {
        invoice_id: id,
        customer_id: card.id,
        action: 'Draft created',
        status: 'Draft',
        amount_minor: invoice.bill.total,
        user_name: 'System',
        note: null,
      },
    ],
    now,
  );
  const { timezone } = settings;
  await queueRepetition(db, { ...series, count: count + 1, timezone });
  publish(db, 'invoice.drafted', { id, customerId: card.id });
}
