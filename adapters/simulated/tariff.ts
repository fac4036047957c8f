import { type ChargeableWeight, chargeableWeight } from '@waybill/kernel/measures';
import { type Minor, add, fromDecimal, percentOf, roundToMinor } from '@waybill/kernel/money';
import type { CarrierAddress, CarrierFreight, CarrierPrice, CarrierPriceLine } from '../carrier.ts';

/** The tariff of one service of a simulated carrier; money in currency units, ex tax. */
export type SimulatedTariff = {
  readonly code: string;
  readonly name: string;
  readonly basic: number;
  readonly perKilogram: number;
  /** Added per kilogram if the states differ. */
  readonly interstate: number;
  readonly fuelPercent: number;
  /** The maximum weight in kilograms. */
  readonly heaviest: number;
  readonly daysWithin: number;
  readonly daysBetween: number;
  readonly cutOffTime: string;
};

export type SimulatedExtra = {
  readonly option: string;
  readonly name: string;
  readonly price: number;
};

type Terms = { readonly cubicFactor: number; readonly extras: readonly SimulatedExtra[] };

/**
 * Returns the price of one service: basic, kilograms by distance, requested extras, fuel on
 * everything.
 */
export function priceByTariff(
  tariff: SimulatedTariff,
  { cubicFactor, extras }: Terms,
  freight: CarrierFreight,
): CarrierPrice {
  const weight = chargeableWeight({ items: freight.items, factor: cubicFactor });
  const kilograms = weight.chargeable.toDecimal(3);
  const refusal = refusalOf(tariff, freight, kilograms);
  if (refusal !== undefined) return { serviceCode: tariff.code, reason: refusal };
  const isInterstate = stateOf(freight.from) !== stateOf(freight.to);
  const lines: readonly CarrierPriceLine[] = [
    {
      kind: 'freight',
      code: tariff.code,
      name: tariff.name,
      amount: base(tariff, weight, isInterstate),
    },
    ...requestedExtras(extras, freight),
  ];
  const subtotal = add(...lines.map((line) => line.amount));
  const fuel = percentOf(subtotal, tariff.fuelPercent);
  return {
    serviceCode: tariff.code,
    lines: [
      ...lines,
      { kind: 'fuel', code: 'FUEL', name: `Fuel ${tariff.fuelPercent} %`, amount: fuel },
    ],
    transitTime: String(isInterstate ? tariff.daysBetween : tariff.daysWithin),
    cutOffTime: tariff.cutOffTime,
    chargeableGrams: Math.round(kilograms * 1000),
    cubicFactor,
  };
}

function base(tariff: SimulatedTariff, weight: ChargeableWeight, isInterstate: boolean): Minor {
  const perKilogram = fromDecimal(tariff.perKilogram + (isInterstate ? tariff.interstate : 0));
  return add(fromDecimal(tariff.basic), roundToMinor(weight.chargeable.times(perKilogram)));
}

function refusalOf(tariff: SimulatedTariff, freight: CarrierFreight, kilograms: number) {
  if (freight.from.countryCode !== 'AU' || freight.to.countryCode !== 'AU') {
    return `${tariff.name} carries within Australia only.`;
  }
  if (freight.isDangerousGood) return `${tariff.name} carries no dangerous goods.`;
  if (kilograms <= tariff.heaviest) return undefined;
  return `${tariff.name} takes at most ${tariff.heaviest} kg; this is ${kilograms} kg.`;
}

function requestedExtras(
  extras: readonly SimulatedExtra[],
  { pickupOptions, deliveryOptions }: CarrierFreight,
): readonly CarrierPriceLine[] {
  const chosen = [...Object.entries(pickupOptions), ...Object.entries(deliveryOptions)]
    .filter(([, value]) => !['', 'false', 'no', '0'].includes(value.trim().toLowerCase()))
    .map(([name]) => name.toLowerCase());
  return extras
    .filter(({ option }) => chosen.includes(option.toLowerCase()))
    .map(({ option, name, price }) => ({
      kind: 'additional',
      code: option,
      name,
      amount: fromDecimal(price),
    }));
}

/**
 * Returns the first digit of an Australian postcode, which identifies the state well enough here.
 */
const stateOf = ({ postCode }: CarrierAddress): string => postCode.slice(0, 1);
