// `npm run backup -- [FOLDER] [--tenant NAME]`: backs up all data, or one tenant's, whether or not
// the server is running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stampOf } from '../server/src/platform/archive/archive-keys.ts';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { findTenant } from '../server/src/platform/backup/find-tenant.ts';
import { secretMarkOf, verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { type Config, hasOwnDatabase, readConfig } from '../server/src/platform/config.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { readOrCreateSecret } from '../server/src/platform/secret.ts';
import { command, fromWhereOneStands, withDatabase, withShards } from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = `Usage: npm run backup -- [FOLDER] [--tenant NAME]
  FOLDER is new or empty; absent: a new one under .data/backups
  --tenant backs up one tenant alone, by its name, number or host`;

await command(async () => {
  const { folder: named, tenant } = argumentsOf();
  const config = readConfig(process.env);
  if (hasOwnDatabase(config) && !existsSync(join(config.dataDir, 'pg'))) {
    throw new Error(`${config.dataDir} holds no data: there is nothing to back up.`);
  }
  const moment = stampOf(new Date());
  const folder =
    named === undefined ? join(config.dataDir, 'backups', moment) : fromWhereOneStands(named);
  if (tenant === undefined) await backUpAll(config, folder);
  else await backUpTenant(config, folder, tenant);
  const { tables, files, missing } = await verifyBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files; verified.`,
  );
  for (const key of missing) console.warn(`The bytes of file ${key} were not there.`);
  console.log('It holds passwords and secrets: keep it where only you can read it.');
});

function argumentsOf() {
  const { values, positionals } = parseArgs({
    options: { tenant: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Error(usage);
  return { folder: positionals[0], tenant: values.tenant };
}

const backUpAll = (config: Config, folder: string): Promise<void> =>
  withDatabase(config, async (adminUrl) => {
    const secret = config.secret === null ? readOrCreateSecret(config.dataDir) : null;
    await backUp({ adminUrl, files: filesOf(config), secret, folder, progress: tenths('copying') });
  });

const backUpTenant = (config: Config, folder: string, name: string): Promise<void> =>
  withShards(config, async (shards) => {
    const { id, shard } = await findTenant(shards, name);
    const secretMark = secretMarkOf(config.secret ?? readOrCreateSecret(config.dataDir));
    await backUp({
      adminUrl: shard.url,
      files: filesOf(config),
      secret: null,
      folder,
      tenant: { id, secretMark },
      progress: tenths('copying'),
    });
  });
