import {
  endImpersonation,
  getAllPermissions,
  getUserPermissionsForEdit,
  getUsers,
  startImpersonation,
} from '@waybill/contract/identity/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const idOf = async (userName: string): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from identity."user" where user_name = ${userName}`);
  return row?.id ?? 0;
};

describe('users', () => {
  it('are found by part of their name or e-mail address', async () => {
    const { items } = await ada.call(getUsers, { filter: 'kim@acme' });
    expect(items.map((u) => [u.userName, u.roles.map((r) => r.roleName)])).toEqual([
      ['kim', ['Dispatcher']],
    ]);
  });

  it('are found by an effective permission', async () => {
    const holders = async (permission: string) =>
      (await ada.call(getUsers, { permission, maxResultCount: 50 })).items.map((u) => u.userName);
    expect(await holders('Administration.Settings')).toEqual(['ada']);
    const id = await idOf('ada');
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into identity.user_permission (tenant_id, user_id, permission, is_granted)
        values (${testApp.acme.id}, ${id}, 'Administration.Languages', false)
      `),
    );
    expect(await holders('Administration.Languages')).toEqual([]);
  });

  it('of another tenant are never found', async () => {
    const { items } = await ada.call(getUsers, { maxResultCount: 1000 });
    expect(items.map((u) => u.userName)).not.toContain('bea');
  });
});

describe('permissions', () => {
  it('are a tree with each group before its members', async () => {
    const { items } = await ada.call(getAllPermissions);
    const group = items.findIndex((p) => p.name === 'Administration');
    expect(items[group]).toMatchObject({ level: 0, parentName: null });
    expect(items[group + 1]).toMatchObject({ level: 1, parentName: 'Administration' });
  });

  it('can be read by each user for themselves, and by whoever edits users', async () => {
    const wes = await testApp.acme.as('wes');
    expect((await wes.call(getUserPermissionsForEdit, {})).permissions.length).toBeGreaterThan(0);
    const nosy = wes.call(getUserPermissionsForEdit, { id: await idOf('ada') });
    await expect(nosy).rejects.toMatchObject({ status: 403 });
    const own = await ada.call(getUserPermissionsForEdit, { id: await idOf('ada') });
    expect(own.grantedPermissionNames).toContain('Administration.Users');
  });
});

describe('impersonation', () => {
  it('issues a ticket only for an active user of the tenant', async () => {
    const { impersonationToken } = await ada.call(startImpersonation, {
      userId: await idOf('kim'),
    });
    expect(impersonationToken).toMatch(/^[\w-]{43}$/);
    const stranger = ada.call(startImpersonation, { userId: 987_654 });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
    const oneself = ada.call(startImpersonation, { userId: await idOf('ada') });
    await expect(oneself).rejects.toMatchObject({ status: 400 });
  });

  it('cannot be ended when not impersonating', async () => {
    await expect(ada.call(endImpersonation)).rejects.toMatchObject({
      status: 400,
      error: { message: 'This is not an impersonated login!' },
    });
  });

  it('is a session of the target that records the impersonator and ends with either', async () => {
    const ticket = await ada.call(startImpersonation, { userId: await idOf('cleo') });
    const acting = await testApp.acme.signInWithTicket(ticket.impersonationToken);
    await expect(
      acting.call(startImpersonation, { userId: await idOf('kim') }),
    ).rejects.toMatchObject({ status: 403 });
    const back = await acting.call(endImpersonation);
    expect(back.impersonationToken).toMatch(/^[\w-]{43}$/);
    const [row] = await testApp.acme.rows(sql<{ user_id: number; impersonator_id: number }>`
      select user_id, impersonator_id from platform.audit order by id desc limit 1`);
    expect(row).toEqual({ user_id: await idOf('cleo'), impersonator_id: await idOf('ada') });
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set is_active = false where user_name = 'ada'`),
    );
    await expect.poll(() => acting.send(endImpersonation).then((r) => r.status)).toBe(401);
  });
});
