import { complaintAbout, isMissing, tooLong } from '@waybill/contract/field-complaints';
import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import { cellsOf, type RowError, rowError } from '#platform/csv-cells.ts';
import type { TableRow } from '#platform/tables/table.ts';
import type { ZoneLine } from './domain/difference.ts';
import { oneSpace, placeFault, placeKey, placeOf, placeText } from './domain/places.ts';

export type ZoneLines = {
  readonly lines: readonly ZoneLine[];
  readonly errors: readonly RowError[];
};

/**
 * Parses rows with the columns zoneCode, zoneName, postCode, suburb and countryCode (decisions
 * J-25). A place given for two zones stays with the first; the later row is returned. `taken` maps
 * codes to zones of other head ports.
 */
export function readZoneLines(
  rows: readonly TableRow[],
  taken: ReadonlyMap<string, string>,
): ZoneLines {
  const zoneOfPlace = new Map<string, string>();
  const lines: ZoneLine[] = [];
  const errors: RowError[] = [];
  for (const [at, row] of rows.entries()) {
    const line = lineOf(row);
    const fault = faultOf(row, line, taken) ?? claim(zoneOfPlace, line);
    if (fault === undefined) lines.push(line);
    else
      errors.push(
        rowError({ index: at + 1, line: row.line, code: line.zoneCode || null }, [fault]),
      );
  }
  return { lines, errors };
}

function lineOf(row: TableRow): ZoneLine {
  const cell = cellsOf(row.cells);
  const [postCode, suburb, country] = [cell('postCode'), cell('suburb'), cell('countryCode')];
  const isBare = postCode === '' && suburb === '';
  return {
    zoneCode: oneSpace(cell('zoneCode')).toUpperCase(),
    zoneName: oneSpace(cell('zoneName')),
    place: isBare ? null : placeOf(country, postCode, suburb),
  };
}

function faultOf(
  row: TableRow,
  { zoneCode, zoneName, place }: ZoneLine,
  taken: ReadonlyMap<string, string>,
): Complaint | undefined {
  if (row.problem !== null) return { message: row.problem, members: [] };
  if (zoneCode === '') return isMissing('zoneCode');
  const long = tooLong('zoneCode', zoneCode, 32) ?? tooLong('zoneName', zoneName, 128);
  if (long !== undefined) return long;
  const headPort = taken.get(zoneCode);
  if (headPort !== undefined) {
    const message = sentence('Zone {zone} belongs to head port {port}.', {
      zone: zoneCode,
      port: headPort,
    });
    return complaintAbout('zoneCode', message);
  }
  return place === null ? undefined : placeFault(place);
}

/** Records the zone of a place, or reports that another row already has it. */
function claim(
  zoneOfPlace: Map<string, string>,
  { zoneCode, place }: ZoneLine,
): Complaint | undefined {
  if (place === null) return undefined;
  const key = placeKey(place);
  const other = zoneOfPlace.get(key);
  zoneOfPlace.set(key, other ?? zoneCode);
  if (other === undefined || other === zoneCode) return undefined;
  const message = sentence('{place} is already in zone {zone} in an earlier row.', {
    place: placeText(place),
    zone: other,
  });
  return { message, members: ['postCode', 'suburb'] };
}
