// `npm run un-numbers -- import FILE SOURCE`: imports a UN list, CSV or workbook, for all tenants.
import { readFileSync } from 'node:fs';
import {
  importUnList,
  type ImportedUnList,
} from '../server/src/contexts/dangerousGoods/un-codes/import-file.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { command, fromWhereOneStands, migrationsFolder, withDatabase } from './database-at-hand.ts';

const usage =
  'Usage: npm run un-numbers -- import FILE SOURCE (a CSV or Excel file with the columns ' +
  'unNumber, description, category and, where it has them, packageGroup, subsidiary, source; ' +
  'SOURCE says where the file is from)';
const displayedErrors = 20;

await command(async () => {
  const [verb, file, source, ...rest] = process.argv.slice(2);
  if (verb !== 'import' || file === undefined || source === undefined || rest.length > 0) {
    throw new Error(usage);
  }
  const path = fromWhereOneStands(file);
  const today = new Date().toISOString().slice(0, 10);
  await withDatabase(readConfig(process.env), async (adminUrl) => {
    await migrate(adminUrl, migrationsFolder);
    report(file, await importUnList(adminUrl, readFileSync(path), `${source}; entered ${today}`));
  });
});

function report(file: string, { read, written, errors }: ImportedUnList): void {
  console.log(`${file}: ${read} rows of the UN list, ${written} new or changed.`);
  for (const { line, message } of errors.slice(0, displayedErrors)) {
    console.log(`  line ${line}: ${message}`);
  }
  const more = errors.length - displayedErrors;
  if (more > 0) console.log(`  and ${more} more lines.`);
  if (errors.length > 0) console.log(`${errors.length} lines were left out.`);
}
