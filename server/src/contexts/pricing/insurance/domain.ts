import { defaultInsurance, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { type Minor, add, fromDecimal, multiply } from '@waybill/kernel/money';
import type { Ratio } from '@waybill/kernel/ratio';

/** Types of transit insurance (decisions B-32). */
export const insuranceTypes = ['Standard', 'Premium', 'ATIStandard', 'ATIPremium'] as const;
export type InsuranceType = (typeof insuranceTypes)[number];

export type InsuranceSettings = {
  /** A missing type is not offered. */
  readonly types: Readonly<Partial<Record<InsuranceType, InsuranceRate>>>;
};

/**
 * `minimum` is before tax; `multiplier` is of the insured value; `least` is the least insurable
 * value.
 */
export type InsuranceRate = {
  readonly minimum: Minor;
  readonly multiplier: number;
  readonly least: Minor;
};

/** Returns the rates of a tenant's settings (decisions T-11). */
export const insuranceSettingsOf = (set: TenantSettings['insurance']): InsuranceSettings => ({
  types: {
    Standard: rate(set.standardMinimum, set.standardMultiplier, set.standardMinimumValueLimit),
    Premium: rate(set.premiumMinimum, set.premiumMultiplier, set.premiumMinimumValueLimit),
    ATIStandard: rate(set.atiStandardMinimum, set.atiStandardMultiplier, set.atiMinimumValueLimit),
    ATIPremium: rate(set.atiPremiumMinimum, set.atiPremiumMultiplier, set.atiMinimumValueLimit),
  },
});

const rate = (minimum: number, multiplier: number, least: number): InsuranceRate => ({
  minimum: fromDecimal(minimum),
  multiplier,
  least: fromDecimal(least),
});

/** The default of a new tenant (decisions T-11). */
export const defaultInsuranceSettings: InsuranceSettings = insuranceSettingsOf(defaultInsurance);

export type InsuranceQuote = {
  readonly insuranceType: InsuranceType;
  readonly insuredValue: Minor;
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly amount: Minor;
};

export type InsuranceResponse =
  | { readonly quotes: readonly InsuranceQuote[] }
  | { readonly quotes?: undefined; readonly leastInsuredValue: Minor };

/**
 * Returns one quote per offered type: the greater of the minimum and value × multiplier, and tax on
 * it (decisions B-32, T-11). A value below the least insurable one has no quotes.
 */
export function quoteInsurance(
  insuredValue: Minor,
  settings: InsuranceSettings,
  taxRate: Ratio,
): InsuranceResponse {
  const leasts = insuranceTypes.flatMap((type) => settings.types[type]?.least ?? []);
  const leastInsuredValue = leasts.toSorted((a, b) => a - b)[0];
  if (leastInsuredValue !== undefined && insuredValue < leastInsuredValue) {
    return { leastInsuredValue };
  }
  const quotes = insuranceTypes.flatMap((insuranceType) => {
    const offered = settings.types[insuranceType];
    if (offered === undefined || insuredValue < offered.least) return [];
    const byValue = multiply(insuredValue, offered.multiplier);
    const taxExclusive = byValue < offered.minimum ? offered.minimum : byValue;
    const tax = multiply(taxExclusive, taxRate);
    return [{ insuranceType, insuredValue, taxExclusive, tax, amount: add(taxExclusive, tax) }];
  });
  return { quotes };
}
