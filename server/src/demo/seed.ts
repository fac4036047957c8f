import type { FileStore } from '@waybill/adapters/file-store';
import { seedFinance } from '#contexts/finance/seed.ts';
import { seedTenancy } from '#contexts/tenancy/seed.ts';
import { seedFleetDemo } from '#contexts/fleet/demo/fleet-demo.ts';
import { seedFleet } from '#contexts/fleet/seed.ts';
import {
  addOrganization,
  addPeople,
  addStaticRoles,
  seedApiClients,
} from '#contexts/identity/seed.ts';
import { seedCarriers } from '#contexts/carriers/seed.ts';
import { seedDangerousGoods } from '#contexts/dangerousGoods/seed.ts';
import { seedCustomers } from '#contexts/customers/seed.ts';
import { seedBookings } from '#contexts/booking/seed.ts';
import { seedJobs } from '#contexts/jobs/seed.ts';
import { seedLineHauls } from '#contexts/linehaul/seed.ts';
import { addPackageTypes } from '#contexts/lookups/seed.ts';
import { seedMessaging } from '#contexts/messaging/seed.ts';
import { seedAdministration } from '#contexts/administration/seed.ts';
import { seedPricing } from '#contexts/pricing/seed.ts';
import { seedRates } from '#contexts/rates/seed.ts';
import { seedReconciliation } from '#contexts/reconciliation/seed.ts';
import { seedReports } from '#contexts/reports/seed.ts';
import { seedSearch } from '#contexts/search/seed.ts';
import { seedRecords } from '#contexts/records/seed.ts';
import { seedWarehouse } from '#contexts/warehouse/seed.ts';
import { seedShops } from '#contexts/shops/seed.ts';
import { seedWebhooks } from '#contexts/webhooks/seed.ts';
import { openDatabase, type Database, type TenantDb } from '#platform/db/database.ts';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Hasher } from '#platform/hashing.ts';
import { sql } from 'kysely';
import { isSeeded } from './seeded.ts';
import { demoPassword, demoTenants, type DemoTenant } from './people.ts';

/** The input of each context's seed. */
export type Seeding = {
  readonly db: TenantDb;
  readonly tenant: DemoTenant;
  readonly now: Date;
  readonly passwordHash: string;
  /** The ids of the tenant's users by user name. */
  readonly people: ReadonlyMap<string, number>;
  /** Where files are stored; null seeds no files. */
  readonly files: FileStore | null;
  /** True for demo use, which needs the data of a working day; tests do not. */
  readonly isForPeople: boolean;
};

/** The options of the demo data. */
type SeedOptions = {
  readonly hasher: Hasher;
  /** The time that the demo data is dated at. */
  readonly now: Date;
  readonly files?: FileStore;
  readonly isForPeople?: boolean;
};

/**
 * Fills an empty database with the demo data, always the same for the same `now`. An interrupted
 * run is completed by the next one. Run it before anything reads the queue; the first start runs
 * the tasks that it queues.
 */
export async function seedDemoData(
  adminUrl: string,
  { hasher, now, files, isForPeople = false }: SeedOptions,
): Promise<void> {
  const ids = await demoTenantIds(adminUrl);
  const database = openDatabase(appUrl(adminUrl), { connections: 2 });
  try {
    const passwordHash = await hasher.hash(demoPassword);
    for (const [at, tenant] of demoTenants.entries()) {
      const id = Number(ids[at]);
      if (await isSeeded(database, id)) continue;
      const store = files ?? null;
      await seedTenant(database, id, { tenant, now, passwordHash, files: store, isForPeople });
    }
  } finally {
    await database.end();
  }
}

/** Returns the ids of the demo tenants, in their order; missing ones are created together. */
async function demoTenantIds(adminUrl: string): Promise<readonly number[]> {
  const rows = await adminQuery(adminUrl)(
    `select coalesce(
       (select t.id from tenancy.tenant_of_host(asked.hosts ->> 0) t),
       tenancy.create_tenant(asked.name, array(select jsonb_array_elements_text(asked.hosts)))
     ) as id
     from jsonb_to_recordset($1::jsonb) as asked (name text, hosts jsonb)`,
    [JSON.stringify(demoTenants.map(({ name, hosts }) => ({ name, hosts })))],
  );
  return rows.map((row) => Number(row['id']));
}

async function seedTenant(
  database: Database,
  tenantId: number,
  { tenant, now, passwordHash, files, isForPeople }: Omit<Seeding, 'db' | 'people'>,
): Promise<void> {
  await database.transaction(systemScope(tenantId, 'demo-data'), async (db) => {
    await db.run(sql`
      update tenancy.settings set
        legal_name = ${tenant.legalName}, billing_address = ${tenant.address},
        tax_number = ${tenant.abn}, timezone = ${tenant.timezone},
        allow_self_registration = ${tenant.key === 'borealis'}
    `);
    await addSeries(db, tenant.key.slice(0, 3).toUpperCase());
    await addStaticRoles(db);
    const people = await addPeople(db, tenant.people, { passwordHash, now });
    await addOrganization(db, people, now);
    const seeding: Seeding = { db, tenant, now, passwordHash, people, files, isForPeople };
    for (const seed of seeds) await seed(seeding);
  });
}

/** The contexts' demo data, in the order of the contexts. */
const seeds: readonly ((seeding: Seeding) => Promise<void>)[] = [
  seedTenancy,
  ({ db }) => addPackageTypes(db),
  seedCustomers,
  seedCarriers,
  seedDangerousGoods,
  seedRates,
  seedPricing,
  seedBookings,
  seedFleet,
  // The whole fleet, which tests do not need.
  (seeding) => (seeding.isForPeople ? seedFleetDemo(seeding) : Promise.resolve()),
  seedJobs,
  seedWarehouse,
  seedShops,
  seedLineHauls,
  seedRecords,
  seedFinance,
  seedReconciliation,
  seedMessaging,
  seedSearch,
  seedReports,
  seedWebhooks,
  seedApiClients,
  seedAdministration,
];

/**
 * Adds the tenant's number series with their first numbers (decisions T-08, B-40, D-01, J-06, F-09,
 * F-10).
 */
async function addSeries(db: TenantDb, emails: string): Promise<void> {
  const series = [
    ['customer', 'CUS', 5],
    ['invoice', 'INV', 6],
    ['payment', 'PAY', 6],
    ['remittance', 'RA', 6],
    ['creditNote', 'CN', 6],
    ['rcti', 'RCTI', 6],
    ['consignment', emails, 8],
    ['manifest', 'M', 8],
    ['pickup', 'PU', 8],
    ['driver', 'DRV', 4],
    ['job', 'J', 8],
    ['lineHaul', 'LH', 6],
  ].map(([kind, prefix, digits]) => ({ kind, prefix, digits }));
  await db.run(sql`
    insert into platform.number_series (tenant_id, kind, prefix, digits, next_no, end_no)
    select ${db.scope.tenantId}, s.kind, s.prefix, s.digits, 1, (10 ^ s.digits)::bigint - 1
    from jsonb_to_recordset(${JSON.stringify(series)}::jsonb)
      as s (kind text, prefix text, digits integer)
  `);
}
