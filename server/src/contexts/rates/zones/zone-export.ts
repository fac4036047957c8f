import { writeCsv } from '#platform/csv.ts';
import type { RateZoneRow, ZoneLocation } from '../pricing/domain/rows.ts';
import { inOrder } from '../rates/in-order.ts';

/** Writes the zones of a card in the format of the import; a zone without places has one row. */
export function writeZones(zones: readonly RateZoneRow[]): string {
  const codes = new Map(zones.map(({ id, code }) => [id, code]));
  const rows = zones.flatMap(({ code, parentId, locations }) => {
    const parentCode = codes.get(parentId ?? '') ?? '';
    const places = locations.length === 0 ? [noPlace] : inOrder(locations, placeOf);
    return places.map((place) => ({ zoneCode: code, parentCode, ...place }));
  });
  return writeCsv(
    [
      { head: 'zoneCode', cell: (row) => row.zoneCode },
      { head: 'parentCode', cell: (row) => row.parentCode },
      { head: 'postCode', cell: (row) => row.postCode },
      { head: 'suburb', cell: (row) => row.suburb ?? '' },
      { head: 'countryCode', cell: (row) => row.countryCode },
    ],
    rows,
  );
}

const placeOf = ({ countryCode, postCode, suburb = '' }: ZoneLocation): string =>
  [countryCode, postCode, suburb].join('\0');

const noPlace = { postCode: '', suburb: '', countryCode: '' };
