import { type Minor, ZERO, add, percentOf } from '@waybill/kernel/money';
import type { Day } from './dated.ts';
import { fuelInForce } from '../../charges/domain/fuel.ts';
import type { ServicePriced } from './price-service.ts';
import type { PriceLine, PricedService } from './priced.ts';
import type { RateCardIndex } from './rate-card-index.ts';
import type { AppliedSurcharge } from '../../charges/domain/surcharges.ts';
import { explainWeight } from './weighing.ts';

export type PricedParts = {
  readonly freight: ServicePriced;
  readonly additional: readonly ServicePriced[];
  readonly surcharges: readonly AppliedSurcharge[];
};

/**
 * Adds freight, additional services, surcharges, then fuel on the amounts subject to it (domain
 * rules 2.2).
 */
export function buildUp(
  index: RateCardIndex,
  day: Day,
  { freight, additional, surcharges }: PricedParts,
): PricedService {
  const services = [freight, ...additional];
  const inForce = fuelInForce(index.fuelLevies, index.card.fuel ?? [], {
    day,
    serviceCode: freight.explanation.service.code,
  });
  const on = add(
    ...services.filter((priced) => bearsFuel(index, priced)).map((priced) => priced.amount),
    ...surcharges.filter((dueDate) => dueDate.bearsFuel).map((dueDate) => dueDate.amount ?? ZERO),
  );
  const fuel = { ...inForce, on, amount: percentOf(on, inForce.percent) };
  const lines = [
    ...services.map((priced, at) => serviceLine(priced, at === 0 ? 'freight' : 'additional')),
    ...surcharges.map(surchargeLine),
    ...(fuel.amount === 0 ? [] : [fuelLine(fuel.amount)]),
  ];
  const totalCost = add(...lines.map((line) => line.amount));
  const { id, code, name } = index.card;
  return {
    isPriced: true,
    card: { id, code, name },
    service: freight.explanation.service,
    transitTime: freight.rate.transitTime,
    cutOffTime: freight.rate.cutOffTime,
    lines,
    serviceCost: freight.amount,
    additionalCost: add(...lines.slice(1).map((line) => line.amount)),
    totalCost,
    explanation: {
      day,
      weight: explainWeight(freight.weight, freight.cubicFactor, index.card),
      freight: freight.explanation,
      additional: additional.map((priced) => priced.explanation),
      surcharges,
      fuel,
    },
  };
}

const bearsFuel = ({ services }: RateCardIndex, { explanation }: ServicePriced): boolean =>
  services.find(({ id }) => id === explanation.service.id)?.bearsFuel !== false;

const serviceLine = (priced: ServicePriced, kind: 'freight' | 'additional'): PriceLine => {
  const { id, code, name } = priced.explanation.service;
  return { kind, serviceId: id, code, name, amount: priced.amount };
};

const surchargeLine = ({ code, name, amount }: AppliedSurcharge): PriceLine => ({
  kind: 'surcharge',
  serviceId: null,
  code,
  name,
  amount: amount ?? ZERO,
});

const fuelLine = (amount: Minor): PriceLine => ({
  kind: 'fuel',
  serviceId: null,
  code: 'FUEL',
  name: 'Fuel levy',
  amount,
});
