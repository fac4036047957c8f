import {
  createApiClient,
  createApiKey,
  createOrganizationUnit,
  saveListView,
} from '@waybill/contract/identity/endpoints';
import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const identityIsolation = isolationRecords({
  ofCustomer: ['listView'],
  ofTenant: ['user', 'role', 'driver', 'apiClient', 'apiKey', 'session', 'organizationUnit'],
  make: async ({ tenant, admin, customer }) => ({
    ...(await driverRecords(tenant)),
    listView: await listViewRecord(admin, `Isle ${customer.number}`),
    apiClient: await apiClientRecord(admin),
    apiKey: await apiKeyRecord(tenant, admin),
    session: await sessionRecord(tenant),
    organizationUnit: await unitRecord(admin, `Isle ${customer.number}`),
  }),
});

/** A driver with the user id, and a role. */
async function driverRecords(tenant: TestTenant) {
  const [row] = await tenant.rows(sql<{ user: number; driver: string; role: number }>`
    select u.id as user, u.guid as driver, r.id as role
    from identity."user" u join fleet.vehicle v on v.driver_id = u.guid, identity.role r
    where u.is_driver order by u.id, r.id limit 1
  `);
  if (row === undefined) throw new Error('The demo data lacks a driver');
  return {
    user: { number: row.user, guid: row.driver },
    role: { number: row.role },
    driver: { guid: row.driver },
  };
}

async function apiClientRecord(admin: Caller) {
  const client = { name: 'Scales', permissions: [] };
  const { id } = await admin.call(createApiClient, { client });
  return { text: id };
}

async function apiKeyRecord(tenant: TestTenant, admin: Caller) {
  const [own] = await tenant.rows(sql<{ id: number }>`
    select u.id from identity."user" u
    join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where r.name = 'Driver' limit 1
  `);
  const { id } = await admin.call(createApiKey, { userId: own?.id ?? 0 });
  return { number: id };
}

/** A browser in which the tenant's administrator is signed in. */
async function sessionRecord(tenant: TestTenant) {
  const [session] = await tenant.rows(sql<{ id: string }>`
    insert into identity.session
      (tenant_id, id, secret_hash, user_id, ip, browser, created_at, seen_at, expires_at)
    select u.tenant_id, gen_random_uuid(), 'x', u.id, '', '', now(), now(), now() + '9 years'
    from identity."user" u
    join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where r.name = 'Admin' and u.is_active limit 1
    returning id
  `);
  return { guid: session?.id ?? '' };
}

async function listViewRecord(admin: Caller, name: string) {
  const view = { list: 'bookings' as const, name, search: {}, columns: null, isShared: true };
  const { id } = await admin.call(saveListView, { view });
  return { number: id };
}

async function unitRecord(admin: Caller, displayName: string) {
  const { id } = await admin.call(createOrganizationUnit, { displayName });
  return { number: id };
}
