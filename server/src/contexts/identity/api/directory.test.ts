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
import { type DirectoryTown, directoryTown } from '#testing/directory-town.ts';
import type { Caller, TestTown } from '#testing/town.ts';
import { browserOf, toldIn } from '../testing/browser.ts';

let town: TestTown;
let ldap: DirectoryTown['ldap'];
let ada: Caller;
let set: DirectoryTown['set'];
let close: DirectoryTown['close'];
beforeAll(async () => {
  ({ town, ldap, ada, set, close } = await directoryTown());
});
afterAll(() => close());
beforeEach(() => set({}));
const signIn = async (userNameOrEmailAddress: string, password: string) => {
  const browser = browserOf(town);
  const reply = await browser.signIn({ userNameOrEmailAddress, password });
  return reply.status === 200 ? 'in' : toldIn(reply)['error'];
};
const idOf = async (filter: string): Promise<number> =>
  (await ada.call(getUsers, { filter })).items[0]?.id ?? 0;
const wrong = 'Invalid user name or password';

describe('a directory', () => {
  it('signs its people in, who get an account at the first time, however often at once', async () => {
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

  it('answers a wrong password, an unknown name and one of two people alike', async () => {
    const answers = [
      await signIn('ines', 'no'),
      await signIn('noor', 'no'),
      await signIn('nobody', 'no'),
      await signIn('twin', 'twin-knows'),
    ];
    expect(answers).toEqual([wrong, wrong, wrong, wrong]);
    expect((await ada.call(getUsers, { filter: 'noor' })).items).toEqual([]);
  });

  it('does not stand in for those who have a password here', async () => {
    expect(await signIn('kim', 'waybill-demo')).toBe('in');
    expect(ldap.binds.some((bind) => bind.includes('kim'))).toBe(false);
  });

  it('locks its people out as others, and is not asked meanwhile', async () => {
    for (let i = 0; i < 11; i += 1) await signIn('ines', `no ${i}`);
    const before = ldap.binds.length;
    expect(await signIn('ines', 'ines-knows')).toBe(wrong);
    expect(ldap.binds).toHaveLength(before);
    town.clock.now = new Date(town.clock.now.getTime() + 301_000);
    expect(await signIn('ines', 'ines-knows')).toBe('in');
  });

  it('keeps the passwords of its people: none is changed or mailed here', async () => {
    const ines = await town.acme.as('ines');
    await expect(
      ines.call(changePassword, { currentPassword: 'ines-knows', newPassword: 'Waybill-2' }),
    ).rejects.toMatchObject({
      error: {
        validationErrors: [
          { message: 'Your password is kept by the directory.', members: ['currentPassword'] },
        ],
      },
    });
    const before = town.letters.length;
    await town.acme.guest.call(sendPasswordResetCode, { emailAddress: 'ines@cedar.example' });
    await town.settle();
    expect(town.letters).toHaveLength(before);
    const off = { isEnabled: false };
    await expect(
      ines.call(updateTwoFactor, { ...off, currentPassword: 'no' }),
    ).rejects.toMatchObject({ status: 400 });
    await ines.call(updateTwoFactor, { ...off, currentPassword: 'ines-knows' });
  });

  it('that does not answer says so, and counts nothing as a wrong password', async () => {
    await set({ server: 'server.test:1' });
    const away = 'The directory does not answer. Please try again later.';
    for (let i = 0; i < 6; i += 1) expect(await signIn('ines', 'ines-knows')).toBe(away);
    expect(await signIn('noor', 'noor-knows')).toBe(away);
    await set({});
    expect(await signIn('ines', 'ines-knows')).toBe('in');
  });

  it('lets nobody in while it is switched off, and nobody new where it makes no accounts', async () => {
    await set({ createsUsers: false });
    expect(await signIn('noor', 'noor-knows')).toBe(wrong);
    expect(await signIn('ines', 'ines-knows')).toBe('in');
    await set({ isEnabled: false });
    expect(await signIn('ines', 'ines-knows')).toBe(wrong);
  });

  it('does not bring those back who were deleted, and an account here is not taken over', async () => {
    const refused =
      'The directory knows you, but you have no account here. Please ask your administrator.';
    expect(await signIn('noor', 'noor-knows')).toBe('in');
    await ada.call(deleteUser, { id: await idOf('noor') });
    expect(await signIn('noor', 'noor-knows')).toBe(refused);
  });

  it('gives roles by groups at each sign-in, and takes those of groups somebody left', async () => {
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

  it('gives no role that whoever names it does not hold, or that is a customer’s', async () => {
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
    const wes = await town.acme.as('wes');
    const ask = (name: string) =>
      wes.call(updateDirectoryRoles, { directoryRoles: [{ group: 'x', roleId: role(name) }] });
    await expect(ask('Admin')).rejects.toMatchObject({ status: 403 });
    await expect(ask('CustomerAdmin')).rejects.toMatchObject({ status: 404 });
  });

  it('is left by whoever is given a password here', async () => {
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
