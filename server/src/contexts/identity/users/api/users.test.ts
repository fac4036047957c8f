import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  changePassword,
  createOrUpdateUser,
  deleteUser,
  getCustomerUsers,
  getUserForEdit,
  getUserPermissionsForEdit,
  getUsers,
  unlockUser,
  updateUserPermissions,
} from '@waybill/contract/identity/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let oto: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
});
afterAll(() => testApp.close());

const person = async (userName: string) => {
  const [row] = await testApp.acme.rows(sql<{ id: number; customer_id: number | null }>`
    select id, customer_id from identity."user" where user_name = ${userName}`);
  if (row === undefined) throw new Error(`Nobody is called ${userName}`);
  return row;
};

type Args = ArgsOf<typeof createOrUpdateUser>;
const someone = (userName: string, roles: string[], user: Partial<Args['user']> = {}): Args => ({
  user: {
    name: 'Some',
    surname: 'One',
    userName,
    emailAddress: `${userName}@new.example`,
    isActive: true,
    ...user,
  },
  assignedRoleNames: roles,
});

const permissionsOf = async (id: number) => ada.call(getUserPermissionsForEdit, { id });

describe('a new user [ui-capability-014]', () => {
  it('starts with all flags off and without roles [ui-forms-019] [val-027]', async () => {
    const { user, roles } = await ada.call(getUserForEdit, {});
    expect(user).toMatchObject({
      isActive: false,
      shouldChangePasswordOnNextLogin: false,
      isTwoFactorEnabled: false,
      isLockoutEnabled: false,
    });
    expect(roles.map((r) => [r.displayName, r.isAssigned])).toEqual([
      ['Administrator', false],
      ['Customer service', false],
      ['Dispatcher', false],
      ['Driver', false],
      ['Finance', false],
      ['Warehouse', false],
    ]);
    const { id } = await ada.call(createOrUpdateUser, {
      user: { name: 'Fay', surname: 'Low', userName: 'fay', emailAddress: 'fay@acme.example' },
      assignedRoleNames: [],
    });
    expect((await ada.call(getUserForEdit, { id })).user).toMatchObject({
      isActive: false,
      shouldChangePasswordOnNextLogin: false,
      isTwoFactorEnabled: false,
      isLockoutEnabled: false,
    });
  });

  it('signs in with the assigned password and has the permissions of the role', async () => {
    const args = someone('ned', ['Dispatcher'], { password: 'Night-Shift-7' });
    const { id } = await ada.call(createOrUpdateUser, { ...args, sendActivationEmail: true });
    const ned = await testApp.acme.as('ned');
    const { grantedPermissionNames } = await ned.call(getUserPermissionsForEdit, { id });
    expect(grantedPermissionNames).toContain('Job.View');
    await testApp.settle();
    expect(testApp.emails.find(({ to }) => to.includes('ned@new.example'))).toMatchObject({
      subject: 'Your account at Acme Freight Pty Ltd',
      text: expect.not.stringContaining('Night-Shift-7') as string,
    });
  });

  it('needs a unique user name and e-mail address, and a strong password', async () => {
    const refusedAt = async (args: Args) =>
      ada.call(createOrUpdateUser, args).then(
        () => [],
        (refused: { error: { validationErrors: unknown } }) => refused.error.validationErrors,
      );
    expect(await refusedAt(someone('KIM', []))).toMatchObject([
      { message: "Username 'KIM' is already taken.", members: ['user.userName'] },
    ]);
    expect(
      await refusedAt(someone('kim2', [], { emailAddress: 'Kim@acme.example' })),
    ).toMatchObject([
      { message: "Email 'Kim@acme.example' is already taken.", members: ['user.emailAddress'] },
    ]);
    expect(await refusedAt(someone('kim3', [], { password: 'short' }))).toMatchObject([
      {
        message: 'A password needs 8 characters, a digit, and an upper-case letter.',
        members: ['user.password'],
      },
    ]);
    expect(await refusedAt(someone('kim4', ['CustomerAdmin']))).toMatchObject([
      {
        message: 'This user cannot have a role CustomerAdmin.',
        members: ['assignedRoleNames'],
      },
    ]);
  });
});

