import { z } from 'zod';
import { customerTypes } from '../../customers/customers/choices.ts';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Id, PlainDate, requiredLine } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { financeProblems } from '../problems.ts';
import { Amount } from '../shapes.ts';
import { invoiceTypes } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** The purpose of a fee, its basis, and its calculation (decisions F-18). */
export const feeTypes = [
  'Fuel',
  'Admin',
  'CardSurcharge',
  'LatePayment',
  'Residential',
  'TailLift',
  /** By pallet space and day of goods in the warehouse; beyond decisions F-18. */
  'Storage',
  'Custom',
] as const;
export const feeBases = ['Invoice', 'Booking', 'Freight', 'Total'] as const;
export const feeMethods = ['Flat', 'Percentage', 'PerKg', 'PerItem', 'PerCubic'] as const;
export type FeeBase = (typeof feeBases)[number];
export type FeeMethod = (typeof feeMethods)[number];

const rateMax = 1_000_000;
/** For a tier: up to four decimals. */
const RateValue = z
  .number()
  .min(0, 'A rate must be 0 or more')
  .max(rateMax)
  .refine((value) => Number(value.toFixed(4)) === value, 'A rate can have up to four decimals');

/** One row of a tier table: above `break`, `basic` plus `rate` per unit counted (F-19). */
export const FeeRate = entity(
  'FeeRate',
  z.object({
    order: z.number().int().min(0).max(1000),
    basic: RateValue,
    break: RateValue,
    rate: RateValue,
  }),
);
export type FeeRate = z.output<typeof FeeRate>;

/** The rows in order: each begins above the previous one. */
const FeeRates = z
  .array(FeeRate)
  .min(1, 'At least one rate is required')
  .max(50)
  .refine(
    (rates) => new Set(rates.map(({ order }) => order)).size === rates.length,
    'Each rate needs a unique position',
  )
  .refine((rates) => {
    const inOrder = rates.toSorted((a, b) => a.order - b.order);
    return inOrder.every((rate, at) => at === 0 || rate.break > (inOrder[at - 1]?.break ?? 0));
  }, 'Each tier must start above the previous one');

const Minimum = Amount.min(0, 'The minimum must be 0 or more');

/** One customer's rate for a fee, from a day until the day before `expireDate`. */
export const CustomerFee = entity(
  'CustomerFee',
  z.object({
    feeId: idOf('fee'),
    customerId: idOf('customer'),
    minimum: Minimum.nullish(),
    isAccumulated: z.boolean().default(false),
    isActive: z.boolean().default(true),
    effectiveDate: PlainDate,
    expireDate: PlainDate.nullish(),
    feeRates: FeeRates,
  }),
);

const feeFields = {
  name: requiredLine(100, 'Please enter a name'),
  /** The invoices it is added to. */
  invoiceType: z.enum(invoiceTypes).default('Booking'),
  applyOn: z.enum(feeBases),
  feeType: z.enum(feeTypes).default('Custom'),
  calcMethod: z.enum(feeMethods),
  minimum: Minimum.nullish(),
  isAccumulated: z.boolean().default(false),
  isActive: z.boolean().default(true),
  isTaxApplicable: z.boolean().default(true),
  /**
   * The customer types whose invoices it is added to, in addition to the customers it is assigned
   * to.
   */
  customerTypes: z.array(z.enum(customerTypes)).max(4).default([]),
  /** The default rate. */
  feeRates: FeeRates,
};

export const Fee = entity(
  'Fee',
  z.object({
    ...feeFields,
    id: idOf('fee'),
    /** Rates of individual customers, latest first. */
    customers: z.array(CustomerFee.extend({ customerName: z.string() })),
    ...revision,
  }),
);

export const getFees = endpoint({
  path: '/api/finance/fee/getFees',
  access: 'Finance.Fees',
  summary: 'Returns fees, with the amounts agreed with individual customers.',
  input: z.object({ ...listInput, id: idOf('fee').optional() }),
  output: pageOf(Fee),
  rowsAreEdited: true,
});

export const getFeeForEdit = endpoint({
  path: '/api/finance/fee/getfeeforedit',
  access: 'Finance.Fees',
  summary: 'Returns one fee.',
  input: z.object({ id: idOf('fee') }),
  output: z.object({ fee: Fee }),
  problems: [financeProblems.FeeNotFound],
});

export const createOrUpdateFee = endpoint({
  method: 'POST',
  path: '/api/finance/fee/createorupdatefee',
  access: 'Finance.Fees',
  summary: 'Creates a fee, or updates it for future invoices.',
  input: z.object({ fee: z.object({ ...feeFields, id: idOf('fee').nullish() }), ...revision }),
  output: z.object({ id: Id }),
  problems: [financeProblems.FeeNotFound, financeProblems.FeeNameTaken],
  replaces: {
    read: getFeeForEdit,
    argsOf: ({ fee: { id } }) => (id ? { id } : null),
  },
});

export const assignCustomerFee = endpoint({
  method: 'POST',
  path: '/api/finance/fee/assigncustomerfee',
  access: 'Finance.Fees',
  summary: "Sets a customer's amount of a fee from a date; the same date again replaces it.",
  input: z.object({ customerFee: CustomerFee }),
  output: z.null(),
  problems: [financeProblems.FeeNotFound, financeProblems.CustomerOfInvoiceNotFound],
});
