import { notValidField } from '@waybill/contract/problem';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { insuranceOf } from '../public.ts';
import type { InsuranceQuote } from '@waybill/contract/pricing/insurance/shapes';

/**
 * Returns one quote per type of insurance (decisions B-32).
 * @throws {Problem} NotValid on insuredValue if it is too low to be insured
 */
export async function toInsurance(
  db: TenantDb,
  insuredValue: number,
): Promise<{ quotes: z.input<typeof InsuranceQuote>[] }> {
  const insurance = await insuranceOf(db, fromDecimal(insuredValue));
  if (insurance.quotes === undefined) {
    const least = toDecimal(insurance.leastInsuredValue).toFixed(2);
    throw notValidField('insuredValue', `The insured value must be at least ${least}.`);
  }
  const quotes = insurance.quotes.map((quote) => ({
    insuredValue: toDecimal(quote.insuredValue),
    insuranceCost: toDecimal(quote.amount),
    insuranceCostTaxExclusive: toDecimal(quote.taxExclusive),
    insuranceType: quote.insuranceType,
  }));
  return { quotes };
}
