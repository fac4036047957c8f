import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, Money, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Day } from '../ledger/day.ts';
import { PositiveAmount } from '../shapes.ts';
import { financeProblems } from '../problems.ts';
import { enteredPaymentTypes, Payment } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const Allocation = z.object({
  invoiceId: idOf('invoice'),
  paidAmount: PositiveAmount,
});

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/createpayment',
  access: 'Finance.Payment',
  summary: 'Records a payment and allocates it to invoices of one customer.',
  input: z.object({
    /** May be omitted if the allocated invoices identify the payer. */
    customerId: idOf('customer').optional(),
    paymentDate: Day,
    note: line(2000).nullish(),
    /** The remittance advice that the payment fulfils; it must still be payable. */
    remittanceNumber: line(50).nullish(),
    paidAmount: PositiveAmount,
    paymentType: z.enum(enteredPaymentTypes).default('BankTransfer'),
    /** The next number of the series if blank. */
    paymentReferenceNumber: line(50).nullish(),
    /** The reference on the bank statement. */
    bankReference: line(100).nullish(),
    allocatedInvoicePayments: z.union([z.array(Allocation).max(1000), Allocation]).default([]),
  }),
  output: z.object({
    id: Id,
    paymentReferenceNumber: z.string(),
    unallocatedAmount: Money,
  }),
  problems: [
    financeProblems.InvoiceNotFound,
    financeProblems.CustomerOfInvoiceNotFound,
    financeProblems.AllocationNotPossible,
    financeProblems.PaymentReferenceTaken,
  ],
});

const PaymentInput = z.union([z.array(Allocation).min(1).max(1000), Allocation]);

export const allocatePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/allocatepayment',
  access: 'Finance.Payment',
  summary: "Allocates the remainder of a payment or credit to the customer's invoices.",
  input: z.object({ id: idOf('payment'), allocatedInvoicePayments: PaymentInput }),
  output: z.object({ unallocatedAmount: Money }),
  problems: [
    financeProblems.PaymentNotFound,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentIsReturning,
  ],
});

export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/reversepayment',
  access: 'Finance.Payment',
  summary:
    'Reverses a payment, or only its allocations to some invoices, which then become credit.',
  input: z.object({
    id: idOf('payment'),
    note: requiredLine(2000, 'Enter a reason'),
    /** Defaults to the whole payment. */
    invoiceIds: z.array(idOf('invoice')).min(1).max(1000).optional(),
    /**
     * The card is not refunded: its bank reversed the charge, or the money was returned another
     * way.
     */
    booksOnly: z.boolean().optional(),
  }),
  output: z.null(),
  problems: [
    financeProblems.PaymentNotFound,
    financeProblems.InvoiceNotFound,
    financeProblems.PaymentCannotBeReversed,
    financeProblems.PaymentIsReturning,
    financeProblems.CardPaymentsOff,
    financeProblems.CardReturnRefused,
    financeProblems.CardReturnUnknown,
  ],
});

export const getPayments = endpoint({
  path: '/api/finance/payment/getpayments',
  access: 'Finance.View',
  summary: 'Returns payments; customers see only their own.',
  input: z.object({ ...listInput, customerId: idOf('customer').optional() }),
  output: pageOf(Payment),
});
