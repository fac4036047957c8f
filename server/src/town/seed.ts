import type { FileStore } from '@waybill/adapters/file-store';
import { seedFinance } from '#contexts/finance/seed.ts';
import { seedTenancy } from '#contexts/tenancy/seed.ts';
import { seedFleet } from '#contexts/fleet/seed.ts';
import { addPeople, addStaticRoles } from '#contexts/identity/seed.ts';
import { seedCarriers } from '#contexts/carriers/seed.ts';
import { seedCustomers } from '#contexts/customers/seed.ts';
import { seedBookings } from '#contexts/booking/seed.ts';
import { seedJobs } from '#contexts/jobs/seed.ts';
import { addPackageTypes } from '#contexts/lookups/seed.ts';
import { seedMessaging } from '#contexts/messaging/seed.ts';
import { seedPricing } from '#contexts/pricing/seed.ts';
import { seedRates } from '#contexts/rates/seed.ts';
import { seedReconciliation } from '#contexts/reconciliation/seed.ts';
import { seedSearch } from '#contexts/search/seed.ts';
import { seedRecords } from '#contexts/records/seed.ts';
import { openDatabase, type Database, type TenantDb } from '#platform/db/database.ts';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Hasher } from '#platform/hashing.ts';
import { sql } from 'kysely';
import { demoNow, demoPassword, town, type TownTenant } from './people.ts';

/** What each context's seed is given. */
export type Seeding = {
  readonly db: TenantDb;
  readonly tenant: TownTenant;
  readonly now: Date;
  readonly passwordHash: string;
  /** Numbers of the tenant's people by user name. */
  readonly people: ReadonlyMap<string, number>;
  /** Where bytes go; null where nobody keeps any, and then no file is seeded. */
  readonly files: FileStore | null;
};

/** True while the database has no tenant. */
export async function isEmptyTown(adminUrl: string): Promise<boolean> {
  const rows = await adminQuery(adminUrl)('select tenancy.active_tenants()');
  return rows.length === 0;
}

/**
 * Fills an empty database with the demo town: the same people, freight and money at every run.
 * Run it before anything listens to the queue; what it queues is worked off by the first start.
 */
export async function seedTown(
  adminUrl: string,
  hasher: Hasher,
  files: FileStore | null = null,
): Promise<void> {
  const database = openDatabase(appUrl(adminUrl), 2);
  try {
    const passwordHash = await hasher.hash(demoPassword);
    for (const tenant of town) {
      const [created] = await adminQuery(adminUrl)('select tenancy.create_tenant($1, $2) as id', [
        tenant.name,
        tenant.hosts,
      ]);
      await seedTenant(database, Number(created?.['id']), { tenant, passwordHash, files });
    }
  } finally {
    await database.end();
  }
}

async function seedTenant(
  database: Database,
  tenantId: number,
  { tenant, passwordHash, files }: Pick<Seeding, 'tenant' | 'passwordHash' | 'files'>,
): Promise<void> {
  await database.transaction(systemScope(tenantId, 'demo-town'), async (db) => {
    await db.run(sql`
      update tenancy.settings set
        legal_name = ${tenant.legalName}, billing_address = ${tenant.address},
        tax_number = ${tenant.abn}, timezone = ${tenant.timezone},
        allow_self_registration = ${tenant.key === 'borealis'}
    `);
    await addSeries(db, tenant.key.slice(0, 3).toUpperCase());
    await addStaticRoles(db);
    const people = await addPeople(db, tenant.people, passwordHash, demoNow);
    const seeding: Seeding = { db, tenant, now: demoNow, passwordHash, people, files };
    for (const seed of seeds) await seed(seeding);
  });
}

/** The contexts' own demo data, in the order of the contexts. */
const seeds: readonly ((seeding: Seeding) => Promise<void>)[] = [
  seedTenancy,
  ({ db }) => addPackageTypes(db),
  seedCustomers,
  seedCarriers,
  seedRates,
  seedPricing,
  seedBookings,
  seedFleet,
  seedJobs,
  seedRecords,
  seedFinance,
  seedReconciliation,
  seedMessaging,
  seedSearch,
];

/** The tenant's number series with their beginnings (decisions T-08, B-40, D-01, J-06, F-09, F-10). */
async function addSeries(db: TenantDb, letters: string): Promise<void> {
  const series = [
    ['customer', 'CUS', 5],
    ['invoice', 'INV', 6],
    ['payment', 'PAY', 6],
    ['remittance', 'RA', 6],
    ['creditNote', 'CN', 6],
    ['consignment', letters, 8],
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
