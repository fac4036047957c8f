import {
  createOrUpdateUser,
  getUserForEdit,
  getUsers,
  updateUserPermissions,
} from '@waybill/contract/identity/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import type { App } from '../../../app.ts';

let testApp: TestApp;
let other: App;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  other = await testApp.secondProcess();
  ada = await testApp.acme.as('ada');
});
afterAll(async () => {
  await other.close();
  await testApp.close();
});

/**
 * Returns the other process's status for a user's list of users; it caches actors for half a
 * minute.
 */
const statusAt = async (caller: Caller, host = testApp.acme.host): Promise<number> => {
  const headers = { host, authorization: `Bearer ${caller.token}` };
  return (await other.server.inject({ url: getUsers.path, headers })).statusCode;
};
const idOf = async (filter: string): Promise<number> =>
  (await ada.call(getUsers, { filter })).items[0]?.id ?? 0;
/** Far less than the cache's lifetime; usually it takes a few milliseconds. */
const soon = { timeout: 5_000, interval: 20 };

describe('changes in one server process reach the others immediately', () => {
  it('a permission that is granted and revoked', async () => {
    const kim = await testApp.acme.as('kim');
    expect(await statusAt(kim)).toBe(403);
    const id = await idOf('kim');
    const change = (grantedPermissionNames: string[]) =>
      ada.call(updateUserPermissions, { id, grantedPermissionNames });
    await change(['Administration.Users']);
    await expect.poll(() => statusAt(kim), soon).toBe(200);
    await change([]);
    await expect.poll(() => statusAt(kim), soon).toBe(403);
  });

  it('a user who is deactivated', async () => {
    const wes = await testApp.acme.as('wes');
    expect(await statusAt(wes)).toBe(403);
    const id = await idOf('wes');
    const { user } = await ada.call(getUserForEdit, { id });
    await ada.call(createOrUpdateUser, {
      user: { ...user, id, isActive: false },
      assignedRoleNames: ['Warehouse'],
    });
    await expect.poll(() => statusAt(wes), soon).toBe(401);
  });

  it('a suspended tenant', async () => {
    const bea = await testApp.borealis.as('bea');
    const { host, id } = testApp.borealis;
    expect(await statusAt(bea, host)).toBe(200);
    const stop = 'update tenancy.tenant set is_active = false where tenant_id = $1';
    await adminQuery(testApp.adminUrl)(stop, [id]);
    await expect.poll(() => statusAt(bea, host), soon).toBe(403);
  });
});
