import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { add, fromDecimal, type Minor } from '@waybill/kernel/money';
import type { GatheredCharge } from './gathering.ts';
import { normalised } from './gathering.ts';

/** A quoted service, both prices before tax. */
export type QuotedService = {
  readonly code: string;
  readonly name: string;
  readonly isAdditional: boolean;
  readonly isTaxed: boolean;
  readonly carrier: Minor;
  readonly customer: Minor;
};

/** The values of a booking for reconciliation, in grams and cubic millimetres. */
export type QuotedBooking = {
  readonly id: number;
  readonly customerId: number | null;
  readonly status: string;
  readonly carrierCode: string | null;
  readonly grams: number;
  readonly chargeableGrams: number;
  readonly cubicMillimetres: number;
  readonly isTaxed: boolean;
  readonly services: readonly QuotedService[];
};

/** Returns the services of a booking's price. */
export const servicesOf = (pricing: PricingDetail | null): readonly QuotedService[] =>
  (pricing?.serviceDetails ?? []).map((service) => ({
    code: service.serviceCode,
    name: service.serviceName,
    isAdditional: service.isAdditionalService,
    isTaxed: service.isTaxApplied,
    carrier: fromDecimal(service.carrierTaxExclusiveAmount ?? 0),
    customer: fromDecimal(service.taxExclusiveAmount),
  }));

/** Returns the booking's total cost and total price. */
export const totalsOf = ({ services }: QuotedBooking) => ({
  carrier: add(...services.map((service) => service.carrier)),
  customer: add(...services.map((service) => service.customer)),
});

/** The names of carriers' levies differ but always contain "fuel". */
export const isFuel = ({ code, name }: { readonly code: string; readonly name: string }): boolean =>
  /fuel/i.test(`${code} ${name}`);

/** True if the row is a total of the consignment's charges. */
export const isSumOfAll = ({
  serviceCode,
  serviceName,
}: Pick<GatheredCharge, 'serviceCode' | 'serviceName'>): boolean =>
  /^(sub ?)?total\b|^consignment total$|^all charges$/i.test((serviceName || serviceCode).trim());

const fits: readonly ((charge: GatheredCharge, service: QuotedService) => boolean)[] = [
  (charge, service) =>
    charge.serviceCode !== '' && normalised(charge.serviceCode) === normalised(service.code),
  (charge, service) =>
    charge.serviceName !== '' && normalised(charge.serviceName) === normalised(service.name),
  (charge, service) =>
    isFuel({ code: charge.serviceCode, name: charge.serviceName }) && isFuel(service),
  (charge, service) =>
    charge.serviceCode === '' && charge.serviceName === '' && !service.isAdditional,
];

/**
 * Assigns each charge to its quoted service: by code, then by name, then fuel to fuel; a charge
 * without a service is for the freight. Each service is assigned to one charge.
 */
export function pair(
  charges: readonly GatheredCharge[],
  services: readonly QuotedService[],
): ReadonlyMap<GatheredCharge, QuotedService> {
  const pairs = new Map<GatheredCharge, QuotedService>();
  const free = new Set(services);
  for (const isFit of fits) {
    for (const charge of charges.filter((each) => !each.isRepeat && !pairs.has(each))) {
      const service = [...free].find((each) => isFit(charge, each));
      if (service === undefined) continue;
      pairs.set(charge, service);
      free.delete(service);
    }
  }
  return pairs;
}
