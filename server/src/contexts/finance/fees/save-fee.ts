import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenConstraint } from '#platform/db/failures.ts';
import type { CustomerFee, Fee } from '@waybill/contract/finance/fees/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { FeeToCharge } from './domain.ts';
import { minimumOf } from '@waybill/contract/finance/fees/tiers';
import * as rows from './sql.ts';

type FeeToSave = Omit<z.output<typeof Fee>, 'id' | 'customers'>;

/** Adds a fee, or changes the one with this id. @throws {Problem} FeeNotFound, FeeNameTaken */
export async function saveFee(
  db: TenantDb,
  { id, fee }: { readonly id: number | undefined; readonly fee: FeeToSave },
  now: Date,
): Promise<number> {
  const fields = fieldsOf(fee);
  const saving = id === undefined ? rows.addFee(db, fields, now) : rows.changeFee(db, id, fields);
  const saved = await saving.catch((error: unknown) => {
    const isTaken = brokenConstraint(error) === 'fee_name';
    throw isTaken ? new Problem(financeProblems.FeeNameTaken) : error;
  });
  if (id === undefined) return saved;
  if (saved === 0) throw new Problem(financeProblems.FeeNotFound, { values: { id } });
  return id;
}

const fieldsOf = (fee: FeeToSave): rows.FeeFields => ({
  name: fee.name,
  invoice_type: fee.invoiceType,
  apply_on: fee.applyOn,
  fee_type: fee.feeType,
  calc_method: fee.calcMethod,
  minimum_minor: minimumOf(fee.minimum),
  is_accumulated: fee.isAccumulated,
  is_active: fee.isActive,
  is_tax_applicable: fee.isTaxApplicable,
  customer_types: fee.customerTypes,
  rates: fee.feeRates,
});

/**
 * Sets a customer's terms for a fee. The database prevents active terms from overlapping.
 * @throws {Problem} FeeNotFound, CustomerOfInvoiceNotFound, NotValid
 */
export async function assignFee(
  db: TenantDb,
  assigned: z.output<typeof CustomerFee>,
): Promise<void> {
  const { feeId, customerId, effectiveDate, expireDate } = assigned;
  found(await rows.fee(db, feeId), financeProblems.FeeNotFound, { feeId });
  const card = await customerCard(db, customerId);
  found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
  if (typeof expireDate === 'string' && expireDate <= effectiveDate) {
    throw notValidField('customerFee.expireDate', 'It ends before it begins');
  }
  await rows
    .saveCustomerFee(db, {
      fee_id: feeId,
      customer_id: customerId,
      minimum_minor: minimumOf(assigned.minimum),
      is_accumulated: assigned.isAccumulated,
      is_active: assigned.isActive,
      effective_date: localDate(effectiveDate),
      expire_date: typeof expireDate === 'string' ? localDate(expireDate) : null,
      rates: assigned.feeRates,
    })
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'customer_fee_once') throw error;
      const message = 'The customer already has a rate for some of these days';
      throw notValidField('customerFee.effectiveDate', message);
    });
}

export const feeOf = (row: rows.FeeRow): z.input<typeof Fee> => ({
  id: row.id,
  name: row.name,
  invoiceType: row.invoice_type as z.input<typeof Fee>['invoiceType'],
  applyOn: row.apply_on,
  feeType: row.fee_type as z.input<typeof Fee>['feeType'],
  calcMethod: row.calc_method,
  minimum: row.minimum_minor === null ? null : toDecimal(row.minimum_minor),
  isAccumulated: row.is_accumulated,
  isActive: row.is_active,
  isTaxApplicable: row.is_tax_applicable,
  customerTypes: row.customer_types as z.input<typeof Fee>['customerTypes'],
  feeRates: [...row.rates],
  customers: row.customers.map((one) => ({
    feeId: row.id,
    customerId: one.customer_id,
    customerName: one.customer_name,
    minimum: one.minimum_minor === null ? null : toDecimal(one.minimum_minor),
    isAccumulated: one.is_accumulated,
    isActive: one.is_active,
    effectiveDate: one.effective_date,
    expireDate: one.expire_date,
    feeRates: [...one.rates],
  })),
});

type Payer = { readonly id: number; readonly type: string };

type FeesFor = (payer: Payer, invoiceType: string) => readonly FeeToCharge[];

/** Returns the fees of a day by customer: the agreed terms, otherwise the default of the type. */
export const feesOfDay = async (db: TenantDb, day: LocalDate): Promise<FeesFor> =>
  feesFor((await rows.feesOn(db, day)).filter(({ fee_type }) => fee_type !== 'Storage'));

/**
 * Like `feesOfDay` for the fees that price storage: they count pallet days instead of pieces, and
 * apply to storage invoices, whichever invoice type they name.
 */
export async function storageFeesOfDay(db: TenantDb, day: LocalDate): Promise<FeesFor> {
  const all = await rows.feesOn(db, day);
  return feesFor(
    all
      .filter(({ fee_type }) => fee_type === 'Storage')
      .map((row) => ({ ...row, invoice_type: 'Adhoc' })),
  );
}

function feesFor(all: readonly rows.FeeOnDay[]): FeesFor {
  const byFee = [...Map.groupBy(all, (row) => row.fee_id).values()];
  return (payer, invoiceType) =>
    byFee.flatMap((ways) => {
      const own = ways.find((row) => row.customer_id === payer.id);
      const usual = ways.find((row) => row.customer_id === null);
      const chosen = own ?? (usual?.customer_types.includes(payer.type) ? usual : undefined);
      return chosen?.invoice_type === invoiceType ? [feeToCharge(chosen)] : [];
    });
}

const feeToCharge = (row: rows.FeeOnDay): FeeToCharge => ({
  name: row.name,
  applyOn: row.apply_on,
  calcMethod: row.calc_method,
  isTaxed: row.is_tax_applicable,
  tariff: {
    rates: row.rates,
    isPercentage: row.calc_method === 'Percentage',
    isAccumulated: row.is_accumulated,
    minimum: row.minimum_minor,
  },
});
