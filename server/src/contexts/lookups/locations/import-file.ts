import { adminQuery } from '#platform/db/connection.ts';
import { type LineError, parsePostalFile } from './geonames.ts';
import { addLocalities } from './reference-data.ts';

export type ImportedFile = {
  /** Good rows of the file, doubles left out. */
  readonly read: number;
  /** Rows that are new or now better known. */
  readonly written: number;
  readonly duplicates: number;
  readonly errors: readonly LineError[];
};

const rowsPerStatement = 5_000;

/**
 * Takes the localities of a postal-code file of GeoNames into the shared table, as the
 * administrator. Good rows are kept, wrong ones come back by line; a row that is there keeps its
 * spelling and takes the file's place on the map. Running it twice changes nothing more.
 */
export async function importPostalFile(adminUrl: string, text: string): Promise<ImportedFile> {
  const { localities, errors, duplicates } = parsePostalFile(text);
  const request = adminQuery(adminUrl);
  let written = 0;
  for (let from = 0; from < localities.length; from += rowsPerStatement) {
    const rows = localities.slice(from, from + rowsPerStatement);
    written += await addLocalities(request, rows, 'replace');
  }
  await request('analyze lookups.location');
  return { read: localities.length, written, duplicates, errors };
}
