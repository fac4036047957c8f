import { type Minor, add, minor, multiply } from '@waybill/kernel/money';
import type { Ratio } from '@waybill/kernel/ratio';

/** Kinds of transit insurance (decisions B-32). */
export const insuranceTypes = ['Standard', 'Premium', 'ATIStandard', 'ATIPremium'] as const;
export type InsuranceType = (typeof insuranceTypes)[number];

export type InsuranceSettings = {
  readonly minimumInsuredValue: Minor;
  /** A type that is absent is not offered. */
  readonly types: Readonly<Partial<Record<InsuranceType, InsuranceRate>>>;
};

/** `minimum` ex tax; `multiplier` of the insured value. */
export type InsuranceRate = { readonly minimum: Minor; readonly multiplier: number };

/** What a new tenant starts with (decisions T-11). */
export const defaultInsuranceSettings: InsuranceSettings = {
  minimumInsuredValue: minor(10_000),
  types: {
    Standard: { minimum: minor(500), multiplier: 0.01 },
    Premium: { minimum: minor(1000), multiplier: 0.02 },
    ATIStandard: { minimum: minor(250), multiplier: 0.005 },
    ATIPremium: { minimum: minor(500), multiplier: 0.01 },
  },
};

export type InsuranceQuote = {
  readonly insuranceType: InsuranceType;
  readonly insuredValue: Minor;
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly amount: Minor;
};

export type InsuranceAnswer =
  | { readonly quotes: readonly InsuranceQuote[] }
  | { readonly quotes?: undefined; readonly leastInsuredValue: Minor };

/**
 * One quote per offered type: the greater of the minimum and value × multiplier, and tax on it
 * (decisions B-32, T-11). A value below the least that can be insured has no quotes.
 */
export function quoteInsurance(
  insuredValue: Minor,
  settings: InsuranceSettings,
  taxRate: Ratio,
): InsuranceAnswer {
  const leastInsuredValue = settings.minimumInsuredValue;
  if (insuredValue < leastInsuredValue) return { leastInsuredValue };
  const quotes = insuranceTypes.flatMap((insuranceType) => {
    const rate = settings.types[insuranceType];
    if (rate === undefined) return [];
    const byValue = multiply(insuredValue, rate.multiplier);
    const taxExclusive = byValue < rate.minimum ? rate.minimum : byValue;
    const tax = multiply(taxExclusive, taxRate);
    return [{ insuranceType, insuredValue, taxExclusive, tax, amount: add(taxExclusive, tax) }];
  });
  return { quotes };
}
