import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { financeSettingsOf, insistOpen } from '../ledger/office.ts';
import { recordPayment } from './pay.ts';

export type ReceivedPayment = {
  readonly invoiceId: number;
  readonly paid: Minor;
  readonly date: LocalDate;
  readonly bankReference: string;
};

/**
 * Records a payment of one invoice that another system learned of; returns its number in the
 * database.
 * @throws {Problem} InvoiceNotFound, AllocationNotPossible, NotValid
 */
export async function recordReceived(
  db: TenantDb,
  { invoiceId, paid, date, bankReference }: ReceivedPayment,
  command: FinanceCommand,
): Promise<number> {
  insistOpen(await financeSettingsOf(db, command.now), date, 'paymentDate');
  const { id } = await recordPayment(
    db,
    {
      customerId: undefined,
      paid,
      type: 'BankTransfer',
      paymentDate: date,
      reference: '',
      note: null,
      remittanceNumber: null,
      bankReference: bankReference.slice(0, 100) || null,
      allocations: [{ invoiceId, amount: paid, path: 'invoiceId' }],
    },
    command,
  );
  return id;
}
