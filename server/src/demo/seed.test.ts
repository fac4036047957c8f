import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { createHasher } from '#platform/hashing.ts';
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts';
import { demoNow, demoTenants } from './people.ts';
import { needsDemoData } from './seeded.ts';
import { seedDemoData } from './seed.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const peopleByTenant = () =>
  adminQuery(fresh.adminUrl)(
    `select t.name, count(u.id)::integer as people
     from tenancy.tenant t left join identity."user" u on u.tenant_id = t.tenant_id
     group by t.tenant_id order by t.tenant_id`,
  );

it('interrupted seeding is completed at the next start without duplicates', async () => {
  expect(await needsDemoData(fresh.adminUrl)).toBe(true);
  for (const { name, hosts } of demoTenants) {
    await adminQuery(fresh.adminUrl)('select tenancy.create_tenant($1, $2)', [name, hosts]);
  }
  expect(await needsDemoData(fresh.adminUrl)).toBe(true);
  await seedDemoData(fresh.adminUrl, { hasher: createHasher(), now: demoNow });
  expect(await needsDemoData(fresh.adminUrl)).toBe(false);
  const whole = await peopleByTenant();
  expect(whole.every(({ people }) => Number(people) >= 5)).toBe(true);
  await seedDemoData(fresh.adminUrl, { hasher: createHasher(), now: demoNow });
  expect(await peopleByTenant()).toEqual(whole);
});

it('a database with other tenants is not seeded', async () => {
  const other = await freshDatabase();
  try {
    await adminQuery(other.adminUrl)(
      `select tenancy.create_tenant('Dray & Sons', array['dray.example'])`,
    );
    expect(await needsDemoData(other.adminUrl)).toBe(false);
  } finally {
    await other.drop();
  }
});
