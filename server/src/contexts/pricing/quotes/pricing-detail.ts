import { type Minor, ZERO, add, toDecimal } from '@waybill/kernel/money';
import type { Cost, PricedLine } from './domain/customer-price.ts';
import type { InsuranceQuote } from '../insurance/domain.ts';
import type { QuoteSnapshot } from './snapshot.ts';

/** The API's pricing detail (decisions B-17); money in decimals. */
export type PricingDetailView = Readonly<
  Record<`${CostName | `carrier${Capitalize<CostName>}`}${Variant}`, number>
> & {
  readonly isTaxApplied: boolean;
  readonly serviceDetails: readonly ServiceDetailView[];
};

type CostName = 'freightCost' | 'additionalCost' | 'totalCost' | 'insuranceCost';
type Variant = '' | 'Tax' | 'TaxExclusive';

export type ServiceDetailView = {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly isAdditionalService: boolean;
  readonly taxExclusiveAmount: number;
  readonly tax: number;
  readonly amount: number;
  readonly carrierTaxExclusiveAmount: number;
  readonly carrierTax: number;
  readonly carrierAmount: number;
  readonly isTaxApplied: boolean;
  readonly discountAmount: number;
  readonly isUpdated: boolean;
  readonly note: string;
};

const nothing: Cost = { taxExclusive: ZERO, tax: ZERO, amount: ZERO };

/**
 * Returns the API's pricing detail of a quote with the insurance bought. `totalCost` is freight,
 * additional and insurance: what the customer pays. The carrier charges no insurance.
 */
export function pricingDetailOf(
  { pricing }: Pick<QuoteSnapshot, 'pricing'>,
  insurance: Pick<InsuranceQuote, 'taxExclusive' | 'tax' | 'amount'> = nothing,
): PricingDetailView {
  const { customer, carrier, lines } = pricing;
  return {
    ...named('freightCost', customer.freight),
    ...named('additionalCost', customer.additional),
    ...named('insuranceCost', insurance),
    ...named('totalCost', sum(customer.total, insurance)),
    ...named('carrierFreightCost', carrier.freight),
    ...named('carrierAdditionalCost', carrier.additional),
    ...named('carrierInsuranceCost', nothing),
    ...named('carrierTotalCost', carrier.total),
    isTaxApplied: lines.some((line) => line.isTaxApplied),
    serviceDetails: lines.map(serviceDetail),
  };
}

function named<N extends string>(name: N, { amount, tax, taxExclusive }: Cost) {
  return {
    [name]: toDecimal(amount),
    [`${name}Tax`]: toDecimal(tax),
    [`${name}TaxExclusive`]: toDecimal(taxExclusive),
  } as Readonly<Record<`${N}${Variant}`, number>>;
}

const sum = (a: Cost, b: Cost): Cost => ({
  taxExclusive: add(a.taxExclusive, b.taxExclusive),
  tax: add(a.tax, b.tax),
  amount: add(a.amount, b.amount),
});

function serviceDetail(line: PricedLine): ServiceDetailView {
  const { customer, carrier, discount } = line;
  const selected = (amount: Minor): number => toDecimal(amount);
  return {
    serviceCode: line.code,
    serviceName: line.name,
    isAdditionalService: line.isAdditionalService,
    taxExclusiveAmount: selected(customer.taxExclusive),
    tax: selected(customer.tax),
    amount: selected(customer.amount),
    carrierTaxExclusiveAmount: selected(carrier.taxExclusive),
    carrierTax: selected(carrier.tax),
    carrierAmount: selected(carrier.amount),
    isTaxApplied: line.isTaxApplied,
    discountAmount: selected(discount),
    isUpdated: false,
    note: '',
  };
}
