import {
  changePassword,
  createOrUpdateRole,
  createOrUpdateUser,
  deleteUser,
  getDirectoryRoles,
  getRoles,
  getUserForEdit,
  getUsers,
  sendPasswordResetCode,
  updateDirectoryRoles,
  updateTwoFactor,
} from '@waybill/contract/identity/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DirectoryTestApp, directoryTestApp } from '#testing/directory-test-app.ts';
import type { Caller, TestApp } from '#testing/test-app.ts';
import { browserOf, errorParamsOf } from '../../testing/browser.ts';

let testApp: TestApp;
let ldap: DirectoryTestApp['ldap'];
let ada: Caller;
let set: DirectoryTestApp['set'];
let close: DirectoryTestApp['close'];
beforeAll(async () => {
  ({ testApp, ldap, ada, set, close } = await directoryTestApp());
});
afterAll(() => close());
beforeEach(() => set({}));
const signIn = async (userNameOrEmailAddress: string, password: string) => {
  const browser = browserOf(testApp);
  const reply = await browser.signIn({ userNameOrEmailAddress, password });
  return reply.status === 200 ? 'in' : errorParamsOf(reply)['error'];
};
const idOf = async (filter: string): Promise<number> =>
  (await ada.call(getUsers, { filter })).items[0]?.id ?? 0;
const wrong = 'Invalid user name or password';

