import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { startShards, type TestShards } from '#testing/processes/shards.ts';

const tool = join(resolve(import.meta.dirname, '../..'), 'tools/tenants.ts');
const seeded = inject('seeded');

// The shards need logical replication, which an external PostgreSQL may not have.
describe.skipIf(seeded === null)('npm run tenants', () => {
  let shards: TestShards;
  beforeAll(async () => {
    shards = await startShards(seeded ?? '', ['a', 'b']);
  }, 60_000);
  afterAll(() => shards.stop());

  function tenants(...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATABASE_SHARDS: shards.variable },
    });
    return { status, said: stdout.trim().split('\n'), refusal: stderr.trim() };
  }
  const places = () =>
    tenants('list').said.map((line) => {
      const [shard, state, , name] = line.split('\t');
      return `${name}: ${shard}, ${state}`;
    });

  it('lists every tenant with its shard', () => {
    expect(places()).toEqual(['Acme Freight: a, Here', 'Borealis Couriers: a, Here']);
  });

  it.each([
    { args: [], refusal: 'Usage: npm run tenants' },
    { args: ['move', 'acme.localhost'], refusal: 'Usage: npm run tenants' },
    { args: ['move', 'acme.localhost', '--to', 'c'], refusal: 'Usage: npm run tenants' },
    { args: ['move', 'nobody.localhost', '--to', 'b'], refusal: 'nobody.localhost' },
    { args: ['move', 'acme.localhost', '--to', 'a'], refusal: 'a already' },
  ])('refuses $args with a sentence and exit code 1', ({ args, refusal }) => {
    const outcome = tenants(...args);
    expect(outcome.status).toBe(1);
    expect(outcome.refusal).toContain(refusal);
    expect(outcome.refusal).not.toContain('    at ');
  });

  it('moves a tenant by its host, and removes the old copy when it is due', async () => {
    const { status, said } = tenants('move', 'borealis.localhost', '--to', 'b');
    expect([status, said.at(-1)]).toEqual([
      0,
      expect.stringMatching(
        /^Borealis Couriers has moved from a to b: \d+ rows in .+ waited for [\d.]+ s\.$/,
      ),
    ]);
    expect(places()).toContain('Borealis Couriers: b, Here');
    expect(tenants('clean').said).toEqual(['']);
    await adminQuery(shards.urls[0]?.url ?? '')(
      `update platform.shard_tenant set changed_at = changed_at - interval '2 days'`,
    );
    expect(tenants('clean').said.join()).toMatch(
      /^The old copy of tenant \d+ was removed from a\.$/,
    );
  }, 60_000);

  it('drains a shard to the others', () => {
    const { status, said } = tenants('drain', 'a');
    expect([status, said.at(-1)]).toEqual([0, expect.stringContaining('Acme Freight has moved')]);
    expect(places().filter((place) => place.endsWith('Here'))).toEqual(
      expect.arrayContaining(['Acme Freight: b, Here', 'Borealis Couriers: b, Here']),
    );
  }, 60_000);
});
