// `npm run backup -- [FOLDER]`: backs up all data, whether or not the server is running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { readOrCreateSecret } from '../server/src/platform/secret.ts';
import { command, fromWhereOneStands, withDatabase } from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = 'Usage: npm run backup -- [FOLDER] (absent: a new one under .data/backups)';

await command(async () => {
  const [named, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const isOwn = config.databaseUrl === null;
  if (isOwn && !existsSync(join(config.dataDir, 'pg'))) {
    throw new Error(`${config.dataDir} holds no data: there is nothing to back up.`);
  }
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const folder =
    named === undefined ? join(config.dataDir, 'backups', moment) : fromWhereOneStands(named);
  await withDatabase(config, async (adminUrl) => {
    const secret = config.secret === null ? readOrCreateSecret(config.dataDir) : null;
    await backUp({ adminUrl, files: filesOf(config), secret, folder, progress: tenths('copying') });
  });
  const { tables, files, missing } = await verifyBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files; verified.`,
  );
  for (const key of missing) console.warn(`The bytes of file ${key} were not there.`);
  console.log('It holds passwords and secrets: keep it where only you can read it.');
});