describe('a directory', () => {
  it('creates an account at the first sign-in, once under concurrent sign-ins', async () => {
    const [first, second] = await Promise.all([
      signIn('ines', 'ines-knows'),
      signIn('INES', 'ines-knows'),
    ]);
    expect([first, second]).toEqual(['in', 'in']);
    const { items } = await ada.call(getUsers, { filter: 'ines' });
    expect(items).toMatchObject([
      {
        name: 'Inês',
        surname: 'Duarte',
        userName: 'ines',
        emailAddress: 'ines@cedar.example',
        isActive: true,
        isDirectoryUser: true,
        customerId: null,
      },
    ]);
    expect(await signIn('ines@cedar.example', 'ines-knows')).toBe('in');
  });

  it('returns the same response for a wrong password and unknown or ambiguous names', async () => {
    const responses = [
      await signIn('ines', 'no'),
      await signIn('noor', 'no'),
      await signIn('nobody', 'no'),
      await signIn('twin', 'twin-knows'),
    ];
    expect(responses).toEqual([wrong, wrong, wrong, wrong]);
    expect((await ada.call(getUsers, { filter: 'noor' })).items).toEqual([]);
  });

  it('is not used for users with a local password', async () => {
    expect(await signIn('kim', 'waybill-demo')).toBe('in');
    expect(ldap.binds.some((bind) => bind.includes('kim'))).toBe(false);
  });

  it('locks users out like others and is not contacted during the lockout', async () => {
    for (let i = 0; i < 11; i += 1) await signIn('ines', `no ${i}`);
    const before = ldap.binds.length;
    expect(await signIn('ines', 'ines-knows')).toBe(wrong);
    expect(ldap.binds).toHaveLength(before);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 301_000);
    expect(await signIn('ines', 'ines-knows')).toBe('in');
  });

  it('leaves passwords to the directory: none is changed or e-mailed here', async () => {
    const ines = await testApp.acme.as('ines');
    await expect(
      ines.call(changePassword, { currentPassword: 'ines-knows', newPassword: 'Waybill-2' }),
    ).rejects.toMatchObject({
      error: {
        validationErrors: [
          { message: 'Your password is kept by the directory.', members: ['currentPassword'] },
        ],
      },
    });
    const before = testApp.emails.length;
    await testApp.acme.guest.call(sendPasswordResetCode, { emailAddress: 'ines@cedar.example' });
    await testApp.settle();
    expect(testApp.emails).toHaveLength(before);
    const off = { isEnabled: false };
    await expect(
      ines.call(updateTwoFactor, { ...off, currentPassword: 'no' }),
    ).rejects.toMatchObject({ status: 400 });
    await ines.call(updateTwoFactor, { ...off, currentPassword: 'ines-knows' });
  });

  it('that does not respond reports it and counts no failed attempt', async () => {
    await set({ server: 'server.test:1' });
    const away = 'The directory is not responding. Please try again later.';
    for (let i = 0; i < 6; i += 1) expect(await signIn('ines', 'ines-knows')).toBe(away);
    expect(await signIn('noor', 'noor-knows')).toBe(away);
    await set({});
    expect(await signIn('ines', 'ines-knows')).toBe('in');
  });

  it('admits no one when disabled, and no new users unless it creates accounts', async () => {
    await set({ createsUsers: false });
    expect(await signIn('noor', 'noor-knows')).toBe(wrong);
    expect(await signIn('ines', 'ines-knows')).toBe('in');
    await set({ isEnabled: false });
    expect(await signIn('ines', 'ines-knows')).toBe(wrong);
  });

  it('does not restore deleted users or take over a local account', async () => {
    const refused =
      'You are in the directory, but not a user here yet. Please ask your administrator.';
    expect(await signIn('noor', 'noor-knows')).toBe('in');
    await ada.call(deleteUser, { id: await idOf('noor') });
    expect(await signIn('noor', 'noor-knows')).toBe(refused);
  });

  it('assigns roles by group at each sign-in and removes those of left groups', async () => {
    await set({ groupAttribute: 'memberOf' });
    const { items } = await ada.call(getRoles, {});
    const role = (name: string) => items.find((each) => each.name === name)?.id ?? 0;
    const directoryRoles = [
      { group: 'dispatch', roleId: role('Dispatcher') },
      { group: 'cn=Day shift,ou=groups,dc=cedar,dc=example', roleId: role('Finance') },
    ];
    await ada.call(updateDirectoryRoles, { directoryRoles });
    expect((await ada.call(getDirectoryRoles, {})).items).toEqual([
      { ...directoryRoles[1], roleDisplayName: 'Finance' },
      { ...directoryRoles[0], roleDisplayName: 'Dispatcher' },
    ]);
    const rolesOf = async (id: number) =>
      (await ada.call(getUserForEdit, { id })).roles
        .filter(({ isAssigned }) => isAssigned)
        .map(({ roleName }) => roleName);
    expect(await signIn('omar', 'omar-knows')).toBe('in');
    const id = await idOf('omar');
    expect(await rolesOf(id)).toEqual(['Dispatcher']);
    const { user } = await ada.call(getUserForEdit, { id });
    await ada.call(createOrUpdateUser, {
      user: { ...user, id },
      assignedRoleNames: ['Finance', 'Warehouse'],
    });
    expect(await signIn('omar', 'omar-knows')).toBe('in');
    expect(await rolesOf(id)).toEqual(['Dispatcher', 'Warehouse']);
  });

  it('rejects a role that the caller does not hold or that belongs to a customer', async () => {
    const { items } = await ada.call(getRoles, {});
    const role = (name: string) => items.find((each) => each.name === name)?.id ?? 0;
    await ada.call(createOrUpdateRole, {
      role: { displayName: 'Keeper of roles' },
      grantedPermissionNames: ['Administration.Roles'],
    });
    const keeper = (await ada.call(getRoles, {})).items.find(
      (r) => r.displayName === 'Keeper of roles',
    );
    const { user } = await ada.call(getUserForEdit, { id: await idOf('wes') });
    const assignedRoleNames = ['Warehouse', keeper?.name ?? ''];
    await ada.call(createOrUpdateUser, { user: { ...user, id: user.id }, assignedRoleNames });
    const wes = await testApp.acme.as('wes');
    const request = (name: string) =>
      wes.call(updateDirectoryRoles, { directoryRoles: [{ group: 'x', roleId: role(name) }] });
    await expect(request('Admin')).rejects.toMatchObject({ status: 403 });
    await expect(request('CustomerAdmin')).rejects.toMatchObject({ status: 404 });
  });

  it('is bypassed once a user gets a local password', async () => {
    const id = await idOf('ines');
    const { user } = await ada.call(getUserForEdit, { id });
    await ada.call(createOrUpdateUser, {
      user: { ...user, id, password: 'Waybill-2026' },
      assignedRoleNames: [],
    });
    expect(await signIn('ines', 'ines-knows')).toBe(wrong);
    expect(await signIn('ines', 'Waybill-2026')).toBe('in');
  });
});
