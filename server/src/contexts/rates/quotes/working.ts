import { ZERO, toDecimal } from '@waybill/kernel/money';
import type { RateWorking } from '@waybill/contract/rates/shapes';
import type { z } from 'zod';
import type { PricedService, ServiceExplanation } from '../pricing/domain/priced.ts';

export type RateWorkingView = z.output<typeof RateWorking>;

/** Maps the explanation of a price to the API: money in decimals. */
export function workingOf({ card, explanation }: PricedService): RateWorkingView {
  const { day, weight, freight, additional, surcharges, fuel } = explanation;
  return {
    rateCard: card,
    day,
    weight,
    services: [freight, ...additional].map(serviceWorking),
    surcharges: surcharges.map(({ amount, value, ...dueDate }) => ({
      ...dueDate,
      value: value ?? 0,
      amount: toDecimal(amount ?? ZERO),
    })),
    fuel: {
      ...fuel,
      on: toDecimal(fuel.on),
      amount: toDecimal(fuel.amount),
      levies: [...fuel.levies],
    },
  };
}

function serviceWorking({ service, charge, ...rest }: ServiceExplanation) {
  const { minimumApplied, slices, childSlices } = charge;
  return {
    ...rest,
    serviceCode: service.code,
    serviceName: service.name,
    basic: toDecimal(charge.basic),
    variable: toDecimal(charge.variable),
    minimum: toDecimal(charge.minimum),
    minimumApplied,
    amount: toDecimal(charge.amount),
    bands: [...slices, ...childSlices].map(({ above, upTo, quantity, value, amount }) => ({
      above,
      upTo,
      quantity,
      value,
      amount,
    })),
  };
}
