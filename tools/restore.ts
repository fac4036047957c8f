// `npm run restore -- FOLDER [--check]`: restores a backup into an empty installation.
import { existsSync, mkdirSync } from 'node:fs';
import { folderStore } from '@waybill/adapters/file-store';
import {
  erasuresIn,
  noteErased,
  replayErasures,
} from '../server/src/platform/backup/erasure-ledger.ts';
import { verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { storeSecret, readOrCreateSecret } from '../server/src/platform/secret.ts';
import { command, fromWhereOneStands, migrationsFolder, withDatabase } from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = `Usage: npm run restore -- FOLDER [--check | --erasures FILES]
  --check only compares the checksums
  --erasures names the folder of files (…/files) of the place that was lost: who was erased there
  after the backup is erased again`;

await command(async () => {
  const [named, flag, lost, ...rest] = process.argv.slice(2);
  if (named === undefined || rest.length > 0) throw new Error(usage);
  if (flag !== undefined && flag !== '--check' && flag !== '--erasures') throw new Error(usage);
  if ((flag === '--erasures') !== (lost !== undefined)) throw new Error(usage);
  const folder = fromWhereOneStands(named);
  // Before a data folder is created: a damaged backup leaves nothing behind.
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
      storeSecret: (secret) => storeSecret(config.dataDir, secret),
      progress: tenths('loading'),
    });
    const secret = config.secret ?? readOrCreateSecret(config.dataDir);
    const here = { files: filesOf(config), secret };
    const there =
      lost === undefined ? [] : [{ files: folderStore(fromWhereOneStands(lost)), secret }];
    const erasures = (await Promise.all([here, ...there].map(erasuresIn))).flat();
    for (const erased of erasures) await noteErased(here, erased);
    const again = await replayErasures(adminUrl, erasures, at);
    if (again > 0) console.log(`${again} erased since: erased again when the server starts.`);
  });
  console.log(`Restored and compared: ${what}.`);
});
