import type { UpdateBookingDetailsPayload } from '@waybill/contract/booking/bookings/write-shapes';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import {
  add,
  fromDecimal,
  type Minor,
  subtract,
  taxOnTotal,
  toDecimal,
  ZERO,
} from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type { z } from 'zod';

type ManualPrice = Pick<
  z.output<typeof UpdateBookingDetailsPayload>,
  'pricingInfo' | 'insuranceInfo'
>;

type Cost = { readonly ex: Minor; readonly tax: Minor };

/**
 * Returns the price entered by staff, ex tax; GST by the total-invoice rule (decisions B-16, X-20).
 * Omitted values stay unchanged.
 */
export function priceByHand(
  before: PricingDetail | null,
  input: ManualPrice,
  gstPercent: string,
): PricingDetail {
  const lines = input.pricingInfo ? linesOf(input.pricingInfo, gstPercent) : null;
  const serviceDetails = lines ?? before?.serviceDetails ?? [];
  const insurance = input.insuranceInfo
    ? costOf(input.insuranceInfo.insuranceCost, input.insuranceInfo.insuranceCostTaxExclusive)
    : costOf(before?.insuranceCost ?? 0, before?.insuranceCostTaxExclusive ?? 0);
  const sum = (isAdditional: boolean, side: 'customer' | 'carrier'): Cost => {
    const summed = serviceDetails.filter((line) => line.isAdditionalService === isAdditional);
    const [ex, tax] =
      side === 'customer'
        ? (['taxExclusiveAmount', 'tax'] as const)
        : (['carrierTaxExclusiveAmount', 'carrierTax'] as const);
    return {
      ex: add(...summed.map((line) => fromDecimal(line[ex] ?? 0))),
      tax: add(...summed.map((line) => fromDecimal(line[tax] ?? 0))),
    };
  };
  const freight = sum(false, 'customer');
  const additional = sum(true, 'customer');
  const carrierFreight = sum(false, 'carrier');
  const carrierAdditional = sum(true, 'carrier');
  return {
    ...named('freightCost', freight),
    ...named('additionalCost', additional),
    ...named('insuranceCost', insurance),
    ...named('totalCost', together(freight, additional, insurance)),
    ...named('carrierFreightCost', carrierFreight),
    ...named('carrierAdditionalCost', carrierAdditional),
    ...named('carrierInsuranceCost', { ex: ZERO, tax: ZERO }),
    ...named('carrierTotalCost', together(carrierFreight, carrierAdditional)),
    isTaxApplied: serviceDetails.some((line) => line.isTaxApplied),
    serviceDetails,
  };
}

function linesOf(
  input: NonNullable<ManualPrice['pricingInfo']>,
  gstPercent: string,
): PricingDetail['serviceDetails'] {
  const rate = percent(Number(gstPercent));
  const taxOf = (amounts: readonly number[]) =>
    taxOnTotal(
      input.map((line, index) => ({
        amount: fromDecimal(amounts[index] ?? 0),
        taxed: line.isTaxApplied,
      })),
      rate,
    ).perLine;
  const sold = input.map((line) => line.taxExclusiveAmount);
  const bought = input.map((line) => line.carrierTaxExclusiveAmount ?? 0);
  const tax = taxOf(sold);
  const carrierTax = taxOf(bought);
  return input.map((line, index) => {
    const own = { ex: fromDecimal(sold[index] ?? 0), tax: tax[index] ?? ZERO };
    const carrier = { ex: fromDecimal(bought[index] ?? 0), tax: carrierTax[index] ?? ZERO };
    return {
      serviceCode: line.serviceCode,
      serviceName: line.serviceName,
      isAdditionalService: line.isAdditionalService,
      taxExclusiveAmount: toDecimal(own.ex),
      tax: toDecimal(own.tax),
      amount: toDecimal(add(own.ex, own.tax)),
      carrierTaxExclusiveAmount: toDecimal(carrier.ex),
      carrierTax: toDecimal(carrier.tax),
      carrierAmount: toDecimal(add(carrier.ex, carrier.tax)),
      isTaxApplied: line.isTaxApplied,
      discountAmount: 0,
      isUpdated: true,
      note: line.note ?? '',
    };
  });
}

const costOf = (amount: number, taxExclusive: number): Cost => ({
  ex: fromDecimal(taxExclusive),
  tax: subtract(fromDecimal(amount), fromDecimal(taxExclusive)),
});

const together = (...costs: readonly Cost[]): Cost => ({
  ex: add(...costs.map((cost) => cost.ex)),
  tax: add(...costs.map((cost) => cost.tax)),
});

const named = <N extends string>(name: N, { ex, tax }: Cost) =>
  ({
    [name]: toDecimal(add(ex, tax)),
    [`${name}Tax`]: toDecimal(tax),
    [`${name}TaxExclusive`]: toDecimal(ex),
  }) as Readonly<Record<N | `${N}Tax` | `${N}TaxExclusive`, number>>;
