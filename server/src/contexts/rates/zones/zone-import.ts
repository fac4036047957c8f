import { complaintAbout, isMissing, tooLong } from '@waybill/contract/field-complaints';
import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import type { TableRow } from '#platform/tables/table.ts';
import type { RateZoneRow } from '../pricing/domain/rows.ts';
import { deepestZone, normalised, tooDeep } from './domain.ts';
import { type RowError, cellsOf, rowError } from '#platform/csv-cells.ts';

export type ZonePlace = {
  readonly zone: string;
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
};

export type ZonesRead = {
  /** Codes of all zones in valid rows, including parents. */
  readonly codes: readonly string[];
  /** Parent codes by zone code, for rows with a parent. */
  readonly parents: ReadonlyMap<string, string>;
  readonly places: readonly ZonePlace[];
  /** Codes of new zones in rows without a place. */
  readonly bare: readonly string[];
  readonly errors: readonly RowError[];
};

/**
 * Parses zones from CSV rows (zoneCode, parentCode, postCode, suburb, countryCode). A place may be
 * in nested zones, but not in two unrelated ones; such a row is returned, and the first one stays.
 */
export function readZones(existing: readonly RateZoneRow[], rows: readonly TableRow[]): ZonesRead {
  const parents = new Map<string, string>(parentsOf(existing));
  const named = new Map<string, string>();
  const read = rows.map((row, at) => readRow(row, at + 1));
  for (const { parent, place } of read.filter((row) => row.fault === undefined)) {
    if (parent === '' || parent === place.zone || isInside(parents, parent, place.zone)) continue;
    parents.set(place.zone, parent);
    named.set(place.zone, parent);
  }
  const sunk = sunkIn(parents, named);
  const holders = new Map<string, Set<string>>();
  for (const zone of existing)
    for (const l of zone.locations) hold(holders, placeKey(l), zone.code);
  const errors: RowError[] = [];
  const good = read.filter((row) => {
    const fault = row.fault ?? faultOf(row, { parents, sunk, holders });
    if (fault === undefined) {
      if (row.place.postCode !== '') hold(holders, placeKey(row.place), row.place.zone);
      return true;
    }
    errors.push(
      rowError({ index: row.index, line: row.line, code: row.place.zone || null }, [fault]),
    );
    return false;
  });
  const known = new Set(existing.map(({ code }) => code));
  const bare = good.filter(({ place }) => place.postCode === '' && !known.has(place.zone));
  const codes = new Set(good.flatMap(({ place, parent }) => [place.zone, parent].filter(Boolean)));
  return {
    codes: [...codes],
    parents: new Map(
      [...named].filter(
        ([zone, parent]) => !sunk.has(zone) && codes.has(zone) && codes.has(parent),
      ),
    ),
    places: good.map(({ place }) => place).filter(({ postCode }) => postCode !== ''),
    bare: [...new Set(bare.map(({ place }) => place.zone))],
    errors,
  };
}

type ReadRow = {
  readonly index: number;
  readonly line: number;
  readonly place: ZonePlace;
  readonly parent: string;
  readonly fault: Complaint | undefined;
};

function readRow({ line, cells, problem }: TableRow, index: number): ReadRow {
  const cell = cellsOf(cells);
  const countryCode = (cell('countryCode') || 'AU').toUpperCase();
  const place = {
    zone: normalised(cell('zoneCode')),
    countryCode,
    postCode: postCodeOf(cell('postCode'), countryCode),
    suburb: cell('suburb'),
  };
  const parent = normalised(cell('parentCode'));
  const fault = problem === null ? textFault(place, parent) : { message: problem, members: [] };
  return { index, line, place, parent, fault };
}

/** Spreadsheets read 0800 as a number and drop the leading zero. */
const postCodeOf = (text: string, countryCode: string): string =>
  countryCode === 'AU' && /^\d{3}$/.test(text) ? `0${text}` : text.toUpperCase();

