import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';
import { BilledCustomer } from '../shapes.ts';

export const FinanceStatementItem = entity(
  'FinanceStatementItem',
  z.object({
    txnType: z.string(),
    date: Moment,
    referenceNo: z.string(),
    description: z.string(),
    charges: Money,
    payments: Money,
    /** The balance after it. */
    balance: Money,
    /** The invoice or payment it belongs to. */
    invoiceId: Id.nullable(),
    paymentId: Id.nullable(),
  }),
);

/** Amounts due by age, in days after the due date. */
export const AgeingBucket = entity('AgeingBucket', z.object({ name: z.string(), amount: Money }));

export const FinanceStatement = entity(
  'FinanceStatement',
  z.object({
    openingBalance: Money,
    items: z.array(FinanceStatementItem),
    /** The number of transactions in the period that match the filter. */
    totalCount: z.number().int(),
    /** The totals of those, across all pages. */
    totalCharges: Money,
    totalPayments: Money,
    closingBalance: Money,
    customer: BilledCustomer,
    fromDate: Moment,
    toDate: Moment,
    ageing: z.array(AgeingBucket),
    /** Unallocated payments; the amount due is the ageing's sum minus this. */
    unallocatedAmount: Money,
  }),
);
