import { sql } from 'kysely';
import { localDate } from '@waybill/kernel/local-date';
import { minor } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type { TenantDb } from '#platform/db/database.ts';
import { billOf } from '#contexts/finance/invoices/domain/bill.ts';
import type { InvoiceToIssue } from '#contexts/finance/invoices/issue.ts';
import type { PaymentToRecord } from '#contexts/finance/payments/pay.ts';

/** Adds a separate customer, so that tests do not affect each other. */
export async function addCustomer(db: TenantDb): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    with added as (
      insert into customers.customer (
        tenant_id, code, type, account_status, company_name, registered_at, created_at
      )
      select ${db.scope.tenantId}, 'TST' || gen_random_uuid(), 'Account', 'Active',
             'Testing & Sons', now(), now()
      returning id
    ), standing as (
      insert into customers.standing (tenant_id, customer_id)
      select ${db.scope.tenantId}, id from added
    )
    select id from added
  `);
  return id;
}

const seller = {
  name: 'Acme Freight Pty Ltd',
  abn: '51 824 753 556',
  lines: ['14 Kiln Street, Alexandria NSW 2015'],
  email: '',
  phone: '',
};

/** Returns an invoice over an amount in minor units, plus ten per cent of tax. */
export const invoiceOver = (customerId: number, amount: number): InvoiceToIssue => ({
  customerId,
  type: 'Adhoc',
  batchId: null,
  invoiceDate: localDate('2026-11-18'),
  dueDate: localDate('2026-12-02'),
  terms_days: 14,
  reference: null,
  note: null,
  description: 'Storage',
  bill: billOf(
    [
      {
        type: 'Adhoc',
        referenceNo: '',
        description: 'Storage',
        service: null,
        suppliedOn: localDate('2026-11-18'),
        quantity: 1,
        bookingId: null,
        amount: minor(amount),
        taxed: true,
      },
    ],
    { rate: percent('10'), rule: 'TotalInvoice' },
  ),
  buyer: { ...seller, name: 'Testing & Sons' },
  seller,
  bookingIds: [],
  adhoc: null,
});

/** Returns a bank transfer in minor units that pays these invoices. */
export const paymentOf = (
  customerId: number,
  paid: number,
  parts: readonly { readonly id: number; readonly amount: number }[],
): PaymentToRecord => ({
  customerId,
  paid: minor(paid),
  type: 'BankTransfer',
  paymentDate: localDate('2026-11-18'),
  reference: '',
  note: null,
  remittanceNumber: null,
  bankReference: null,
  allocations: parts.map(({ id, amount }, at) => ({
    invoiceId: id,
    amount: minor(amount),
    path: `allocatedInvoicePayments[${at}]`,
  })),
});
