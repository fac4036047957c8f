import { notValidField } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import { insuranceOf, type InsuranceQuote } from '#contexts/pricing/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Contents } from '../bookings/domain/booking-row.ts';

/**
 * Returns the cost of insuring freight; undefined if it is not insured.
 * @throws {Problem} NotValid naming insuredValue or insuranceType.
 */
export async function insuranceFor(
  db: TenantDb,
  { insured_minor, insurance_type }: Contents,
): Promise<InsuranceQuote | undefined> {
  if (insured_minor === null || insured_minor === 0) return undefined;
  const insurance = await insuranceOf(db, insured_minor);
  if (insurance.quotes === undefined) {
    const least = toDecimal(insurance.leastInsuredValue).toFixed(2);
    throw notValidField('insuredValue', `The insured value must be at least ${least}`);
  }
  const type = insurance_type ?? 'Standard';
  const quote = insurance.quotes.find(({ insuranceType }) => insuranceType === type);
  if (quote === undefined) throw notValidField('insuranceType', `There is no insurance ${type}`);
  return quote;
}
