import { sql } from 'kysely';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { demoTenants } from './people.ts';

/** True if the database has no tenant, or an interrupted seeding of the demo data. */
export async function needsDemoData(adminUrl: string): Promise<boolean> {
  const query = adminQuery(adminUrl);
  if ((await query('select tenancy.active_tenants()')).length === 0) return true;
  const hosts = demoTenants.map((tenant) => tenant.hosts[0]);
  const ours = await query(
    'select t.id from unnest($1::text[]) host, tenancy.tenant_of_host(host) t',
    [hosts],
  );
  const database = openDatabase(appUrl(adminUrl), { connections: 1 });
  try {
    for (const { id } of ours) if (!(await isSeeded(database, Number(id)))) return true;
    return false;
  } finally {
    await database.end();
  }
}

/** True if a tenant is seeded: all its users and records are added in one transaction. */
export const isSeeded = (database: Database, tenantId: number): Promise<boolean> =>
  database.transaction(systemScope(tenantId, 'demo-data'), async (db) => {
    const found = await db.one(
      sql<{ has: boolean }>`select exists (select from identity."user") as has`,
    );
    return found.has;
  });
