import { laneKey } from './lane-links.ts';
import type { RateColumns } from '../../rates/domain/rate-columns.ts';
import type { ZoneMatch } from '../../zones/domain.ts';

/** The rows of each service from zone to zone; rows of one lane are linked by `next`. */
export type LaneIndex = {
  readonly zoneCount: number;
  readonly first: ReadonlyMap<number, number>;
  /** The row of the same lane with the next earlier effective day; -1 at the end. */
  readonly next: Int32Array;
};

type RatedLanes = { readonly lanes: LaneIndex; readonly rates: RateColumns };

export type Lane = { readonly service: number; readonly from: number; readonly to: number };

export type LaneFound = {
  readonly row: number;
  readonly from: ZoneMatch;
  readonly to: ZoneMatch;
  /** True if the row is reciprocal and for the opposite direction. */
  readonly isReversed: boolean;
};

export type LaneQuery = {
  readonly service: number;
  readonly from: readonly ZoneMatch[];
  readonly to: readonly ZoneMatch[];
  /** The despatch day as 20260331. */
  readonly day: number;
};

/**
 * Returns the row for a lane (decisions P-03, P-04): the most specific pair of zones with a row in
 * force, an explicit row before a reciprocal one, then the latest effective day. Of two pairs
 * equally far from the suburbs, the one with the more specific origin wins. Returns
 * 'outsideItsDates' if rows exist but none is in force.
 */
export function findLane(
  lanes: LaneIndex,
  columns: RateColumns,
  { service, from, to, day }: LaneQuery,
): LaneFound | 'outsideItsDates' | 'none' {
  let exists = false;
  for (const [origin, destination] of pairsBySpecificity(from, to)) {
    for (const isReversed of [false, true]) {
      const ends = isReversed ? [destination, origin] : [origin, destination];
      const [a, b] = ends.map((match) => match?.zone ?? -1);
      if (isReversed && a === b) continue;
      let row = firstRow(lanes, { service, from: a ?? -1, to: b ?? -1 });
      for (; row >= 0; row = lanes.next[row] ?? -1) {
        if (isReversed && !columns.isReciprocal(row)) continue;
        if (columns.isInForce(row, day)) return { row, from: origin, to: destination, isReversed };
        exists = true;
      }
    }
  }
  return exists ? 'outsideItsDates' : 'none';
}

/** Returns the row of exactly this lane in force on a day (20260331); -1 without one. */
export function rowInForce({ lanes, rates }: RatedLanes, lane: Lane, day: number): number {
  let row = firstRow(lanes, lane);
  while (row >= 0 && !rates.isInForce(row, day)) row = lanes.next[row] ?? -1;
  return row;
}

/** Yields every lane that has a row, in force or not. */
export function* lanesOf({ first, zoneCount }: LaneIndex): Generator<Lane> {
  for (const key of first.keys()) {
    const pair = Math.floor(key / zoneCount);
    yield { service: Math.floor(pair / zoneCount), from: pair % zoneCount, to: key % zoneCount };
  }
}

/** True if any other service has a row, in force or not, between these zones. */
export function isServedOtherwise(
  { lanes, rates }: RatedLanes,
  queryText: LaneQuery,
  serviceCount: number,
): boolean {
  return Array.from({ length: serviceCount }, (_, service) => service).some(
    (service) =>
      service !== queryText.service && findLane(lanes, rates, { ...queryText, service }) !== 'none',
  );
}

const firstRow = (lanes: LaneIndex, lane: Lane): number =>
  lanes.first.get(laneKey(lane, lanes.zoneCount)) ?? -1;

function* pairsBySpecificity(
  from: readonly ZoneMatch[],
  to: readonly ZoneMatch[],
): Generator<readonly [ZoneMatch, ZoneMatch]> {
  for (let distance = 0; distance <= from.length + to.length - 2; distance++) {
    for (let at = 0; at <= distance; at++) {
      const [origin, destination] = [from[at], to[distance - at]];
      if (origin !== undefined && destination !== undefined) yield [origin, destination];
    }
  }
}
