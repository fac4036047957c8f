// `npm run restore -- FOLDER`: restores a backup into an empty installation, or one tenant beside
// others.
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { folderStore } from '@waybill/adapters/file-store';
import {
  type Erased,
  erasuresIn,
  noteErased,
  replayErasures,
} from '../server/src/platform/backup/erasure-ledger.ts';
import { secretMarkOf, verifyBackup } from '../server/src/platform/backup/manifest.ts';
import { restoreTenant } from '../server/src/platform/backup/restore-tenant.ts';
import { restoreBackup } from '../server/src/platform/backup/restore.ts';
import { type Config, readConfig } from '../server/src/platform/config.ts';
import { prepareShards } from '../server/src/platform/shards/shard-setup.ts';
import { filesOf } from '../server/src/platform/files/store-of.ts';
import { storeSecret, readOrCreateSecret } from '../server/src/platform/secret.ts';
import {
  command,
  fromWhereOneStands,
  migrationsFolder,
  withDatabase,
  withShards,
} from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = `Usage: npm run restore -- FOLDER [--check | --tenant [--to SHARD]] [--erasures FILES]
  --check only compares the checksums
  --tenant restores the one tenant of the backup beside the tenants that are there
  --to names the shard for it, if there are several
  --erasures names the folder of files (…/files) of the place that was lost: who was erased there
  after the backup is erased again`;

await command(async () => {
  const { folder, options } = argumentsOf();
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
  readonly to: string | undefined;
  readonly erasures: string | undefined;
};

function argumentsOf(): { readonly folder: string; readonly options: Options } {
  const { values, positionals } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      tenant: { type: 'boolean', default: false },
      to: { type: 'string' },
      erasures: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [named, ...rest] = positionals;
  if (named === undefined || rest.length > 0) throw new Error(usage);
  const { check, tenant, to, erasures } = values;
  return { folder: fromWhereOneStands(named), options: { check, tenant, to, erasures } };
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