function textFault(
  { zone, countryCode, postCode, suburb }: ZonePlace,
  parent: string,
): Complaint | undefined {
  if (zone === '') return isMissing('zoneCode');
  const code = tooLong('zoneCode', zone, 64) ?? tooLong('parentCode', parent, 64);
  if (code !== undefined) return code;
  if (parent === zone) return complaintAbout('parentCode', 'A zone cannot be inside itself');
  if (!/^[A-Z]{2}$/.test(countryCode)) {
    const message = sentence('{field} must be two letters', { field: 'countryCode' });
    return complaintAbout('countryCode', message);
  }
  if (countryCode === 'AU' && postCode !== '' && !/^\d{4}$/.test(postCode)) {
    const message = sentence('An Australian postcode has 4 digits, not “{postcode}”', {
      postcode: postCode,
    });
    return complaintAbout('postCode', message);
  }
  const place = tooLong('postCode', postCode, 16) ?? tooLong('suburb', suburb, 128);
  if (place !== undefined) return place;
  return postCode === '' && suburb !== '' ? isMissing('postCode') : undefined;
}

type Known = {
  readonly parents: ReadonlyMap<string, string>;
  readonly sunk: ReadonlySet<string>;
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
};

function faultOf({ place, parent }: ReadRow, known: Known): Complaint | undefined {
  const { parents, sunk, holders } = known;
  if (parent !== '' && sunk.has(place.zone)) {
    return { message: tooDeep(place.zone), members: ['parentCode'] };
  }
  if (parent !== '' && parents.get(place.zone) !== parent) {
    const message = sentence("Zone {zone} can't be inside {other}.", {
      zone: place.zone,
      other: parent,
    });
    return { message, members: ['parentCode'] };
  }
  const clash = [...(holders.get(placeKey(place)) ?? [])].find(
    (zone) =>
      zone !== place.zone &&
      !isInside(parents, zone, place.zone) &&
      !isInside(parents, place.zone, zone),
  );
  if (clash === undefined || place.postCode === '') return undefined;
  const words = `${place.suburb} ${place.postCode}`.trim();
  return {
    message: sentence('{place} is already in zone {zone}.', { place: words, zone: clash }),
    members: ['postCode', 'suburb'],
  };
}

/**
 * Returns zones that the file nests too deeply; if an existing zone becomes too deep, the ancestors
 * that the file moves.
 */
function sunkIn(
  parents: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const isDeep = (zone: string): boolean => around(parents, zone).length > deepestZone;
  const deep = [...parents.keys()].filter(isDeep);
  return new Set(
    deep.flatMap((zone) =>
      named.has(zone) ? [zone] : around(parents, zone).filter((outer) => named.has(outer)),
    ),
  );
}

/** True if `zone` is nested anywhere inside `outer`. */
const isInside = (parents: ReadonlyMap<string, string>, zone: string, outer: string): boolean =>
  around(parents, zone).includes(outer);

/**
 * Returns the ancestors of a zone from the inside out, up to one more than allowed; stops at a
 * cycle.
 */
function around(parents: ReadonlyMap<string, string>, zone: string): readonly string[] {
  const chain: string[] = [];
  let at = parents.get(zone);
  while (at !== undefined && chain.length <= deepestZone && !chain.includes(at)) {
    chain.push(at);
    at = parents.get(at);
  }
  return chain;
}

function parentsOf(zones: readonly RateZoneRow[]): readonly (readonly [string, string])[] {
  const codes = new Map(zones.map(({ id, code }) => [id, code]));
  return zones.flatMap(({ code, parentId }) => {
    const parent = codes.get(parentId ?? '');
    return parent === undefined ? [] : [[code, parent] as const];
  });
}

function hold(holders: Map<string, Set<string>>, key: string, zone: string): void {
  const known = holders.get(key);
  if (known === undefined) holders.set(key, new Set([zone]));
  else known.add(zone);
}

const placeKey = (place: {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb?: string;
}): string => [place.countryCode, place.postCode, place.suburb ?? ''].map(normalised).join('|');
