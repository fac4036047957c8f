import { english, isMessage, type Message, sentence } from '@waybill/contract/sentence';
import type { GazetteerLocality } from './locality.ts';

export const GEONAMES_SOURCE =
  'GeoNames postal codes, geonames.org, CC BY 4.0; check before relying on it.';

export type PostalFile = {
  readonly localities: readonly GazetteerLocality[];
  /** Skipped lines, counted from 1. */
  readonly errors: readonly LineError[];
  /** Lines that repeat an earlier country, postcode and place. */
  readonly duplicates: number;
};

export type LineError = { readonly line: number; readonly message: string };

/**
 * Parses a GeoNames postal-code file of any country: tab-separated, 12 columns (country code,
 * postal code, place, then three pairs of region name and code, latitude, longitude, accuracy).
 * Rows without coordinates are accepted; an invalid row is reported by line and the others are
 * returned.
 */
export function parsePostalFile(text: string, source: string = GEONAMES_SOURCE): PostalFile {
  const localities: GazetteerLocality[] = [];
  const errors: LineError[] = [];
  const places = new Map<string, number>();
  let duplicates = 0;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .forEach((row, at) => {
      if (row.trim() === '') return;
      const read = readRow(row, source);
      if (isMessage(read)) return void errors.push({ line: at + 1, message: english(read) });
      const place =
        `${read.countryCode}|${read.postCode}|${read.suburb}|${read.stateCode}`.toUpperCase();
      const earlier = places.get(place);
      if (earlier === undefined) return void places.set(place, localities.push(read) - 1);
      duplicates += 1;
      const known = localities[earlier];
      if (known?.latitude === null && read.latitude !== null) localities[earlier] = read;
    });
  return { localities, errors, duplicates };
}

const COLUMNS = 12;
const LONGEST_NAME = 180;
const LONGEST_CODE = 20;

/** Returns the locality of a row, or its fault. */
function readRow(row: string, source: string): GazetteerLocality | Message {
  const cells = row.split('\t').map((cell) => cell.trim());
  // Files saved by a spreadsheet lose the empty last column, the accuracy.
  if (cells.length < COLUMNS - 1 || cells.length > COLUMNS) {
    return sentence('{columns} columns separated by tabs are expected, {found} were found.', {
      columns: COLUMNS,
      found: cells.length,
    });
  }
  const [countryCode = '', postCode = '', suburb = '', state = '', stateCode = ''] = cells;
  const [latitudeText = '', longitudeText = ''] = cells.slice(9, 11);
  if (!/^[A-Za-z]{2}$/.test(countryCode)) return 'The country code must be two letters.';
  if (!isTextUpTo(postCode, LONGEST_CODE)) {
    return sentence('The postal code must have 1 to {count} characters.', { count: LONGEST_CODE });
  }
  if (!isTextUpTo(suburb, LONGEST_NAME)) {
    return sentence('The place must have 1 to {count} characters.', { count: LONGEST_NAME });
  }
  const latitude = degrees(latitudeText, 90);
  const longitude = degrees(longitudeText, 180);
  if (latitude === undefined) return 'Latitude must be from -90 to 90.';
  if (longitude === undefined) return 'Longitude must be from -180 to 180.';
  if ((latitude === null) !== (longitude === null)) {
    return 'Enter both latitude and longitude, or neither.';
  }
  const country = countryCode.toUpperCase();
  const place = { countryCode: country, suburb, postCode, stateCode, latitude, longitude, source };
  return stateCode === '' && state !== '' ? { ...place, state } : place;
}

const isTextUpTo = (text: string, length: number): boolean =>
  text.length >= 1 && text.length <= length;

/** Returns null for an empty cell, undefined for an angle that is invalid or above `most`. */
function degrees(text: string, most: number): number | null | undefined {
  if (text === '') return null;
  const angle = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(angle) <= most ? angle : undefined;
}
