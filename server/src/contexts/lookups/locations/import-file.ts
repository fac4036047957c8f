import { copyLocalities } from './copy-localities.ts';
import { type LineError, parsePostalFile } from './geonames.ts';

export type ImportedFile = {
  /** Good rows of the file, doubles left out. */
  readonly read: number;
  /** Rows that are new or now better known. */
  readonly written: number;
  readonly duplicates: number;
  readonly errors: readonly LineError[];
};

/**
 * Takes the localities of a postal-code file of GeoNames into the shared table, as the
 * administrator. Good rows are kept, wrong ones come back by line; a row that is there keeps its
 * spelling and takes the file's place on the map. Running it twice changes nothing more. From then
 * on a place in a country of the file that is not in the table is refused.
 */
export async function importPostalFile(adminUrl: string, text: string): Promise<ImportedFile> {
  const { localities, errors, duplicates } = parsePostalFile(text);
  const written = localities.length === 0 ? 0 : await copyLocalities(adminUrl, localities);
  return { read: localities.length, written, duplicates, errors };
}
