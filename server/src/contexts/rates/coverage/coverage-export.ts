import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { LaneView, OverlapView, UncoveredPlaceView } from './sql/coverage.ts';

type Place = Pick<UncoveredPlaceView, 'suburb' | 'postCode' | 'stateCode' | 'countryCode'>;

const placeColumns: readonly CsvColumn<Place>[] = [
  { head: 'postCode', cell: ({ postCode }) => postCode },
  { head: 'suburb', cell: ({ suburb }) => suburb },
  { head: 'stateCode', cell: ({ stateCode }) => stateCode },
  { head: 'countryCode', cell: ({ countryCode }) => countryCode },
];

/**
 * Writes places without a zone; with a zoneCode column added in front, the import of zones accepts
 * the file.
 */
export const writeUncovered = (places: readonly UncoveredPlaceView[]): string =>
  writeCsv([{ head: 'zoneCode', cell: () => '' }, ...placeColumns], places);

export const writeOverlaps = (places: readonly OverlapView[]): string =>
  writeCsv(
    [
      ...placeColumns,
      { head: 'zone', cell: ({ zone }) => zone.code },
      { head: 'namedBy', cell: ({ zone }) => zone.by },
      { head: 'otherZone', cell: ({ otherZone }) => otherZone.code },
      { head: 'otherNamedBy', cell: ({ otherZone }) => otherZone.by },
    ],
    places,
  );

export const writeLanes = (lanes: readonly LaneView[]): string =>
  writeCsv(
    [
      { head: 'serviceCode', cell: ({ serviceCode }) => serviceCode },
      { head: 'fromZone', cell: ({ fromZone }) => fromZone },
      { head: 'toZone', cell: ({ toZone }) => toZone },
      { head: 'endedOn', cell: ({ endedOn }) => endedOn },
      { head: 'beginsOn', cell: ({ beginsOn }) => beginsOn },
    ],
    lanes,
  );
