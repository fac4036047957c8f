import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, line, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { financeProblems } from '../problems.ts';
import { PositiveAmount } from '../shapes.ts';
import { CardTransactionInfo } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

const BrowserCard = z.object({
  /** The provider's public key; empty if none is connected. */
  id: z.string(),
  isAvailable: z.boolean(),
  /** True if no real card is charged. */
  isSimulator: z.boolean(),
});

export const getBraintreeTokenizationKey = endpoint({
  path: '/api/core/tenantsettings/getbraintreetokenizationkey',
  access: 'Finance.CardPayment',
  summary:
    'Returns the key that a browser needs to tokenise a card, and whether card payments are ' +
    'enabled.',
  output: BrowserCard,
});

/** Not part of the specification: guests have no token, and pay when they book (decisions B-20). */
export const getGuestTokenizationKey = endpoint({
  path: '/api/core/tenantsettings/getguesttokenizationkey',
  access: 'guest',
  summary: 'Returns the card tokenisation key for guests.',
  output: BrowserCard,
  perMinute: 20,
});

export const createCreditCardPayment = endpoint({
  method: 'POST',
  path: '/api/finance/payment/createCreditCardPayment',
  access: 'Finance.CardPayment',
  summary: 'Charges a card for invoices; the same nonce is never charged twice.',
  input: z.object({
    /** Ignored for customers, who always pay for themselves. */
    customerId: idOf('customer').optional(),
    /** The sum of the allocations. */
    amount: PositiveAmount,
    paymentNonce: requiredLine(500, 'A payment nonce is required'),
    note: line(2000).nullish(),
    allocatedInvoicePayments: z
      .array(z.object({ invoiceId: idOf('invoice'), paidAmount: PositiveAmount }))
      .min(1, 'At least one invoice is required')
      .max(1000),
  }),
  output: z.object({ id: Id, transactionId: z.string() }),
  problems: [
    financeProblems.InvoiceNotFound,
    financeProblems.CardDeclined,
    financeProblems.CardOutcomeUnknown,
    financeProblems.CardPaymentsOff,
  ],
});

export const getTransactionInfo = endpoint({
  path: '/api/finance/payment/gettransactioninfo',
  access: 'Finance.View',
  summary: "Returns the card processor's details of payments; customers see only their own.",
  input: z.object({
    ...listInput,
    invoiceId: idOf('invoice').optional(),
    paymentId: idOf('payment').optional(),
  }),
  output: pageOf(CardTransactionInfo),
});
