import { copyLocalities } from './copy-localities.ts';
import { type LineError, parsePostalFile } from './geonames.ts';

export type ImportedFile = {
  /** Valid rows of the file, without duplicates. */
  readonly read: number;
  /** Rows that were new or updated. */
  readonly written: number;
  readonly duplicates: number;
  readonly errors: readonly LineError[];
};

/**
 * Imports the localities of a GeoNames postal-code file into the shared table, as the
 * administrator. Valid rows are saved, invalid ones are returned by line; an existing row keeps its
 * spelling and takes the coordinates of the file. Idempotent. From then on, places in a country of
 * the file that are not in the table are refused.
 */
export async function importPostalFile(adminUrl: string, text: string): Promise<ImportedFile> {
  const { localities, errors, duplicates } = parsePostalFile(text);
  const written = localities.length === 0 ? 0 : await copyLocalities(adminUrl, localities);
  return { read: localities.length, written, duplicates, errors };
}
