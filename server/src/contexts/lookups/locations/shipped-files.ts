import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { adminQuery } from '#platform/db/connection.ts';
import { importPostalFile } from './import-file.ts';

/**
 * Loads postal files such as `AU.txt.gz` from a folder, for countries not loaded yet: all of them
 * at the first start, none later.
 */
export async function addShippedPostalFiles(adminUrl: string, folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder).filter(isPostalFile).toSorted() : [];
  if (files.length === 0) return;
  const rows = await adminQuery(adminUrl)('select country_code from lookups.known_country');
  const known = new Set(rows.map(({ country_code }) => country_code));
  for (const file of files) {
    if (known.has(file.slice(0, 2))) continue;
    await importPostalFile(adminUrl, gunzipSync(readFileSync(join(folder, file))).toString());
  }
}

const isPostalFile = (file: string): boolean => /^[A-Z]{2}\.txt\.gz$/.test(file);
