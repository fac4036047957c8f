/** Shards for a test: separate PostgreSQL servers, each with whole tenants. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@waybill/adapters/file-store';
import { backUp } from '#platform/backup/back-up.ts';
import { findTenant } from '#platform/backup/find-tenant.ts';
import { restoreTenant } from '#platform/backup/restore-tenant.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { removeTenantRows } from '#platform/shards/remove-tenant-rows.ts';
import type { NamedUrl } from '#platform/shards/sharded-database.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { copyData } from '../copy-data.ts';

export type TestShards = {
  /** The administrators' URLs. */
  readonly urls: readonly NamedUrl[];
  readonly clusters: readonly Cluster[];
  /** The value of `DATABASE_SHARDS`. */
  readonly variable: string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL with the demo data, and ones without tenants, which replicate. */
export async function startShards(seeded: string, names: readonly string[]): Promise<TestShards> {
  const home = mkdtempSync(join(tmpdir(), 'waybill-shards-'));
  chmodSync(home, 0o755);
  const clusters: Cluster[] = [];
  for (const [at, name] of names.entries()) {
    const folder = join(home, name);
    copyData(seeded, folder);
    const cluster = await startReplicating(join(folder, 'pg'));
    clusters.push(cluster);
    if (at > 0) await removeTenants({ name, url: cluster.adminUrl });
  }
  const urls = clusters.map(({ adminUrl: url }, at) => ({ name: names[at] ?? '', url }));
  return {
    urls,
    clusters,
    variable: urls.map(({ name, url }) => `${name}=${url}`).join(','),
    async stop() {
      for (const cluster of clusters) await cluster.stop('immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Puts a tenant of the first shard, by the first label of its host, on the second, and leaves its
 * old copy behind, as a move does.
 */
export async function placeOnSecond(urls: readonly NamedUrl[], tenant: string): Promise<number> {
  const [first, second] = urls;
  if (first === undefined || second === undefined) throw new Error('There are not two shards');
  const folder = mkdtempSync(join(tmpdir(), 'waybill-tenant-'));
  const files = folderStore(join(folder, 'files'));
  const { id } = await findTenant([first], tenant);
  const backup = join(folder, 'backup');
  const one = { id, secretMark: '' };
  await backUp({ adminUrl: first.url, files, secret: null, folder: backup, tenant: one });
  const { tenantId } = await restoreTenant({
    folder: backup,
    adminUrl: second.url,
    migrations,
    files,
  });
  await adminQuery(first.url)(
    `update platform.shard_tenant set state = 'Moved', moved_to = $2 where tenant_id = $1`,
    [id, second.name],
  );
  rmSync(folder, { recursive: true });
  return tenantId;
}

const migrations = join(import.meta.dirname, '../../../../database/migrations');

async function removeTenants(shard: NamedUrl): Promise<void> {
  const query = adminQuery(shard.url);
  await query(`update platform.shard_tenant set state = 'Moved'`);
  for (const { id } of await query('select tenant_id as id from platform.shard_tenant')) {
    await removeTenantRows(shard, Number(id), ['Moved']);
  }
  await query('delete from platform.shard_tenant');
}

/** Logical replication is off in our own PostgreSQL until its setting is changed. */
async function startReplicating(dir: string): Promise<Cluster> {
  const first = await startCluster({ dir });
  await adminQuery(first.adminUrl)('alter system set wal_level = logical');
  await first.stop();
  return startCluster({ dir });
}
