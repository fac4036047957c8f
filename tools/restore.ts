// `npm run restore -- FOLDER [--check]`: brings a backup back into an empty place.
import { existsSync, mkdirSync } from 'node:fs';
import { verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { keepSecret } from '../server/src/platform/secret.ts';
import { command, fromWhereOneStands, migrationsFolder, withDatabase } from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = 'Usage: npm run restore -- FOLDER [--check] (--check only compares the checksums)';

await command(async () => {
  const [named, flag, ...rest] = process.argv.slice(2);
  if (named === undefined || rest.length > 0) throw new Error(usage);
  if (flag !== undefined && flag !== '--check') throw new Error(usage);
  const folder = fromWhereOneStands(named);
  // Before a data folder is made: a damaged backup leaves nothing behind.
  const { at, tables, files } = await verifyBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${rows} rows of ${tables.length} tables and ${files.length} files as of ${at}`;
  if (flag === '--check') return console.log(`${folder} is whole: ${what}.`);
  const config = readConfig(process.env);
  if (!existsSync(config.dataDir)) mkdirSync(config.dataDir, { recursive: true, mode: 0o755 });
  await withDatabase(config, async (adminUrl) => {
    await restoreBackup({
      folder,
      adminUrl,
      migrations: migrationsFolder,
      files: filesOf(config),
      keepSecret: (secret) => keepSecret(config.dataDir, secret),
      progress: tenths('loading'),
    });
  });
  console.log(`Restored and compared: ${what}.`);
});
