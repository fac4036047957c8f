// `npm run locations -- import FILE`: takes the localities of a GeoNames postal-code file.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importPostalFile, type ImportedFile } from '../server/src/contexts/lookups/import-file.ts';
import { type Config, readConfig } from '../server/src/platform/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';

const usage = 'Usage: npm run locations -- import FILE (a postal-code file of GeoNames)';
const shownErrors = 20;

try {
  const [command, file, ...rest] = process.argv.slice(2);
  if (command !== 'import' || file === undefined || rest.length > 0) throw new Error(usage);
  // npm starts scripts in the project's folder; the file is named from where the person stands.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  await withDatabase(readConfig(process.env), async (adminUrl) => {
    report(file, await importPostalFile(adminUrl, readFileSync(path, 'utf8')));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The external PostgreSQL, or the embedded one for as long as the work takes. */
async function withDatabase(
  config: Config,
  work: (adminUrl: string) => Promise<void>,
): Promise<void> {
  const migrations = resolve(import.meta.dirname, '../database/migrations');
  const cluster =
    config.databaseUrl === null ? await startCluster({ dir: join(config.dataDir, 'pg') }) : null;
  try {
    const adminUrl = config.databaseUrl ?? cluster?.adminUrl ?? '';
    await migrate(adminUrl, migrations);
    await work(adminUrl);
  } finally {
    await cluster?.stop();
  }
}

function report(file: string, { read, written, duplicates, errors }: ImportedFile): void {
  console.log(`${file}: ${read} localities, ${written} new or moved, ${duplicates} doubles.`);
  for (const { line, message } of errors.slice(0, shownErrors)) {
    console.log(`  line ${line}: ${message}`);
  }
  const more = errors.length - shownErrors;
  if (more > 0) console.log(`  and ${more} more lines.`);
  if (errors.length > 0) console.log(`${errors.length} lines were left out.`);
}
