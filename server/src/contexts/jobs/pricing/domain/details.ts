import type { JobPricingDetails } from '@waybill/contract/jobs/pricing/shapes';
import {
  add,
  type Minor,
  type TaxableLine,
  taxOnEachLine,
  taxOnTotal,
  toDecimal,
} from '@waybill/kernel/money';
import type { Ratio } from '@waybill/kernel/ratio';

export type JobPriceLine = TaxableLine & {
  readonly serviceCode: string;
  readonly isAdditional: boolean;
  readonly tax: Minor;
};

export type TaxTerms = {
  /** Ten per cent is 1/10. */
  readonly rate: Ratio;
  readonly rule: 'TotalInvoice' | 'TaxableSupply';
};

type Charge = {
  readonly service_code: string;
  readonly hours_minor: Minor;
  readonly lines: readonly {
    readonly serviceCode: string;
    readonly isAdditional: boolean;
    readonly amount: Minor;
    readonly isTaxed: boolean;
  }[];
};

/**
 * Returns the hours, which are taxed, then the lines of a charge, each with tax (decisions X-20).
 */
export function pricedLines(charge: Charge, { rate, rule }: TaxTerms): readonly JobPriceLine[] {
  const hours = {
    serviceCode: charge.service_code,
    isAdditional: false,
    amount: charge.hours_minor,
    taxed: true,
  };
  const lines = [
    ...(charge.hours_minor === 0 ? [] : [hours]),
    ...charge.lines.map(({ isTaxed: taxed, ...line }) => ({ ...line, taxed })),
  ];
  const { perLine } =
    rule === 'TotalInvoice' ? taxOnTotal(lines, rate) : taxOnEachLine(lines, rate);
  return lines.map((line, at) => ({ ...line, tax: perLine[at] ?? (0 as Minor) }));
}

/** Returns the totals of lines in the shape of the API. */
export function pricingDetails(lines: readonly JobPriceLine[]): JobPricingDetails {
  const services = lines.filter(({ isAdditional }) => !isAdditional);
  const additional = lines.filter(({ isAdditional }) => isAdditional);
  return {
    ...costs('servicecost', services),
    ...costs('additionalservicecost', additional),
    ...costs('totalcost', lines),
    servicedetails: lines.map((line) => ({
      servicecode: line.serviceCode,
      isadditionalservice: line.isAdditional,
      taxexclusiveamount: toDecimal(line.amount),
      tax: toDecimal(line.tax),
      amount: toDecimal(add(line.amount, line.tax)),
      istaxapplicable: line.taxed,
    })),
  };
}

type Costs<N extends string> = Readonly<Record<N | `${N}tax` | `${N}taxexclusive`, number>>;

function costs<N extends string>(name: N, lines: readonly JobPriceLine[]): Costs<N> {
  const amount = add(...lines.map((line) => line.amount));
  const tax = add(...lines.map((line) => line.tax));
  return {
    [name]: toDecimal(add(amount, tax)),
    [`${name}tax`]: toDecimal(tax),
    [`${name}taxexclusive`]: toDecimal(amount),
  } as Costs<N>;
}
