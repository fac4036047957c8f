import {
  createOrUpdateRole,
  deleteRole,
  getAllPermissionsForCustomer,
  getCustomerRoles,
  getRoleForEdit,
  getRoles,
} from '@waybill/contract/identity/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../seed.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let otosCustomer: number;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const [oto] = await testApp.acme.rows(sql<{ customer_id: number }>`
    select customer_id from identity."user" where user_name = 'oto'`);
  otosCustomer = oto?.customer_id ?? 0;
});
afterAll(() => testApp.close());

const roleOf = async (name: string) => {
  const role = (await ada.call(getRoles, {})).items.find((r) => r.name === name);
  if (role === undefined) throw new Error(`No role ${name}`);
  return role;
};

/** Adds a user who may edit roles and nothing else. */
async function clerk(userName: string, customerId?: number): Promise<Caller> {
  const displayName = `Clerks ${userName}`;
  const { id } = await ada.call(createOrUpdateRole, {
    role: { displayName, ...(customerId && { customerId }) },
    grantedPermissionNames: ['Administration.Roles'],
  });
  const { name } = (await ada.call(getRoleForEdit, { id })).role;
  const person = { name: 'Clerk', surname: userName, userName, email: `${userName}@x.example` };
  await testApp.acme.inTransaction((db) =>
    addPeople(db, [{ ...person, role: name, ...(customerId && { customerId }) }], {
      passwordHash: 'x',
      now: new Date(),
    }),
  );
  return testApp.acme.as(userName);
}

describe('roles', () => {
  it(
    '[ui-roles-005] [role-027] [role-028] ' +
      'return their customer, whether they are static or default, and their permissions',
    async () => {
      const { id } = await ada.call(createOrUpdateRole, {
        role: { displayName: 'Night desk', isDefault: true, customerId: otosCustomer },
        grantedPermissionNames: ['Booking', 'Booking.View', 'Booking.Create'],
      });
      const { items } = await ada.call(getRoles, {});
      expect(items.find((r) => r.id === id)).toEqual({
        id,
        name: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        displayName: 'Night desk',
        customerId: otosCustomer,
        isStatic: false,
        isDefault: true,
        creationTime: testApp.clock.now.toISOString(),
        grantedPermissionNames: ['Booking.Create', 'Booking.View'],
        userCount: 0,
      });
      expect(items.find((r) => r.name === 'Dispatcher')).toMatchObject({
        displayName: 'Dispatcher',
        customerId: null,
        isStatic: true,
        isDefault: false,
      });
    },
  );

  it('are found by a permission they grant', async () => {
    const { items } = await ada.call(getRoles, { permission: 'Administration.Settings' });
    expect(items.map((r) => r.name)).toEqual(['Admin']);
  });

  it('of a customer include its own and those for all customers [ui-roles-004]', async () => {
    const { items } = await ada.call(getCustomerRoles, { customerId: otosCustomer });
    expect(items.map((r) => r.displayName)).toEqual([
      'Customer administrator',
      'Customer user',
      'Night desk',
    ]);
    await expect(ada.call(getCustomerRoles, {})).rejects.toMatchObject({ status: 400 });
    const { items: offered } = await ada.call(getAllPermissionsForCustomer);
    expect(offered.map((p) => p.name)).toContain('Booking.Create');
    expect(offered.map((p) => p.name)).not.toContain('Administration.Settings');
  });

  it('require a display name [ui-forms-011] [val-019]', async () => {
    const nameless = ada.call(createOrUpdateRole, {
      role: { displayName: '  ' },
      grantedPermissionNames: [],
    });
    await expect(nameless).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [{ message: 'Display name is required', members: ['role.displayName'] }],
      },
    });
  });

  it('have unique display names', async () => {
    const twice = ada.call(createOrUpdateRole, {
      role: { displayName: 'dispatcher' },
      grantedPermissionNames: [],
    });
    await expect(twice).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          {
            message: 'Role display name dispatcher is already taken.',
            members: ['role.displayName'],
          },
        ],
      },
    });
  });

  it('grant only permissions that exist', async () => {
    const strange = ada.call(createOrUpdateRole, {
      role: { displayName: 'Strange' },
      grantedPermissionNames: ['Booking.Fly'],
    });
    await expect(strange).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['grantedPermissionNames'] }] },
    });
  });

  it('change immediately for all their users', async () => {
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(getRoles, {})).rejects.toMatchObject({ status: 403 });
    const { id, displayName, grantedPermissionNames } = await roleOf('Dispatcher');
    await ada.call(createOrUpdateRole, {
      role: { id, displayName },
      grantedPermissionNames: [...grantedPermissionNames, 'Administration.Roles'],
    });
    await expect.poll(() => kim.send(getRoles, {}).then((r) => r.status)).toBe(200);
    const saved = await ada.call(getRoleForEdit, { id });
    expect(new Set(saved.grantedPermissionNames)).toEqual(
      new Set([...grantedPermissionNames, 'Administration.Roles']),
    );
    await ada.call(createOrUpdateRole, { role: { id, displayName }, grantedPermissionNames });
    await expect.poll(() => kim.send(getRoles, {}).then((r) => r.status)).toBe(403);
  });
});

describe('a static role', () => {
  it('cannot be deleted; a custom role can, and is removed from its users', async () => {
    const { id } = await roleOf('Finance');
    await expect(ada.call(deleteRole, { id })).rejects.toMatchObject({
      status: 409,
      error: { message: 'Can not delete a static role: Finance' },
    });
    const idle = await clerk('ivo');
    const own = (await ada.call(getRoles, {})).items.find((r) => r.displayName === 'Clerks ivo');
    expect(own?.userCount).toBe(1);
    await ada.call(deleteRole, { id: own?.id ?? 0 });
    await expect.poll(() => idle.send(getRoles, {}).then((r) => r.status)).toBe(403);
    await expect(ada.call(getRoleForEdit, { id: own?.id })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps its name, and the administrator role keeps all permissions', async () => {
    const finance = await roleOf('Finance');
    const renamed = ada.call(createOrUpdateRole, {
      role: { id: finance.id, displayName: 'Money' },
      grantedPermissionNames: finance.grantedPermissionNames,
    });
    await expect(renamed).rejects.toMatchObject({ status: 409 });
    const admin = await roleOf('Admin');
    const stripped = ada.call(createOrUpdateRole, {
      role: { id: admin.id, displayName: admin.displayName },
      grantedPermissionNames: ['Booking.View'],
    });
    await expect(stripped).rejects.toMatchObject({ status: 409 });
  });
});

describe('a user who edits roles', () => {
  it('cannot grant permissions they do not have, but keeps existing ones', async () => {
    const ivy = await clerk('ivy');
    const own = { role: { displayName: 'Mine' }, grantedPermissionNames: ['Finance.View'] };
    await expect(ivy.call(createOrUpdateRole, own)).rejects.toMatchObject({
      status: 403,
      error: { details: 'Not held: Finance.View.' },
    });
    const { id, displayName, grantedPermissionNames } = await roleOf('Finance');
    const saved = await ivy.call(createOrUpdateRole, {
      role: { id, displayName, isDefault: false },
      grantedPermissionNames,
    });
    expect(saved).toEqual({ id });
  });

  it("for a customer sees and changes only that customer's roles", async () => {
    const una = await clerk('una', otosCustomer);
    expect((await una.call(getRoles, {})).items.map((r) => r.displayName)).toEqual([
      'Customer administrator',
      'Customer user',
      'Clerks una',
      'Night desk',
    ]);
    const dispatcher = await roleOf('Dispatcher');
    await expect(una.call(getRoleForEdit, { id: dispatcher.id })).rejects.toMatchObject({
      status: 404,
    });
    const shared = await roleOf('CustomerUser');
    expect((await una.call(getRoleForEdit, { id: shared.id })).role.displayName).toBe(
      'Customer user',
    );
    const changed = una.call(createOrUpdateRole, {
      role: { id: shared.id, displayName: shared.displayName },
      grantedPermissionNames: [],
    });
    await expect(changed).rejects.toMatchObject({ status: 404 });
    const { id } = await una.call(createOrUpdateRole, {
      role: { displayName: 'Door', customerId: 1 },
      grantedPermissionNames: ['Administration.Roles'],
    });
    const { role } = await ada.call(getRoleForEdit, { id });
    expect(role.customerId).toBe(otosCustomer);
  });

  it("of another tenant sees none of this tenant's roles", async () => {
    const bea = await testApp.borealis.as('bea');
    const { id } = await roleOf('Finance');
    await expect(bea.call(getRoleForEdit, { id })).rejects.toMatchObject({ status: 404 });
    await expect(bea.call(deleteRole, { id })).rejects.toMatchObject({ status: 404 });
  });
});
