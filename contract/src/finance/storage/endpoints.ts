import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Money, PlainDate } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { idOf } from '../../shared/ids.ts';
import { financeProblems } from '../problems.ts';

const StoredItem = z.object({
  itemGuid: Guid,
  itemId: z.string(),
  description: z.string().nullable(),
  palletSpaces: z.number(),
  /** The first and the last day of the period on which it was in storage. */
  firstDate: PlainDate,
  lastDate: PlainDate,
  /** Days in storage, including partial days. */
  days: z.number().int(),
  palletDays: z.number(),
});

/** A customer's storage charge, with every item that it includes. */
export const StorageCharge = entity(
  'StorageCharge',
  z.object({
    customerId: Id,
    customerName: z.string(),
    fromDate: PlainDate,
    /** The last day included. */
    toDate: PlainDate,
    palletDays: z.number(),
    /** The fee of type Storage that applies to the customer; null if there is none. */
    feeName: z.string().nullable(),
    /** Before tax; null without a fee. */
    amount: Money.nullable(),
    /** What the amount consists of, by the fee: a fixed part, and pallet days at their rates. */
    basic: z.number(),
    rates: z.array(z.object({ palletDays: z.number(), rate: z.number() })),
    /** True if the fee's minimum is more than that, and is charged instead. */
    isMinimum: z.boolean(),
    items: z.array(StoredItem),
  }),
);
export type StorageCharge = z.output<typeof StorageCharge>;

export const getStorageCharges = endpoint({
  path: '/api/finance/storage/getstoragecharges',
  access: 'Finance.Create',
  summary:
    'Returns storage charges that are not invoiced yet, by customer, with their items and days.',
  input: z.object({
    customerId: idOf('customer').optional(),
    /** The last day included; defaults to yesterday. */
    toDate: PlainDate.optional(),
  }),
  output: itemsOf(StorageCharge),
});

export const invoiceStorage = endpoint({
  method: 'POST',
  path: '/api/finance/storage/invoicestorage',
  access: 'Finance.Create',
  summary: "Invoices a customer's storage; no day is charged twice.",
  input: z.object({ customerId: idOf('customer'), toDate: PlainDate.optional() }),
  output: z.object({ id: Id, invoiceNumber: z.string() }),
  problems: [
    financeProblems.CustomerOfInvoiceNotFound,
    financeProblems.NoStorageToInvoice,
    financeProblems.InvoiceNotComplete,
  ],
});