describe('a user', () => {
  it('is replaced as a whole: names, flags and roles', async () => {
    const { id } = await ada.call(createOrUpdateUser, someone('ole', ['Finance']));
    await ada.call(createOrUpdateUser, {
      ...someone('ole', ['Warehouse', 'Driver'], { id, name: 'Ole', isLockoutEnabled: true }),
    });
    const { user, roles } = await ada.call(getUserForEdit, { id });
    expect(user).toMatchObject({ name: 'Ole', isLockoutEnabled: true, isActive: true });
    expect(roles.filter((r) => r.isAssigned).map((r) => r.roleName)).toEqual([
      'Driver',
      'Warehouse',
    ]);
    const [row] = await testApp.acme.rows(sql<{ is_driver: boolean }>`
      select is_driver from identity."user" where id = ${id}`);
    expect(row).toEqual({ is_driver: true });
  });

  it('has permissions beside the roles, saved separately [ui-roles-003] [role-029]', async () => {
    const { id } = await ada.call(createOrUpdateUser, someone('pia', ['Warehouse']));
    const before = await permissionsOf(id);
    expect(before.grantedPermissionNames).toEqual(before.grantedByRoles);
    const denied = before.grantedPermissionNames[0] ?? '';
    await ada.call(updateUserPermissions, {
      id,
      grantedPermissionNames: [...before.grantedPermissionNames.slice(1), 'Finance.View'],
    });
    const own = await testApp.acme.rows(sql`
      select permission, is_granted from identity.user_permission
      where user_id = ${id} order by permission`);
    expect(own).toEqual(
      [
        { permission: denied, is_granted: false },
        { permission: 'Finance.View', is_granted: true },
      ].toSorted((a, b) => (a.permission < b.permission ? -1 : 1)),
    );
    const after = await permissionsOf(id);
    expect(after.grantedPermissionNames).toContain('Finance.View');
    expect(after.grantedPermissionNames).not.toContain(denied);
    await ada.call(updateUserPermissions, {
      id,
      grantedPermissionNames: before.grantedByRoles ?? [],
    });
    expect((await permissionsOf(id)).grantedPermissionNames).toEqual(before.grantedByRoles);
  });

  it('is signed out immediately when deactivated, and can be unlocked', async () => {
    const args = someone('quin', ['Dispatcher']);
    const { id } = await ada.call(createOrUpdateUser, args);
    const quin = await testApp.acme.as('quin');
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update identity."user" set failed_count = 5, locked_until = ${new Date('2027-01-01')}
        where id = ${id}`),
    );
    const listed = async () =>
      (await ada.call(getUsers, { filter: 'quin' })).items.map((u) => u.isLockedOut);
    expect(await listed()).toEqual([true]);
    await ada.call(unlockUser, { id });
    expect(await listed()).toEqual([false]);
    await ada.call(createOrUpdateUser, {
      ...args,
      user: { ...args.user, id, isActive: false },
    });
    const query = () => quin.send(getUserPermissionsForEdit, {}).then((r) => r.status);
    await expect.poll(query).toBe(401);
  });

  it('is deleted and frees the user name; users cannot delete themselves', async () => {
    const { id } = await ada.call(createOrUpdateUser, someone('rex', []));
    await ada.call(deleteUser, { id });
    await expect(ada.call(getUserForEdit, { id })).rejects.toMatchObject({ status: 404 });
    await expect(ada.call(deleteUser, { id })).rejects.toMatchObject({ status: 404 });
    expect((await ada.call(createOrUpdateUser, someone('rex', []))).id).not.toBe(id);
    const own = ada.call(deleteUser, { id: (await person('ada')).id });
    await expect(own).rejects.toMatchObject({
      error: { message: 'You can not delete own user account!' },
    });
  });
});

describe('a user who edits users', () => {
  it('cannot grant more than they have or change users with more permissions', async () => {
    const { id: samId } = await ada.call(createOrUpdateUser, someone('sam', ['Finance']));
    await ada.call(updateUserPermissions, {
      id: samId,
      grantedPermissionNames: [
        ...(await permissionsOf(samId)).grantedPermissionNames,
        'Administration.Users',
      ],
    });
    const sam = await testApp.acme.as('sam');
    const promoted = sam.call(createOrUpdateUser, someone('tom', ['Admin']));
    await expect(promoted).rejects.toMatchObject({ status: 403 });
    const { id } = await sam.call(createOrUpdateUser, someone('tom', ['Finance']));
    const granted = sam.call(updateUserPermissions, { id, grantedPermissionNames: ['Job.Scan'] });
    await expect(granted).rejects.toMatchObject({ status: 403 });
    const { id: adaId } = await person('ada');
    const uniqueFields = sam.call(
      createOrUpdateUser,
      someone('ada', [], { id: adaId, password: 'Mine-123' }),
    );
    await expect(uniqueFields).rejects.toMatchObject({ status: 403 });
    await expect(sam.call(deleteUser, { id: adaId })).rejects.toMatchObject({ status: 403 });
  });

  it('for a customer sees its users [ui-roles-004] [role-030] [ui-capability-017]', async () => {
    const { customer_id: customerId } = await person('oto');
    const { items } = await ada.call(getCustomerUsers, { customerId: customerId ?? 0 });
    expect(items.map((u) => u.userName)).toEqual(['mia', 'oto']);
    expect((await oto.call(getCustomerUsers, { customerId: 1 })).items).toEqual(items);
    expect((await oto.call(getUsers, {})).items.map((u) => u.userName)).toEqual(['mia', 'oto']);
    const { id } = await oto.call(createOrUpdateUser, someone('vic', ['CustomerUser']));
    const { user, roles } = await ada.call(getUserForEdit, { id });
    expect(user.customerId).toBe(customerId);
    expect(roles.map((r) => r.roleName)).toEqual(['CustomerAdmin', 'CustomerUser']);
    const staff = oto.call(createOrUpdateUser, someone('wim', ['Dispatcher']));
    await expect(staff).rejects.toMatchObject({ status: 400 });
    const { id: kimId } = await person('kim');
    await expect(oto.call(deleteUser, { id: kimId })).rejects.toMatchObject({ status: 404 });
  });

  it('of another tenant finds no one', async () => {
    const bea = await testApp.borealis.as('bea');
    const { id } = await person('kim');
    await expect(bea.call(getUserForEdit, { id })).rejects.toMatchObject({ status: 404 });
    await expect(bea.call(unlockUser, { id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the last active administrator', () => {
  it('cannot be deactivated, or lose roles or permissions', async () => {
    const { id } = await person('ada');
    const args = someone('ada', ['Admin'], { id, emailAddress: 'ada@acme.example' });
    const off = ada.call(createOrUpdateUser, { ...args, user: { ...args.user, isActive: false } });
    await expect(off).rejects.toMatchObject({ status: 409 });
    const stripped = ada.call(createOrUpdateUser, { ...args, assignedRoleNames: ['Finance'] });
    await expect(stripped).rejects.toMatchObject({ status: 409 });
    const denied = ada.call(updateUserPermissions, { id, grantedPermissionNames: [] });
    await expect(denied).rejects.toMatchObject({ status: 409 });
    expect((await ada.call(getUserForEdit, { id })).user.isActive).toBe(true);
  });

  it('remains even when two administrators delete each other concurrently', async () => {
    const { id } = await ada.call(createOrUpdateUser, someone('zoe', ['Admin']));
    const zoe = await testApp.acme.as('zoe');
    const { id: adaId } = await person('ada');
    const [one, other] = await Promise.all([
      ada.send(deleteUser, { id }),
      zoe.send(deleteUser, { id: adaId }),
    ]);
    const left = await testApp.acme.rows(sql<{ user_name: string }>`
      select user_name from identity."user"
      where user_name in ('ada', 'zoe') and deleted_at is null`);
    expect(left).toHaveLength(1);
    expect(Math.min(one.status, other.status)).toBe(200);
  });
});

describe('one’s own password', () => {
  it('changes with the current password and signs out all other sessions', async () => {
    const wes = await testApp.acme.as('wes');
    const wrong = wes.call(changePassword, { currentPassword: 'x', newPassword: 'Better-1-Here' });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [{ message: 'Incorrect password.', members: ['currentPassword'] }],
      },
    });
    const weak = wes.call(changePassword, { currentPassword: 'waybill-demo', newPassword: 'a' });
    await expect(weak).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['newPassword'] }] },
    });
    await wes.call(changePassword, {
      currentPassword: 'waybill-demo',
      newPassword: 'Better-1-Here',
    });
    const sessions = await testApp.acme.rows(sql`
      select s.id from identity.session s join identity."user" u on u.id = s.user_id
      where u.user_name = 'wes'`);
    expect(sessions).toHaveLength(1);
    const again = wes.call(changePassword, {
      currentPassword: 'waybill-demo',
      newPassword: 'Better-2-Here',
    });
    await expect(again).rejects.toMatchObject({ status: 400 });
  });

  it('needs no permission and knows the user by the token alone (A-02) [role-019]', async () => {
    expect(changePassword.access).toBe('signedIn');
    const args = { currentPassword: 'waybill-demo', newPassword: 'Better-1-Here' };
    const reply = await testApp.acme.guest.send(changePassword, args);
    expect(reply.status).toBe(401);
    const ravi = await testApp.acme.as('ravi');
    expect(await ravi.call(changePassword, args)).toBeNull();
  });
});
