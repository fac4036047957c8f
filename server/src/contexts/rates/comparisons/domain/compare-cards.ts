import {
  type ChangeKind,
  type ComparedRate,
  differenceOf,
  type RateDifference,
} from './compare-rates.ts';
import { dayNumber } from '../../pricing/domain/dated.ts';
import { type Lane, lanesOf, rowInForce } from '../../pricing/domain/lanes.ts';
import type { RateCardIndex } from '../../pricing/domain/rate-card-index.ts';
import { normalised } from '../../zones/domain.ts';

/** A lane whose rate differs; row indexes of the two cards' columns, -1 without a rate. */
export type LaneChange = Omit<RateDifference, 'kind'> & {
  readonly kind: ChangeKind;
  readonly serviceCode: string;
  readonly fromZone: string;
  readonly toZone: string;
  readonly before: number;
  readonly after: number;
};

export type Comparison = {
  /** By service, from zone and to zone. */
  readonly changes: readonly LaneChange[];
  readonly summary: Readonly<Record<ChangeKind | 'same', number>>;
  readonly distribution: readonly Bucket[];
};

type Bucket = {
  readonly above: number | null;
  readonly upTo: number | null;
  readonly rates: number;
};

/** The number of lanes compared between two yields. */
const lanesAtOnce = 1000;

/**
 * Compares the rates in force on a day (2026-03-31), lane by lane, in steps of a few milliseconds
 * each. Services and zones are matched by their codes.
 */
export function* comparisonSteps(
  before: RateCardIndex,
  after: RateCardIndex,
  day: string,
): Generator<void, Comparison, void> {
  const on = dayNumber(day);
  const changes: LaneChange[] = [];
  let same = 0;
  let at = 0;
  const [toAfter, toBefore] = [translation(before, after), translation(after, before)];
  for (const lane of lanesOf(before.lanes)) {
    if (++at % lanesAtOnce === 0) yield;
    const row = rowInForce(before, lane, on);
    if (row < 0) continue;
    const twin = toAfter(lane);
    const now = twin === undefined ? -1 : rowInForce(after, twin, on);
    const difference = now < 0 ? gone : differenceOf(rateAt(before, row), rateAt(after, now));
    const { kind, ...percents } = difference;
    if (kind === 'same') same++;
    else changes.push({ kind, ...percents, ...namesOf(before, lane), before: row, after: now });
  }
  for (const lane of lanesOf(after.lanes)) {
    if (++at % lanesAtOnce === 0) yield;
    const row = rowInForce(after, lane, on);
    const twin = toBefore(lane);
    const had = twin !== undefined && rowInForce(before, twin, on) >= 0;
    if (row >= 0 && !had)
      changes.push({ ...added, ...namesOf(after, lane), before: -1, after: row });
  }
  yield;
  changes.sort(byLane);
  return {
    changes,
    summary: summaryOf(changes, same),
    distribution: distributionOf(changes, same),
  };
}

/** Returns the rate of a row with the values needed for comparison. */
export const rateAt = ({ rates }: RateCardIndex, row: number): ComparedRate => ({
  ...rates.at(row),
  reciprocal: rates.isReciprocal(row),
});

const none = { percent: null, least: null, most: null };
const gone = { kind: 'gone', ...none } as const;
const added = { kind: 'added', ...none } as const;

/**
 * Returns a function that maps a lane to the numbers of another card; undefined if that lacks the
 * service or a zone.
 */
function translation(from: RateCardIndex, to: RateCardIndex): (lane: Lane) => Lane | undefined {
  const numbers = new Map(to.services.map(({ code }, at) => [normalised(code), at]));
  const services = from.services.map(({ code }) => numbers.get(normalised(code)));
  const zones = from.zones.codes.map((code) => to.zones.byCode.get(normalised(code)));
  return (lane) => {
    const [service, a, b] = [services[lane.service], zones[lane.from], zones[lane.to]];
    if (service === undefined || a === undefined || b === undefined) return undefined;
    return { service, from: a, to: b };
  };
}

const namesOf = ({ services, zones }: RateCardIndex, lane: Lane) => ({
  serviceCode: services[lane.service]?.code ?? '',
  fromZone: zones.codes[lane.from] ?? '',
  toZone: zones.codes[lane.to] ?? '',
});

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byLane = (a: LaneChange, b: LaneChange): number =>
  compared(a.serviceCode, b.serviceCode) ||
  compared(a.fromZone, b.fromZone) ||
  compared(a.toZone, b.toZone);

function summaryOf(changes: readonly LaneChange[], same: number): Comparison['summary'] {
  const summary = { added: 0, gone: 0, dearer: 0, cheaper: 0, mixed: 0, otherwise: 0, same };
  for (const { kind } of changes) summary[kind]++;
  return summary;
}

/** Edges in per cent; exactly 0 has its own class in the middle. */
const edges = [-20, -10, -5, -2, 0, 2, 5, 10, 20];

function distributionOf(changes: readonly LaneChange[], same: number): readonly Bucket[] {
  const shares = changes.flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const falls = edges.filter((edge) => edge <= 0);
  const rises = edges.filter((edge) => edge >= 0);
  const count = (isIn: (share: number) => boolean) => shares.filter(isIn).length;
  return [
    ...falls.map((upTo, at) => {
      const above = falls[at - 1] ?? null;
      const isIn = (share: number) => share < upTo && (above === null || share >= above);
      return { above, upTo, rates: count(isIn) };
    }),
    { above: 0, upTo: 0, rates: same + count((share) => share === 0) },
    ...rises.map((above, at) => {
      const upTo = rises[at + 1] ?? null;
      const isIn = (share: number) => share > above && (upTo === null || share <= upTo);
      return { above, upTo, rates: count(isIn) };
    }),
  ];
}
