// `npm run tenants -- list | move TENANT --to SHARD | drain SHARD | clean`: the tenants of the shards.
import { parseArgs } from 'node:util';
import { findTenant } from '../server/src/platform/backup/find-tenant.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { listTenants } from '../server/src/platform/shards/list-tenants.ts';
import { moveTenant } from '../server/src/platform/shards/move-tenant.ts';
import { removeOldCopies } from '../server/src/platform/shards/old-copies.ts';
import type { NamedUrl } from '../server/src/platform/shards/sharded-database.ts';
import { command, withShards } from './database-at-hand.ts';
import { tenths } from './steps.ts';

const usage = `Usage: npm run tenants -- list | move TENANT --to SHARD | drain SHARD | clean
  list shows each tenant, its hosts and its shard
  move moves a tenant, by its name, number or host, while it works; again: completes the move
  drain moves every tenant of a shard to the one with the fewest tenants
  clean removes the old copies of tenants that moved more than a day ago, as the server does`;

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb = '', name = ''] = positionals;
  await withShards(readConfig(process.env), async (shards) => {
    if (verb === 'list') return list(shards);
    if (verb === 'move') return move(shards, name, shardNamed(shards, values.to));
    if (verb === 'drain') return drain(shards, shardNamed(shards, name));
    if (verb === 'clean') return clean(shards);
    throw new Error(usage);
  });
});

function shardNamed(shards: readonly NamedUrl[], name: string | undefined): NamedUrl {
  const shard = shards.find((each) => each.name === name);
  if (shard === undefined) throw new Error(usage);
  return shard;
}

async function list(shards: readonly NamedUrl[]): Promise<void> {
  for (const { id, name, hosts, shard, state } of await listTenants(shards)) {
    console.log([shard, state, id, name, hosts.join(' ')].join('\t'));
  }
}

async function move(shards: readonly NamedUrl[], name: string, to: NamedUrl): Promise<void> {
  const { id: tenantId, shard: from, name: tenant } = await findTenant(shards, name);
  const [first = to] = shards;
  const began = performance.now();
  const report = await moveTenant({ tenantId, from, to, first, progress: tenths('copying') });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${tenant} has moved from ${from.name} to ${to.name}: ${report.rows} rows in ${seconds} s, ` +
      `writes waited for ${(report.paused_ms / 1000).toFixed(1)} s.`,
  );
}

async function drain(shards: readonly NamedUrl[], from: NamedUrl): Promise<void> {
  for (;;) {
    const here = (await listTenants(shards)).filter(({ state }) => state === 'Here');
    const [next] = here.filter(({ shard }) => shard === from.name);
    if (next === undefined) return;
    const load = ({ name }: NamedUrl) => here.filter(({ shard }) => shard === name).length;
    const [to] = shards.filter((shard) => shard !== from).toSorted((a, b) => load(a) - load(b));
    if (to === undefined) throw new Error('There is no other shard.');
    await move(shards, String(next.id), to);
  }
}

async function clean(shards: readonly NamedUrl[]): Promise<void> {
  for (const { shard, tenantId } of await removeOldCopies(shards)) {
    console.log(`The old copy of tenant ${tenantId} was removed from ${shard}.`);
  }
}
