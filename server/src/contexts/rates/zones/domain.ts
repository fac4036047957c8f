import { type Message, sentence } from '@waybill/contract/sentence';
import { atOnce } from '../pricing/domain/steps.ts';
import type { RateZoneRow, RowFault, ZoneLocation } from '../pricing/domain/rows.ts';

export type RatePlace = {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
};

/** The maximum nesting depth: a country, its states and their parts make four or five levels. */
export const deepestZone = 20;

export type ZoneMatch = {
  readonly zone: number;
  readonly by: 'suburb' | 'postcode' | 'parent zone';
};

/** Zones by number, and their places. */
export type ZoneIndex = {
  readonly codes: readonly string[];
  readonly isActive: readonly boolean[];
  readonly parents: Int32Array;
  readonly byCode: ReadonlyMap<string, number>;
  /** Zones that contain a place directly, the innermost first. */
  readonly byPlace: ReadonlyMap<string, readonly number[]>;
};

/**
 * Returns the zones of a place, most specific first: those with its suburb, those with its
 * postcode, then the parents of both (decisions P-04). Empty if it is in no zone.
 */
export function zonesOf(index: ZoneIndex, place: RatePlace): readonly ZoneMatch[] {
  const matches: ZoneMatch[] = [];
  const add = (zone: number, by: ZoneMatch['by']) => {
    if (!matches.some((match) => match.zone === zone)) matches.push({ zone, by });
  };
  for (const zone of index.byPlace.get(placeKey(place)) ?? []) add(zone, 'suburb');
  for (const zone of index.byPlace.get(postcodeKey(place)) ?? []) add(zone, 'postcode');
  const named = matches.map((match) => match.zone);
  for (const zone of named) {
    for (const parent of ancestors(index.parents, zone)) {
      if (index.isActive[parent]) add(parent, 'parent zone');
    }
  }
  return matches;
}

/** Builds the index; inactive zones contain nothing. A place in two unrelated zones is refused. */
export function buildZoneIndex(
  rows: readonly RateZoneRow[],
  refuse: (fault: RowFault) => void,
): ZoneIndex {
  return atOnce(zoneIndexSteps(rows, refuse));
}

/** The number of places added to zones between two yields. */
const placesAtOnce = 1000;

/** Builds the index in steps, because a zone may contain thousands of places. */
export function* zoneIndexSteps(
  rows: readonly RateZoneRow[],
  refuse: (fault: RowFault) => void,
): Generator<void, ZoneIndex, void> {
  const byCode = new Map<string, number>();
  rows.forEach((row, at) => {
    const code = normalised(row.code);
    if (byCode.has(code))
      refuse(zoneFault(row, at, sentence('Zone {zone} is listed twice.', { zone: row.code })));
    else byCode.set(code, at);
  });
  const parents = parentsOf(rows, refuse);
  const byPlace = new Map<string, number[]>();
  let placed = 0;
  for (const [at, row] of rows.entries()) {
    if (!row.isActive || byCode.get(normalised(row.code)) !== at) continue;
    for (const location of row.locations) {
      placed += 1;
      if (placed % placesAtOnce === 0) yield;
      const clash = placeIn({ byPlace, parents }, at, location);
      if (clash !== undefined) refuse(zoneFault(row, at, clashWords(location, rows[clash], row)));
    }
  }
  const codes = rows.map((row) => row.code);
  return { codes, isActive: rows.map((row) => row.isActive), parents, byCode, byPlace };
}

/** The zones of each place so far, and the parent of each zone. */
type Placing = { readonly byPlace: Map<string, number[]>; readonly parents: Int32Array };

/** Adds a place to a zone, or returns the unrelated zone that already contains it. */
function placeIn(
  { byPlace, parents }: Placing,
  zone: number,
  location: ZoneLocation,
): number | undefined {
  const key = placeKey({ ...location, suburb: location.suburb ?? '' });
  const holders = byPlace.get(key) ?? [];
  if (holders.includes(zone)) return undefined;
  const clash = holders.find((holder) => !isRelated(parents, holder, zone));
  if (clash !== undefined) return clash;
  const outer = holders.findIndex((holder) => ancestors(parents, zone).includes(holder));
  holders.splice(outer === -1 ? holders.length : outer, 0, zone);
  byPlace.set(key, holders);
  return undefined;
}

const isRelated = (parents: Int32Array, a: number, b: number): boolean =>
  ancestors(parents, a).includes(b) || ancestors(parents, b).includes(a);

function parentsOf(rows: readonly RateZoneRow[], refuse: (fault: RowFault) => void): Int32Array {
  const byId = new Map(rows.map((row, at) => [row.id, at]));
  const parents = Int32Array.from(rows, (row) => byId.get(row.parentId ?? '') ?? -1);
  rows.forEach((row, at) => {
    const around = ancestors(parents, at);
    const isCircle = around.includes(at);
    if (!isCircle && around.length <= deepestZone) return;
    parents[at] = -1;
    refuse(
      zoneFault(
        row,
        at,
        isCircle
          ? sentence('Zone {zone} is inside itself.', { zone: row.code })
          : tooDeep(row.code),
      ),
    );
  });
  return parents;
}

/** Returns the message for a zone that is nested too deeply. */
export const tooDeep = (code: string): Message =>
  sentence('Zone {zone} is nested more than {count} levels deep.', {
    zone: code,
    count: deepestZone,
  });

/** Returns parents from the inside out, up to one more than allowed; stops at a cycle. */
function ancestors(parents: Int32Array, zone: number): readonly number[] {
  const chain: number[] = [];
  let at = parents[zone] ?? -1;
  while (at >= 0 && chain.length <= deepestZone && !chain.includes(at)) {
    chain.push(at);
    at = parents[at] ?? -1;
  }
  return chain;
}

const clashWords = (
  { postCode, suburb = '' }: ZoneLocation,
  other: RateZoneRow | undefined,
  row: RateZoneRow,
): string => {
  const place = `${suburb} ${postCode}`.trim();
  return `${place} is already in zone ${other?.code}; it cannot be in ${row.code} too.`;
};

const zoneFault = (row: RateZoneRow, at: number, message: Message): RowFault => ({
  table: 'zones',
  at,
  id: row.id,
  message,
});

export const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase();

const placeKey = (place: RatePlace): string => `${postcodeKey(place)}${normalised(place.suburb)}`;

const postcodeKey = ({ countryCode, postCode }: RatePlace): string =>
  `${normalised(countryCode)}|${normalised(postCode)}|`;
