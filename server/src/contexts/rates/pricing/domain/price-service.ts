import type { ChargeableWeight } from '@waybill/kernel/measures';
import type { Minor } from '@waybill/kernel/money';
import { type BandCharge, chargeFor, coveringBand } from '../../rates/domain/bands.ts';
import { type Day, dayNumber } from './dated.ts';
import { formatRatio } from './exact.ts';
import { type LaneFound, findLane, isServedOtherwise } from './lanes.ts';
import {
  type MeasuredFreight,
  type MeasureBasis,
  type Measured,
  measureFor,
  secondMeasure,
} from './measure.ts';
import type { NotPricedReason } from './not-priced.ts';
import type { ServiceExplanation } from './priced.ts';
import type { RateCardIndex } from './rate-card-index.ts';
import type { RateColumnsRow } from '../../rates/domain/rate-columns.ts';
import type { RateServiceRow } from './rows.ts';
import { type CubicFactor, chooseCubicFactor } from './weighing.ts';
import type { ZoneMatch } from '../../zones/domain.ts';

/** Values common to all services of one request on one card. */
export type Consignment = {
  readonly freight: MeasuredFreight;
  readonly from: readonly ZoneMatch[];
  readonly to: readonly ZoneMatch[];
  readonly day: Day;
  readonly weigh: (factor: number) => ChargeableWeight;
  readonly accountCubicFactor: number | undefined;
};

export type ServicePriced = {
  readonly amount: Minor;
  readonly rate: RateColumnsRow;
  readonly weight: ChargeableWeight;
  readonly cubicFactor: CubicFactor;
  readonly explanation: ServiceExplanation;
};

/** A service by its index on the card; an additional one may be a share of the freight. */
type ServiceToPrice = { readonly number: number; readonly freightCharge?: Minor };

/** Returns the price of one service of the card on this lane, or why there is none. */
export function priceService(
  index: RateCardIndex,
  consignment: Consignment,
  { number, freightCharge }: ServiceToPrice,
): ServicePriced | NotPricedReason {
  const service = index.services[number];
  if (service === undefined) return 'noService';
  if (service.isActive === false) return 'serviceInactive';
  const found = findLaneOf(index, consignment, number);
  if (typeof found === 'string') return found;
  const rate = index.rates.at(found.row);
  const cubicFactor = chooseCubicFactor({
    rate: rate.cubicAllowance,
    service: service.cubicFactor,
    card: index.card.cubicFactor,
    account: consignment.accountCubicFactor,
  });
  const weight = consignment.weigh(cubicFactor.cubicFactor);
  const basis = { freight: consignment.freight, weight, freightCharge };
  const onLane = { service, found, rate };
  const worked = chargeByMethod(index, onLane, basis);
  if (typeof worked === 'string') return worked;
  const explanation = explain(index, onLane, worked);
  return { amount: worked.charge.amount, rate, weight, cubicFactor, explanation };
}

function findLaneOf(index: RateCardIndex, { from, to, day }: Consignment, service: number) {
  const queryText = { service, from, to, day: dayNumber(day) };
  const found = findLane(index.lanes, index.rates, queryText);
  if (found !== 'none') return found;
  return isServedOtherwise(index, queryText, index.services.length)
    ? 'noRateForService'
    : 'noRateForLane';
}

type Worked = {
  readonly measured: Measured;
  readonly minUnitApplied: boolean;
  readonly charge: BandCharge;
};

/** A service with its row for a lane. */
type ServiceOnLane = {
  readonly service: RateServiceRow;
  readonly found: LaneFound;
  readonly rate: RateColumnsRow;
};

function chargeByMethod(
  { card }: RateCardIndex,
  { service, rate }: ServiceOnLane,
  basis: MeasureBasis,
): Worked | NotPricedReason {
  const measured = measureFor(rate.calculationMethod, basis);
  if (typeof measured === 'string') return measured;
  const quantity = measured.quantity.max(service.minUnit);
  const needsSecond = coveringBand(rate.bands, quantity)?.child !== undefined;
  const second = needsSecond ? secondMeasure(rate.calculationMethod, basis) : undefined;
  if (typeof second === 'string') return second;
  const rule = {
    bands: rate.bands,
    isPercentage: rate.calculationMethod === 'PercentageOfFreight',
    accumulative: rate.accumulative,
    minimum: rate.minimum,
    nextBandIfCheaper: card.nextBandIfCheaper ?? false,
  };
  return {
    measured: { ...measured, quantity },
    minUnitApplied: measured.quantity.compare(service.minUnit) < 0,
    charge: chargeFor(rule, quantity, second?.quantity),
  };
}

function explain(
  { zones }: RateCardIndex,
  { service: { id, code, name }, found: { from, to, isReversed }, rate }: ServiceOnLane,
  { measured, minUnitApplied, charge }: Worked,
): ServiceExplanation {
  return {
    service: { id, code, name },
    rateId: rate.id,
    fromZone: zones.codes[from.zone] ?? '',
    fromZoneBy: from.by,
    toZone: zones.codes[to.zone] ?? '',
    toZoneBy: to.by,
    isReversed,
    calculationMethod: rate.calculationMethod,
    isAccumulative: rate.accumulative,
    quantity: formatRatio(measured.quantity, 6),
    unit: measured.unit,
    minUnitApplied,
    charge,
  };
}
