import { LARGEST, bandFault } from './band-faults.ts';
import { dayNumber } from './dated.ts';
import { type Lane, type LaneIndex, laneIndexSteps } from './lanes.ts';
import { calculationMethods } from './measure.ts';
import { RateColumns } from './rate-columns.ts';
import type { RateCardRows, RateRow, RateServiceRow, RowFault } from './rows.ts';
import { atOnce } from './steps.ts';
import { type ZoneIndex, normalised, zoneIndexSteps } from './zones.ts';

/** A rate card made ready to price: read only, shared by every quote until the card changes. */
export type RateCardIndex = Pick<RateCardRows, 'card' | 'services'> &
  Required<Pick<RateCardRows, 'fuelLevies' | 'surcharges'>> & {
    readonly zones: ZoneIndex;
    readonly lanes: LaneIndex;
    readonly rates: RateColumns;
  };

export type BuiltIndex = {
  readonly index: RateCardIndex;
  /** Rows left out; the others price. Of tied rows the first listed stays (decisions P-04). */
  readonly faults: readonly RowFault[];
};

/** Builds the index of one card. Never throws on what a row says: see `faults`. */
export function buildRateCardIndex(rows: RateCardRows): BuiltIndex {
  return atOnce(rateCardIndexSteps(rows));
}

/** Rates that are looked at between two pauses. */
const rowsAtOnce = 500;

/** The same in steps of a few milliseconds each: whoever drives them may do other work between. */
export function* rateCardIndexSteps(rows: RateCardRows): Generator<void, BuiltIndex, void> {
  const faults: RowFault[] = [];
  const zones = yield* zoneIndexSteps(rows.zones, (fault) => faults.push(fault));
  const serviceNumbers = numberServices(rows.services, (fault) => faults.push(fault));
  const good: RateRow[] = [];
  const lanesOfRows: Lane[] = [];
  const rates = new RateColumns(rows.rates.length);
  const positions: number[] = [];
  yield;
  for (const [at, rate] of rows.rates.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    const lane = laneOf(rate, zones, serviceNumbers);
    if (typeof lane === 'string') {
      faults.push(rateFault(rate, at, lane));
      continue;
    }
    good.push(rate);
    rates.add(rate);
    positions.push(at);
    lanesOfRows.push(lane);
  }
  yield;
  const refuseTied = (row: number, tiedWith: number) => {
    const [rate, other] = [good[row], good[tiedWith]];
    if (rate && other) faults.push(rateFault(rate, positions[row] ?? 0, tieWords(rate, other)));
  };
  const zoneCount = rows.zones.length;
  const lanes = yield* laneIndexSteps(lanesOfRows, zoneCount, rates.effective, refuseTied);
  const { card, services, fuelLevies = [], surcharges = [] } = rows;
  return { index: { card, services, fuelLevies, surcharges, zones, lanes, rates }, faults };
}

function numberServices(
  services: readonly RateServiceRow[],
  refuse: (fault: RowFault) => void,
): ReadonlyMap<string, number> {
  const codes = new Set<string>();
  services.forEach(({ id, code }, at) => {
    const message = `Service ${code} is listed twice.`;
    if (codes.has(normalised(code))) refuse({ table: 'services', at, id, message });
    codes.add(normalised(code));
  });
  return new Map(services.map(({ id }, at) => [id, at]));
}

/** Where a rate belongs, or the sentence that says why it cannot be used. */
function laneOf(
  rate: RateRow,
  zones: ZoneIndex,
  serviceNumbers: ReadonlyMap<string, number>,
): Lane | string {
  const service = serviceNumbers.get(rate.rateServiceId);
  const from = zones.byCode.get(normalised(rate.fromZone));
  const to = zones.byCode.get(normalised(rate.toZone));
  if (service === undefined) return `There is no service ${rate.rateServiceId} on this card.`;
  if (from === undefined) return `There is no zone ${rate.fromZone} on this card.`;
  if (to === undefined) return `There is no zone ${rate.toZone} on this card.`;
  return fieldFault(rate) ?? { service, from, to };
}

function fieldFault(rate: RateRow): string | undefined {
  const { effectiveDate, expireDate, calculationMethod, minimum, cubicAllowance = 0 } = rate;
  if (!calculationMethods.includes(calculationMethod)) {
    return `calculationMethod must be one of ${calculationMethods.join(', ')}.`;
  }
  if (dayNumber(effectiveDate) === 0) return 'effectiveDate must be a day such as 2026-03-31.';
  if (expireDate != null && dayNumber(expireDate) === 0) {
    return 'expireDate must be a day such as 2026-03-31, or empty.';
  }
  if (expireDate != null && expireDate <= effectiveDate) {
    return 'expireDate must be later than effectiveDate.';
  }
  if (!(minimum >= 0 && minimum <= LARGEST))
    return `minimum must be a number from 0 to ${LARGEST}.`;
  if (!(cubicAllowance >= 0 && cubicAllowance <= LARGEST)) {
    return `cubicAllowance must be a number from 0 to ${LARGEST}.`;
  }
  return bandFault(rate.rateDetails);
}

const tieWords = (rate: RateRow, other: RateRow): string =>
  `${rate.fromZone} to ${rate.toZone} already has a rate of this service from ` +
  `${rate.effectiveDate} on (${other.id}).`;

const rateFault = ({ id }: RateRow, at: number, message: string): RowFault => ({
  table: 'rates',
  at,
  id,
  message,
});
