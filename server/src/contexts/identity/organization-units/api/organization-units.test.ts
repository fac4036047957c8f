import { createOrUpdateCustomer, getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import {
  addUsersToOrganizationUnit,
  createOrganizationUnit,
  createOrUpdateUser,
  deleteOrganizationUnit,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  getUserForEdit,
  moveOrganizationUnit,
  removeUserFromOrganizationUnit,
  updateOrganizationUnit,
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
  const [row] = await testApp.acme.rows(
    sql<{ id: number }>`select id from identity."user" where user_name = ${userName}`,
  );
  return row?.id ?? 0;
};
const add = (displayName: string, parentId: number | null = null) =>
  ada.call(createOrganizationUnit, { parentId, displayName });
const namesBelow = async (code: string) => {
  const { items } = await ada.call(getOrganizationUnits, {});
  return items
    .filter((unit) => unit.code.startsWith(code))
    .map((unit) => [unit.code.slice(code.length), unit.displayName, unit.memberCount]);
};

describe('organization units', () => {
  it('form a tree whose codes give the position of each unit', async () => {
    const sydney = await add('Sydney');
    const dock = await add('Dock', sydney.id);
    await add('Office', sydney.id);
    await add('Night shift', dock.id);
    expect(sydney).toMatchObject({
      parentId: null,
      memberCount: 0,
      creatorUserId: await idOf('ada'),
      lastModificationTime: null,
    });
    expect(dock).toMatchObject({ parentId: sydney.id, code: `${sydney.code}.00001` });
    expect(await namesBelow(sydney.code)).toEqual([
      ['', 'Sydney', 0],
      ['.00001', 'Dock', 0],
      ['.00001.00001', 'Night shift', 0],
      ['.00002', 'Office', 0],
    ]);
    const { items } = await ada.call(getOrganizationUnits, { filter: 'night' });
    expect(items.map(({ displayName }) => displayName)).toEqual(['Night shift']);
  });

  it('can be renamed, with names unique within a level', async () => {
    const perth = await add('Perth');
    const depot = await add('Depot', perth.id);
    await add('Yard', perth.id);
    const uniqueFields = {
      status: 400,
      error: {
        validationErrors: [
          {
            message:
              'There is already an organization unit with name YARD. ' +
              'Two units with same name can not be created in same level.',
            members: ['displayName'],
          },
        ],
      },
    };
    const renaming = (displayName: string) =>
      ada.call(updateOrganizationUnit, { id: depot.id, displayName });
    await expect(renaming('YARD')).rejects.toMatchObject(uniqueFields);
    await expect(add('YARD', perth.id)).rejects.toMatchObject(uniqueFields);
    expect(await renaming('Main depot')).toMatchObject({
      displayName: 'Main depot',
      lastModifierUserId: await idOf('ada'),
      lastModificationTime: testApp.clock.now.toISOString(),
    });
    await add('Yard');
  });

  it('move with their subtree, whose codes are updated', async () => {
    const darwin = await add('Darwin');
    const cairns = await add('Cairns');
    const dock = await add('Dock', darwin.id);
    const shift = await add('Shift', dock.id);
    await add('Yard', cairns.id);
    const move = (id: number, newParentId: number | null) =>
      ada.call(moveOrganizationUnit, { id, newParentId });
    expect(await move(dock.id, cairns.id)).toMatchObject({
      parentId: cairns.id,
      code: `${cairns.code}.00002`,
      lastModifierUserId: await idOf('ada'),
    });
    expect(await namesBelow(darwin.code)).toEqual([['', 'Darwin', 0]]);
    expect((await namesBelow(cairns.code)).map(([code, name]) => [code, name])).toEqual([
      ['', 'Cairns'],
      ['.00001', 'Yard'],
      ['.00002', 'Dock'],
      ['.00002.00001', 'Shift'],
    ]);
    expect((await move(shift.id, null)).parentId).toBeNull();
    await move(shift.id, dock.id);
    for (const home of [dock.id, shift.id]) {
      await expect(move(dock.id, home)).rejects.toMatchObject({
        status: 400,
        error: { message: "A unit can't be moved into itself or a unit below it." },
      });
    }
    await add('Dock', darwin.id);
    await expect(move(dock.id, darwin.id)).rejects.toMatchObject({ status: 400 });
  });

  it('move below each other only once under concurrent requests', async () => {
    const [left, right] = [await add('Left'), await add('Right')];
    const moves = await Promise.allSettled([
      ada.call(moveOrganizationUnit, { id: left.id, newParentId: right.id }),
      ada.call(moveOrganizationUnit, { id: right.id, newParentId: left.id }),
    ]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('have ten levels at most', async () => {
    let parentId: number | null = null;
    for (let level = 1; level <= 10; level += 1) {
      const unit: { id: number } = await add(`Level ${level}`, parentId);
      parentId = unit.id;
    }
    await expect(add('Level 11', parentId)).rejects.toMatchObject({ status: 400 });
    const pair = await add('Pair');
    await add('Half', pair.id);
    const [ninth] = (await ada.call(getOrganizationUnits, { filter: 'Level 9' })).items;
    const tooDeep = ada.call(moveOrganizationUnit, { id: pair.id, newParentId: ninth?.id ?? 0 });
    await expect(tooDeep).rejects.toMatchObject({ status: 400 });
  });

  it('get unique codes when many are added concurrently', async () => {
    const root = await add('Crowd');
    const names = Array.from({ length: 12 }, (_, i) => `Team ${i}`);
    const units = await Promise.all(names.map((name) => add(name, root.id)));
    expect(units.map(({ code }) => code.slice(-5)).toSorted()).toEqual(
      names.map((_, i) => String(i + 1).padStart(5, '0')),
    );
    const twins = await Promise.allSettled([add('Twin', root.id), add('Twin', root.id)]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it("are deleted with their subtree, keeping their members' accounts", async () => {
    const [root, kim] = [await add('Gone'), await idOf('kim')];
    const below = await add('Gone too', root.id);
    await ada.call(addUsersToOrganizationUnit, { userIds: [kim], organizationUnitId: below.id });
    await ada.call(deleteOrganizationUnit, { id: root.id });
    expect(await namesBelow(root.code)).toEqual([]);
    const { user, memberedOrganizationUnits } = await ada.call(getUserForEdit, { id: kim });
    expect(user.userName).toBe('kim');
    expect(memberedOrganizationUnits).not.toContain(below.code);
    await expect(ada.call(deleteOrganizationUnit, { id: root.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('require the permission to edit them and belong to one tenant', async () => {
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(getOrganizationUnits, {})).rejects.toMatchObject({ status: 403 });
    const unit = await add('Ours');
    const bea = await testApp.borealis.as('bea');
    expect((await bea.call(getOrganizationUnits, { filter: 'Ours' })).items).toEqual([]);
    await expect(bea.call(deleteOrganizationUnit, { id: unit.id })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('organization unit members', () => {
  it('belong to it once, however often they are added', async () => {
    const unit = await add('Members');
    const [kim, wes] = [await idOf('kim'), await idOf('wes')];
    const adding = (userIds: number[]) =>
      ada.call(addUsersToOrganizationUnit, { userIds, organizationUnitId: unit.id });
    await Promise.all([adding([kim, wes]), adding([wes, kim]), adding([kim, kim])]);
    const { items, totalCount } = await ada.call(getOrganizationUnitUsers, { id: unit.id });
    expect(totalCount).toBe(2);
    expect(items[0]).toEqual({
      id: kim,
      name: 'Kim',
      surname: 'Tran',
      userName: 'kim',
      emailAddress: 'kim@acme.example',
      profilePictureId: null,
      addedTime: testApp.clock.now.toISOString(),
    });
    expect(await namesBelow(unit.code)).toEqual([['', 'Members', 2]]);
    const sorted = { id: unit.id, sorting: 'userName desc', maxResultCount: 1 };
    const page = await ada.call(getOrganizationUnitUsers, sorted);
    expect(page.items.map(({ userName }) => userName)).toEqual(['wes']);
    const leaving = { userId: kim, organizationUnitId: unit.id };
    await ada.call(removeUserFromOrganizationUnit, leaving);
    await ada.call(removeUserFromOrganizationUnit, leaving);
    const nobody = { ...leaving, userId: 987_654_321 };
    await expect(ada.call(removeUserFromOrganizationUnit, nobody)).rejects.toMatchObject({
      status: 404,
    });
    expect(await namesBelow(unit.code)).toEqual([['', 'Members', 1]]);
  });

  it('cannot join a unit that is deleted concurrently', async () => {
    const kim = await idOf('kim');
    const refusals: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      const unit = await add(`Race ${round}`);
      const joining = { userIds: [kim], organizationUnitId: unit.id };
      const [deleted, joined] = await Promise.allSettled([
        ada.call(deleteOrganizationUnit, { id: unit.id }),
        ada.call(addUsersToOrganizationUnit, joining),
      ]);
      expect(deleted.status).toBe('fulfilled');
      if (joined.status === 'rejected') refusals.push(joined.reason);
    }
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ status: 404 })));
    const { memberedOrganizationUnits } = await ada.call(getUserForEdit, { id: kim });
    const { items } = await ada.call(getOrganizationUnits, {});
    const codes = items.map(({ code }) => code);
    expect(memberedOrganizationUnits.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('can be set with the user, and are kept when omitted', async () => {
    const [one, two, cleo] = [await add('One'), await add('Two'), await idOf('cleo')];
    const { user, allOrganizationUnits } = await ada.call(getUserForEdit, { id: cleo });
    expect(allOrganizationUnits).toContainEqual({
      id: one.id,
      code: one.code,
      displayName: 'One',
    });
    const save = (organizationUnits?: number[]) =>
      ada.call(createOrUpdateUser, {
        user: { ...user, id: cleo },
        assignedRoleNames: ['CustomerService'],
        ...(organizationUnits && { organizationUnits }),
      });
    const codes = async () =>
      (await ada.call(getUserForEdit, { id: cleo })).memberedOrganizationUnits;
    await save([one.id, two.id]);
    expect(await codes()).toEqual([one.code, two.code]);
    await save();
    expect(await codes()).toEqual([one.code, two.code]);
    await save([two.id]);
    expect(await codes()).toEqual([two.code]);
    await expect(save([987_654_321])).rejects.toMatchObject({
      error: {
        validationErrors: [
          {
            message: 'We could not find this organization unit.',
            members: ['organizationUnits'],
          },
        ],
      },
    });
  });
});

describe('an organization unit responsible for a customer', () => {
  it('must belong to the tenant, and is cleared from the customer when deleted', async () => {
    const unit = await add('Key accounts');
    const save = (organizationUnitId: number) =>
      ada.call(createOrUpdateCustomer, {
        customer: { companyName: 'Unit Trade', organizationUnitId },
      });
    await expect(save(987_654_321)).rejects.toMatchObject({ status: 404 });
    const { id } = await save(unit.id);
    await ada.call(deleteOrganizationUnit, { id: unit.id });
    const customer = await ada.call(getCustomerForEdit, { id });
    expect(customer).toMatchObject({ organizationUnitId: null });
  });
});
