import { type Message } from '@waybill/contract/sentence';
import { changeExposure, customerCard } from '#contexts/customers/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import type { PaymentType } from '@waybill/contract/finance/shapes';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type Minor, negate } from '@waybill/kernel/money';
import { allocate, type Allocation, type RequestedAllocation } from './domain/allocation.ts';
import { entryOfPayment } from '../ledger/domain.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { lockOwed } from '../invoices/owed.ts';
import { putOnInvoices } from '../invoices/put-on-invoices.ts';
import { insistPayable } from '../remittances/remittance.ts';
import { post } from '../ledger/sql.ts';
import * as rows from './sql.ts';

export type PaymentToRecord = {
  /** Undefined takes the invoices' customer. */
  readonly customerId: number | undefined;
  readonly paid: Minor;
  readonly type: PaymentType;
  readonly paymentDate: LocalDate;
  /** Empty for the next number of the series. */
  readonly reference: string;
  readonly note: Message | null;
  readonly remittanceNumber: string | null;
  readonly bankReference: string | null;
  readonly allocations: readonly RequestedAllocation[];
};

export type RecordedPayment = {
  readonly id: number;
  readonly reference: string;
  readonly unallocated: Minor;
};

/**
 * Records a payment and allocates it, all or nothing. Lock order: invoices by id, remittance
 * advice, customer, number series, ledger.
 * @throws {Problem} InvoiceNotFound, CustomerOfInvoiceNotFound, PaymentReferenceTaken, NotValid
 */
export async function recordPayment(
  db: TenantDb,
  payment: PaymentToRecord,
  command: FinanceCommand,
): Promise<RecordedPayment> {
  const owed = await lockOwed(db, payment.allocations);
  const customerId = payment.customerId ?? [...owed.values()][0]?.customerId;
  if (customerId === undefined) throw notValidField('customerId', 'A customer is required');
  const card = await customerCard(db, customerId);
  found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
  const allocation = allocate({ customerId, paid: payment.paid }, payment.allocations, owed);
  if (payment.remittanceNumber !== null) {
    await insistPayable(db, customerId, payment.remittanceNumber);
  }
  await changeExposure(db, customerId, negate(payment.paid));
  const recorded = await store(db, { ...payment, customerId, allocation }, command);
  const { id, reference } = recorded;
  const posted = { id, customerId, reference, paid: payment.paid };
  const text = wordsOf[payment.type];
  post(db, [entryOfPayment(posted, payment.paymentDate, text)], command.now);
  publish(db, 'payment.recorded', {
    id,
    customerId,
    paymentReferenceNumber: reference,
    invoiceIds: allocation.allocated.map(({ invoice }) => invoice.id),
  });
  return recorded;
}

type AllocatedPayment = PaymentToRecord & {
  readonly customerId: number;
  readonly allocation: Allocation;
};

async function store(
  db: TenantDb,
  { allocation, ...payment }: AllocatedPayment,
  command: FinanceCommand,
): Promise<RecordedPayment> {
  const { allocated, unallocated } = allocation;
  const reference = payment.reference === '' ? await freeReference(db) : payment.reference;
  const id = await rows
    .addPayment(db, { ...payment, reference, unallocated }, command.now)
    .catch((error: unknown) => {
      const isTaken = brokenUnique(error) === 'payment_reference';
      throw isTaken ? new Problem(financeProblems.PaymentReferenceTaken) : error;
    });
  putOnInvoices(db, [{ id, reference, on: payment.paymentDate, allocated }], command);
  return { id, reference, unallocated };
}

/** Returns the next number of the series that no user has entered as a reference. */
async function freeReference(db: TenantDb): Promise<string> {
  for (;;) {
    const number = await nextNumber(db, 'payment');
    if (!(await rows.isReferenceTaken(db, number))) return number;
  }
}

const wordsOf: Readonly<Record<PaymentType, string>> = {
  BankTransfer: 'Bank transfer',
  CreditCard: 'Card',
  Cash: 'Cash',
  Cheque: 'Cheque',
  DirectDebit: 'Direct debit',
  CreditNote: 'Credit note',
};
