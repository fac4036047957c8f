import type { Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { financeSettingsOf, insistOpen } from '../ledger/office.ts';
import { reverse } from './reverse.ts';

export type ReleasedPayment = {
  readonly paymentId: number;
  readonly invoiceId: number;
  readonly note: Message;
};

/**
 * Takes a payment off an invoice for another context: it becomes the customer's credit.
 * @throws {Problem} PaymentNotFound, PaymentCannotBeReversed, PaymentIsReturning, NotValid
 */
export async function releasePayment(
  db: TenantDb,
  { paymentId, invoiceId, note }: ReleasedPayment,
  command: FinanceCommand,
): Promise<void> {
  const settings = await financeSettingsOf(db, command.now);
  insistOpen(settings, settings.today, 'id');
  const { today } = settings;
  await reverse(db, { id: paymentId, note, invoiceIds: [invoiceId], today }, command);
}
