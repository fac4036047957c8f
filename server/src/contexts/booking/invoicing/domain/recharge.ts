import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { add, type Minor, toDecimal, ZERO } from '@waybill/kernel/money';

/** One later charge with cost and sell price, before and after tax. */
export type RechargeLine = {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly isAdditional: boolean;
  readonly isTaxed: boolean;
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly carrierTaxExclusive: Minor;
  readonly carrierTax: Minor;
  readonly note: string | null;
};

type Side = { readonly taxExclusive: Minor; readonly tax: Minor };

/** Returns the sum of a booking's recharges in the shape of a price (decisions B-19). */
export function rechargeDetailOf(lines: readonly RechargeLine[]): PricingDetail {
  const freight = lines.filter((line) => !line.isAdditional);
  const additional = lines.filter((line) => line.isAdditional);
  return {
    ...costs('freightCost', customerSide(freight)),
    ...costs('additionalCost', customerSide(additional)),
    ...costs('insuranceCost', nothing),
    ...costs('totalCost', customerSide(lines)),
    ...costs('carrierFreightCost', carrierSide(freight)),
    ...costs('carrierAdditionalCost', carrierSide(additional)),
    ...costs('carrierInsuranceCost', nothing),
    ...costs('carrierTotalCost', carrierSide(lines)),
    isTaxApplied: lines.some((line) => line.isTaxed),
    serviceDetails: lines.map(serviceDetail),
  };
}

const nothing: Side = { taxExclusive: ZERO, tax: ZERO };

const customerSide = (lines: readonly RechargeLine[]): Side => ({
  taxExclusive: add(...lines.map((line) => line.taxExclusive)),
  tax: add(...lines.map((line) => line.tax)),
});

const carrierSide = (lines: readonly RechargeLine[]): Side => ({
  taxExclusive: add(...lines.map((line) => line.carrierTaxExclusive)),
  tax: add(...lines.map((line) => line.carrierTax)),
});

function costs<N extends string>(name: N, { taxExclusive, tax }: Side) {
  return {
    [name]: toDecimal(add(taxExclusive, tax)),
    [`${name}Tax`]: toDecimal(tax),
    [`${name}TaxExclusive`]: toDecimal(taxExclusive),
  } as Readonly<Record<N | `${N}Tax` | `${N}TaxExclusive`, number>>;
}

const serviceDetail = (line: RechargeLine): PricingDetail['serviceDetails'][number] => ({
  serviceCode: line.serviceCode,
  serviceName: line.serviceName,
  isAdditionalService: line.isAdditional,
  taxExclusiveAmount: toDecimal(line.taxExclusive),
  tax: toDecimal(line.tax),
  amount: toDecimal(add(line.taxExclusive, line.tax)),
  carrierTaxExclusiveAmount: toDecimal(line.carrierTaxExclusive),
  carrierTax: toDecimal(line.carrierTax),
  carrierAmount: toDecimal(add(line.carrierTaxExclusive, line.carrierTax)),
  isTaxApplied: line.isTaxed,
  note: line.note,
});
