import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { zoneImportInput } from '@waybill/contract/jobs/zones/import-input';
import type { ZoneImport } from '@waybill/contract/jobs/zones/shapes';
import { found, Problem } from '@waybill/contract/problem';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Upload } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { cellsOf } from '#platform/csv-cells.ts';
import type { ReadTable } from '#platform/tables/table.ts';
import { tableImport, uploadedTable } from '#platform/tables/uploaded-table.ts';
import { publishZonesChanged } from '../head-ports/saving.ts';
import { lockHeadPort } from '../head-ports/sql.ts';
import { type CurrentZones, differenceOf, type ZoneDifference } from './domain/difference.ts';
import { oneSpace, placeKey } from './domain/places.ts';
import { readZoneLines, type ZoneLines } from './reading.ts';
import * as locations from './sql/locations.ts';
import * as zones from './sql/zones.ts';

type ImportInput = z.output<z.ZodObject<typeof zoneImportInput>>;

/** The maximum number of changes listed in a response. */
const changesMax = 500;

/**
 * Imports the zones of a head port, or returns what an import would change. With the preview of a
 * dry run it applies exactly the changes shown, or nothing.
 * @throws {Problem} HeadPortNotFound, ZonesChanged, NotValid on the file
 */
export async function importZones(
  db: TenantDb,
  input: ImportInput,
  upload: Upload | null,
): Promise<ZoneImport> {
  const { headPortId, replace } = input;
  found(await lockHeadPort(db, headPortId), jobsProblems.HeadPortNotFound);
  const table = await uploadedTable(upload, ['zoneCode', 'postCode']);
  const before = await locations.placedLocations(db, headPortId);
  const preview = previewOf(before, upload, replace);
  if (input.preview && input.preview !== preview) throw new Problem(jobsProblems.ZonesChanged);
  const read = readZoneLines(table.rows, await codesElsewhere(db, headPortId, table));
  const difference = differenceOf(currentOf(before), read.lines, replace);
  if (!input.dryRun) await apply(db, headPortId, difference);
  return importOf(table, { read, difference }, input.dryRun ? preview : null);
}

/** Returns a hash of the zones, the file and the mode, so that any change invalidates a preview. */
function previewOf(before: readonly object[], upload: Upload | null, replace: boolean): string {
  const hash = createHash('sha256').update(JSON.stringify([before, replace]));
  return hash.update(upload?.bytes ?? '').digest('base64url');
}

async function codesElsewhere(
  db: TenantDb,
  headPortId: string,
  { rows }: ReadTable,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Set(
    rows.map(({ cells }) => oneSpace(cellsOf(cells)('zoneCode')).toUpperCase()),
  );
  const others = await zones.zonesElsewhere(db, headPortId, [...codes]);
  return new Map(others.map(({ code, head_port_code }) => [code, head_port_code]));
}

const currentOf = (before: readonly locations.PlacedLocation[]): CurrentZones => ({
  names: new Map(before.map(({ zoneCode, zoneName }) => [zoneCode, zoneName])),
  places: new Map(
    before.filter(({ postCode }) => postCode !== '').map((place) => [placeKey(place), place]),
  ),
});

async function apply(
  db: TenantDb,
  headPortId: string,
  { changes, newZones, renamed }: ZoneDifference,
): Promise<void> {
  const removed = changes.filter(({ kind }) => kind === 'removed');
  const put = changes.filter(({ kind }) => kind !== 'removed');
  if (newZones.length > 0) await zones.addNamedZones(db, headPortId, newZones);
  if (renamed.length > 0) await zones.renameZones(db, headPortId, renamed);
  if (removed.length > 0) await locations.removePlaces(db, headPortId, removed);
  if (put.length > 0) await locations.putPlaces(db, headPortId, put);
  if (changes.length + newZones.length + renamed.length > 0) publishZonesChanged(db, headPortId);
}

function importOf(
  table: ReadTable,
  {
    read: { lines, errors },
    difference,
  }: { readonly read: ZoneLines; readonly difference: ZoneDifference },
  preview: string | null,
): ZoneImport {
  const { changes, unchanged, newZones, renamed } = difference;
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  const inserted = count('added');
  return {
    ...tableImport(table, { inserted, updated: lines.length - inserted, errors }),
    added: inserted,
    removed: count('removed'),
    moved: count('moved'),
    unchanged,
    newZones: newZones.map(({ code }) => code),
    renamedZones: [...renamed],
    changes: changes.slice(0, changesMax),
    preview,
  };
}
