// `npm run restore -- FOLDER`: restores a backup into an empty installation, or one tenant beside
// others. `npm run restore -- --at MOMENT` restores our own database as of a moment.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderStore } from '@waybill/adapters/file-store';
import {
  type Erased,
  erasuresIn,
  noteErased,
  replayErasures,
} from '../server/src/platform/backup/erasure-ledger.ts';
import { restoreAt } from '../server/src/platform/archive/restore-at.ts';
import { secretMarkOf, verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreTenant } from '../server/src/platform/backup/restore-tenant.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { type Config, hasOwnDatabase, readConfig } from '../server/src/platform/config.ts';
import { prepareShards } from '../server/src/platform/shards/shard-setup.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { storeSecret, readOrCreateSecret } from '../server/src/platform/secret.ts';
import { makeDataFolder } from '../server/src/surroundings.ts';
import {
  command,
  fromWhereOneStands,
  migrationsFolder,
  withDatabase,
  withShards,
} from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = `Usage: npm run restore -- FOLDER [--check | --tenant [--to SHARD]] [--erasures FILES]
       npm run restore -- --at MOMENT [--files FILES]
  --check only compares the checksums
  --tenant restores the one tenant of the backup beside the tenants that are there
  --to names the shard for it, if there are several
  --erasures names the folder of files (…/files) of the place that was lost: who was erased there
  after the backup is erased again
  --at restores from the archive (WAYBILL_ARCHIVE_DAYS) as of a moment: 2026-11-26T15:00:00+11:00
  --files names the folder of files of the place that was lost, with the archive beside them`;

await command(async () => {
  const { folder, options } = argumentsOf();
  if (options.at !== undefined) return restoreMoment(options.at, options);
  // Before a data folder is created: a damaged backup leaves nothing behind.
  const { at, tables, files } = await verifyBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${rows} rows of ${tables.length} tables and ${files.length} files as of ${at}`;
  if (options.check) return console.log(`${folder} is whole: ${what}.`);
  const config = readConfig(process.env);
  if (!existsSync(config.dataDir)) mkdirSync(config.dataDir, { recursive: true, mode: 0o755 });
  await (options.tenant ? restoreOne : restoreAll)(config, folder, options);
  console.log(`Restored and compared: ${what}.`);
});

type Options = {
  readonly check: boolean;
  readonly tenant: boolean;
  readonly to?: string | undefined;
  readonly erasures?: string | undefined;
  readonly at?: Date | undefined;
  readonly files?: string | undefined;
};

function argumentsOf(): { readonly folder: string; readonly options: Options } {
  const { values, positionals } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      tenant: { type: 'boolean', default: false },
      to: { type: 'string' },
      erasures: { type: 'string' },
      at: { type: 'string' },
      files: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [named, ...rest] = positionals;
  const at = values.at === undefined ? undefined : momentOf(values.at);
  if ((named === undefined) !== (at !== undefined) || rest.length > 0) throw new Error(usage);
  return { folder: fromWhereOneStands(named ?? '.'), options: { ...values, at } };
}

/** @throws Error unless the text is a moment with its time zone, or in UTC */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (/(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new Error('--at must be a moment with its offset: 2026-11-26T15:00:00+11:00');
}

async function restoreMoment(at: Date, { files: lost }: Options): Promise<void> {
  const config = readConfig(process.env);
  if (!hasOwnDatabase(config)) {
    throw new Error('--at restores the embedded database: unset DATABASE_URL.');
  }
  makeDataFolder(config);
  const hasSecret = config.secret !== null || existsSync(join(config.dataDir, 'secret'));
  const secret = hasSecret ? (config.secret ?? readOrCreateSecret(config.dataDir)) : '';
  const store = lost === undefined ? filesOf(config) : folderStore(fromWhereOneStands(lost));
  const dir = join(config.dataDir, 'pg');
  await restoreAt({ dir, store, at, secretMark: secretMarkOf(secret) });
  if (lost !== undefined && config.s3Url === null) {
    cpSync(fromWhereOneStands(lost), join(config.dataDir, 'files'), { recursive: true });
  }
  const erasures = await erasuresIn({ files: filesOf(config), secret });
  await withDatabase(config, (adminUrl) => eraseAgain(adminUrl, erasures, at.toISOString()));
  console.log(`Restored as of ${at.toISOString()}.`);
}

const restoreAll = (config: Config, folder: string, options: Options): Promise<void> =>
  withDatabase(config, async (adminUrl) => {
    const { at } = await restoreBackup({
      folder,
      adminUrl,
      migrations: migrationsFolder,
      files: filesOf(config),
      storeSecret: (secret) => storeSecret(config.dataDir, secret),
      progress: tenths('loading'),
    });
    await eraseAgain(adminUrl, await erasuresOf(config, options), at);
  });

const restoreOne = (config: Config, folder: string, options: Options): Promise<void> =>
  withShards(config, async (shards) => {
    const shard = shards.find(({ name }) => name === options.to) ?? shards[0];
    if (shard === undefined || (options.to !== undefined && shard.name !== options.to)) {
      throw new Error(`There is no shard ${options.to}.`);
    }
    const { manifest, tenantId } = await restoreTenant({
      folder,
      adminUrl: shard.url,
      migrations: migrationsFolder,
      files: filesOf(config),
      progress: tenths('loading'),
    });
    if (config.databaseShards !== null) {
      for (const problem of await prepareShards(shards)) console.warn(problem);
    }
    const { id, secretMark } = manifest.tenant ?? { id: 0, secretMark: '' };
    const erasures = await erasuresOf(config, options);
    const own = erasures.filter((erased) => erased.tenantId === id);
    const here = own.map((erased) => ({ ...erased, tenantId }));
    await eraseAgain(shard.url, here, manifest.at);
    console.log(`The tenant has the number ${tenantId} on ${shard.name}.`);
    if (secretMark !== secretMarkOf(config.secret ?? readOrCreateSecret(config.dataDir))) {
      console.warn(
        'This installation has another secret than the backup: enter the credentials of ' +
          'carriers, mail servers, card processors and accounting programs again.',
      );
    }
  });

/** Returns who was erased here or in the place that was lost, and notes all of them here. */
async function erasuresOf(config: Config, { erasures }: Options): Promise<readonly Erased[]> {
  const secret = config.secret ?? readOrCreateSecret(config.dataDir);
  const here = { files: filesOf(config), secret };
  const lost =
    erasures === undefined ? [] : [{ files: folderStore(fromWhereOneStands(erasures)), secret }];
  const found = (await Promise.all([here, ...lost].map(erasuresIn))).flat();
  for (const erased of found) await noteErased(here, erased);
  return found;
}

async function eraseAgain(
  adminUrl: string,
  erasures: readonly Erased[],
  at: string,
): Promise<void> {
  const again = await replayErasures(adminUrl, erasures, at);
  if (again > 0) console.log(`${again} erased since: erased again when the server starts.`);
}
