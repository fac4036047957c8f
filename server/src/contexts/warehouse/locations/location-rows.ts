import type { LocationColumn } from '@waybill/contract/warehouse/locations/imports';
import {
  type LocationInput,
  locationKinds,
  LocationToSave,
} from '@waybill/contract/warehouse/locations/shapes';
import { differencesMax, type ImportDifference } from '@waybill/contract/shared/imports';
import { cellsOf, type Complaint, numberIn, truthIn } from '#platform/csv-cells.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { type GatheredRows, gatherRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';

type Cells = Readonly<Partial<Record<LocationColumn, string>>>;
export type SavedLocation = LocationInput & { readonly id: string };
type Gathered = GatheredRows<LocationInput, SavedLocation> & {
  /** What the changed rows replace. */
  readonly differences: readonly ImportDifference[];
};

/**
 * Reads the locations of a file, identified by their code. A column that the file lacks keeps its
 * value; a row that changes nothing is neither added nor changed.
 */
export function gatherLocations(
  rows: readonly ListRow[],
  saved: readonly SavedLocation[],
): Gathered {
  const gathered = gatherRows<LocationInput, SavedLocation>(rows, {
    saved,
    keyOfRow: ({ code }) => code,
    keyOfCells: ({ code = '' }: Cells) => code.toUpperCase(),
    nameOf: ({ code = '' }: Cells) => code,
    read,
  });
  const byCode = new Map(saved.map((location) => [location.code, location]));
  const differencesIn = (location: SavedLocation) =>
    differencesOf(byCode.get(location.code) ?? location, location);
  const changed = gathered.changed.filter((each) => differencesIn(each).length > 0);
  const differences = changed.flatMap(differencesIn).slice(0, differencesMax);
  return { ...gathered, changed, differences };
}

function read(cells: Cells, saved: SavedLocation | undefined) {
  const faults: Complaint[] = [];
  const cell = cellsOf(cells);
  const kind = locationKinds.find((each) => each.toLowerCase() === cell('kind').toLowerCase());
  const isActive = cell('isActive') === '' ? undefined : truthIn(cell, 'isActive', faults);
  const palletSpaces = cell('palletSpaces') === '' ? null : numberIn(cell, 'palletSpaces', faults);
  if (faults.length > 0) return faults;
  const location = LocationToSave.safeParse({
    code: cell('code'),
    kind: cell('kind') === '' ? saved?.kind : (kind ?? cell('kind')),
    description: cells.description === undefined ? saved?.description : cell('description') || null,
    isActive: isActive ?? saved?.isActive,
    palletSpaces: cells.palletSpaces === undefined ? saved?.palletSpaces : palletSpaces,
  });
  return location.success ? location.data : complaintsOf(location.error);
}

/** Returns the values of a location that differ, as texts of the file. */
function differencesOf(old: LocationInput, next: LocationInput): readonly ImportDifference[] {
  return (['kind', 'description', 'isActive', 'palletSpaces'] as const).flatMap((column) => {
    const [before, after] = [String(old[column] ?? ''), String(next[column] ?? '')];
    return before === after ? [] : [{ code: next.code, column, before, after }];
  });
}
