import { isMessage, type Message, sentence } from '@waybill/contract/sentence';
import { LARGEST, bandFault } from '../../rates/domain/band-faults.ts';
import { dayNumber } from './dated.ts';
import { LaneLinks } from './lane-links.ts';
import type { Lane, LaneIndex } from './lanes.ts';
import { calculationMethods } from './measure.ts';
import { RateColumns } from '../../rates/domain/rate-columns.ts';
import type { RateCardRows, RateRow, RateServiceRow, RowFault } from './rows.ts';
import { atOnce } from './steps.ts';
import { type ZoneIndex, normalised, zoneIndexSteps } from '../../zones/domain.ts';

/** An immutable index of a rate card for pricing, shared by all quotes until the card changes. */
export type RateCardIndex = Pick<RateCardRows, 'card' | 'services'> &
  Required<Pick<RateCardRows, 'fuelLevies' | 'surcharges'>> & {
    readonly zones: ZoneIndex;
    readonly lanes: LaneIndex;
    readonly rates: RateColumns;
  };

export type BuiltIndex = {
  readonly index: RateCardIndex;
  /**
   * Skipped rows; the others price. Of conflicting rows, the first listed stays (decisions P-04).
   */
  readonly faults: readonly RowFault[];
};

/** Builds the index of one card. Invalid rows never throw: see `faults`. */
export function buildRateCardIndex({ rates, ...rows }: RateCardRows): BuiltIndex {
  const making = atOnce(indexSteps(rows));
  making.add(rates);
  return making.built();
}

/** A card before its rates are loaded. */
export type CardWithoutRates = Omit<RateCardRows, 'rates'>;

/**
 * Starts the index of a card in steps of a few milliseconds each, so that the caller can do other
 * work in between.
 */
export function* indexSteps(rows: CardWithoutRates): Generator<void, IndexInTheMaking, void> {
  const faults: RowFault[] = [];
  const zones = yield* zoneIndexSteps(rows.zones, (fault) => faults.push(fault));
  return new IndexInTheMaking(rows, zones, faults);
}

/**
 * An index built from batches of rates as they are read, without keeping their rows: retaining
 * thousands of rows would cause garbage collection pauses of several milliseconds.
 */
class IndexInTheMaking {
  readonly #rows: CardWithoutRates;
  readonly #zones: ZoneIndex;
  readonly #services: ReadonlyMap<string, number>;
  readonly #rates = new RateColumns();
  readonly #links: LaneLinks;
  readonly #faults: RowFault[];
  #seen = 0;

  constructor(rows: CardWithoutRates, zones: ZoneIndex, faults: RowFault[]) {
    this.#rows = rows;
    this.#zones = zones;
    this.#faults = faults;
    this.#services = numberServices(rows.services, (fault) => faults.push(fault));
    this.#links = new LaneLinks(rows.zones.length);
  }

  add(rates: readonly RateRow[]): void {
    for (const rate of rates) {
      const fault = this.#addOne(rate);
      if (fault !== undefined) this.#faults.push(rateFault(rate, this.#seen, fault));
      this.#seen += 1;
    }
  }

  /** Returns why a rate is skipped. */
  #addOne(rate: RateRow): Message | undefined {
    const lane = laneOf(rate, this.#zones, this.#services);
    if (isMessage(lane)) return lane;
    const row = this.#rates.add(rate);
    const tiedWith = this.#links.add(row, lane, (at) => this.#rates.begins(at));
    return tiedWith < 0 ? undefined : tieWords(rate, this.#rates.at(tiedWith).id);
  }

  built(): BuiltIndex {
    const { card, services, fuelLevies = [], surcharges = [] } = this.#rows;
    const lanes = this.#links.index();
    return {
      index: {
        card,
        services,
        fuelLevies,
        surcharges,
        zones: this.#zones,
        lanes,
        rates: this.#rates,
      },
      faults: this.#faults,
    };
  }
}

function numberServices(
  services: readonly RateServiceRow[],
  refuse: (fault: RowFault) => void,
): ReadonlyMap<string, number> {
  const codes = new Set<string>();
  services.forEach(({ id, code }, at) => {
    const message = sentence('Service {service} is listed twice.', { service: code });
    if (codes.has(normalised(code))) refuse({ table: 'services', at, id, message });
    codes.add(normalised(code));
  });
  return new Map(services.map(({ id }, at) => [id, at]));
}

/** Returns the lane of a rate, or the reason that it cannot be used. */
function laneOf(
  rate: RateRow,
  zones: ZoneIndex,
  serviceNumbers: ReadonlyMap<string, number>,
): Lane | Message {
  const service = serviceNumbers.get(rate.rateServiceId);
  const from = zones.byCode.get(normalised(rate.fromZone));
  const to = zones.byCode.get(normalised(rate.toZone));
  if (service === undefined)
    return sentence('There is no service {service} on this card.', { service: rate.rateServiceId });
  if (from === undefined)
    return sentence('There is no zone {zone} on this card.', { zone: rate.fromZone });
  if (to === undefined)
    return sentence('There is no zone {zone} on this card.', { zone: rate.toZone });
  return fieldFault(rate) ?? { service, from, to };
}

function fieldFault(rate: RateRow): Message | undefined {
  const { effectiveDate, expireDate, calculationMethod, minimum, cubicAllowance = 0 } = rate;
  if (!calculationMethods.includes(calculationMethod)) {
    return sentence('calculationMethod must be one of {methods}.', {
      methods: calculationMethods.join(', '),
    });
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

const tieWords = (rate: RateRow, otherId: string): string =>
  `${rate.fromZone} to ${rate.toZone} already has a rate of this service from ` +
  `${rate.effectiveDate} on (${otherId}).`;

const rateFault = ({ id }: RateRow, at: number, message: Message): RowFault => ({
  table: 'rates',
  at,
  id,
  message,
});
