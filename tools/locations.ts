// `npm run locations -- import FILE`: imports the localities of a GeoNames postal-code file.
import { readFileSync } from 'node:fs';
import {
  importPostalFile,
  type ImportedFile,
} from '../server/src/contexts/lookups/locations/import-file.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { command, fromWhereOneStands, migrationsFolder, withDatabase } from './database-at-hand.ts';

const usage = 'Usage: npm run locations -- import FILE (a postal-code file of GeoNames)';
const displayedErrors = 20;

await command(async () => {
  const [verb, file, ...rest] = process.argv.slice(2);
  if (verb !== 'import' || file === undefined || rest.length > 0) throw new Error(usage);
  const path = fromWhereOneStands(file);
  await withDatabase(readConfig(process.env), async (adminUrl) => {
    await migrate(adminUrl, migrationsFolder);
    report(file, await importPostalFile(adminUrl, readFileSync(path, 'utf8')));
  });
});

function report(file: string, { read, written, duplicates, errors }: ImportedFile): void {
  console.log(`${file}: ${read} localities, ${written} new or moved, ${duplicates} doubles.`);
  for (const { line, message } of errors.slice(0, displayedErrors)) {
    console.log(`  line ${line}: ${message}`);
  }
  const more = errors.length - displayedErrors;
  if (more > 0) console.log(`  and ${more} more lines.`);
  if (errors.length > 0) console.log(`${errors.length} lines were left out.`);
}
