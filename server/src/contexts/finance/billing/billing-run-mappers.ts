import type { BillingRun } from '@waybill/contract/finance/billing/runs';
import type { NotInvoiced } from '@waybill/contract/finance/billing/generation';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { NotBilled } from './domain/bookings-to-bill.ts';
import type { BillingRunRow } from './sql/billing-runs.ts';

export const toBillingRun = (row: BillingRunRow): BillingRun => ({
  id: row.id,
  status: row.status,
  invoiceDate: row.invoice_date,
  deliveredTo: row.delivered_to,
  invoiceEmail: row.invoice_email,
  creationTime: row.created_at.toISOString(),
  creatorName: row.started_by_name,
  progress: { bookings: row.bookings, read: row.bookings_read, written: row.bookings_written },
  invoices: row.invoices,
  amount: toDecimal(row.amount_minor),
  problem: row.problem,
});

export const toNotInvoiced = ({
  taxExclusive,
  carrierCost,
  ...why
}: NotBilled): z.output<typeof NotInvoiced> => ({
  ...why,
  taxExclusiveAmount: decimalOrNull(taxExclusive),
  carrierTaxExclusiveAmount: decimalOrNull(carrierCost),
});

export const decimalOrNull = (amount: Minor | null | undefined): number | null =>
  amount === undefined || amount === null ? null : toDecimal(amount);
