import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  deleteListView,
  getListViews,
  moveListView,
  saveListColumns,
  saveListView,
} from '@waybill/contract/identity/endpoints';
import { viewsMax } from '@waybill/contract/identity/list-views/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let lena: Caller;
let ada: Caller;
let oto: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  [kim, lena, ada, oto] = (await Promise.all(
    ['kim', 'lena', 'ada', 'oto'].map((who) => testApp.acme.as(who)),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => testApp.close());

type View = ArgsOf<typeof saveListView>['view'];

const aView = (changes: Partial<View> = {}): { view: View } => ({
  view: {
    list: 'bookings',
    name: 'Late to Perth',
    search: { q: 'Perth', group: 'exception', sort: '-creationTime' },
    columns: ['status', 'eta'],
    isShared: false,
    ...changes,
  },
});

const namesSeen = async (caller: Caller) =>
  (await caller.call(getListViews, { list: 'bookings' })).items.map(({ name }) => name);

const statusesOf = (sent: readonly { readonly status: number }[]): readonly number[] =>
  sent.map(({ status }) => status).toSorted((one, other) => one - other);

const clear = async (...callers: readonly Caller[]) => {
  for (const caller of callers) {
    const { items } = await caller.call(getListViews, { list: 'bookings' });
    for (const { id, isOwn } of items) if (isOwn) await caller.call(deleteListView, { id });
  }
};

describe('list views', () => {
  it('belong to their author and no one else', async () => {
    const made = await kim.call(saveListView, aView());
    expect(made).toEqual({
      ...aView().view,
      id: made.id,
      isOwn: true,
      mayChange: true,
      creatorName: expect.stringMatching(/^Kim /),
    });
    const { items } = await (await testApp.acme.as('kim')).call(getListViews, { list: 'bookings' });
    expect(items).toEqual([made]);
    for (const other of [lena, ada, oto]) {
      expect(await namesSeen(other)).toEqual([]);
      const input = aView({ id: made.id, name: 'Mine now' });
      const [changed, moved, gone] = await Promise.all([
        other.send(saveListView, input),
        other.send(moveListView, { id: made.id, position: 0 }),
        other.send(deleteListView, { id: made.id }),
      ]);
      expect([changed.status, moved.status, gone.status]).toEqual([404, 404, 404]);
    }
    await clear(kim);
  });

  it('can be shared by staff, and changed by their author or an administrator', async () => {
    const shared = await kim.call(saveListView, aView({ isShared: true }));
    const seen = await lena.call(getListViews, { list: 'bookings' });
    expect(seen.items).toEqual([{ ...shared, isOwn: false, mayChange: false }]);
    expect(await namesSeen(oto)).toEqual([]);
    const refused = await lena.send(saveListView, aView({ id: shared.id, isShared: true }));
    expect([refused.status, (await lena.send(deleteListView, { id: shared.id })).status]).toEqual([
      403, 403,
    ]);
    // An administrator's change does not stop sharing it.
    const changed = await ada.call(
      saveListView,
      aView({ id: shared.id, name: 'Perth, late', isShared: false }),
    );
    expect([changed.name, changed.isShared, changed.isOwn]).toEqual(['Perth, late', true, false]);
    const uniqueFields = await kim.call(saveListView, aView({ id: shared.id }));
    expect([uniqueFields.isShared, await namesSeen(lena)]).toEqual([false, []]);
    await kim.call(saveListView, aView({ id: shared.id, isShared: true }));
    await ada.call(deleteListView, { id: shared.id });
    expect(await namesSeen(kim)).toEqual([]);
  });

  it('can be saved by customers, but not shared', async () => {
    const own = await oto.call(saveListView, aView());
    const refused = await oto.send(saveListView, aView({ name: 'Ours', isShared: true }));
    expect([own.isOwn, refused.status, await namesSeen(await testApp.acme.as('mia'))]).toEqual([
      true,
      400,
      [],
    ]);
    await clear(oto);
  });

  it("are in the user's order, newest last", async () => {
    const made = [];
    for (const name of ['a', 'b', 'c']) {
      made.push(await kim.call(saveListView, aView({ name })));
    }
    const last = made[2]?.id ?? 0;
    await kim.call(moveListView, { id: last, position: 0 });
    const first = await namesSeen(kim);
    await kim.call(moveListView, { id: last, position: 1 });
    const between = await namesSeen(kim);
    await kim.call(moveListView, { id: last, position: viewsMax });
    await kim.call(saveListView, aView({ name: 'd' }));
    expect([first, between, await namesSeen(kim)]).toEqual([
      ['c', 'a', 'b'],
      ['a', 'c', 'b'],
      ['a', 'b', 'c', 'd'],
    ]);
    await clear(kim);
  });

  it('have unique names; concurrent saves in two tabs lose none', async () => {
    const sent = await Promise.all([
      kim.send(saveListView, aView({ name: 'Perth' })),
      kim.send(saveListView, aView({ name: 'PERTH' })),
      kim.send(saveListView, aView({ name: 'Sydney' })),
      kim.send(saveListView, aView({ name: 'Hobart' })),
    ]);
    expect(statusesOf(sent)).toEqual([200, 200, 200, 400]);
    expect((await namesSeen(kim)).map((name) => name.toLowerCase()).toSorted()).toEqual([
      'hobart',
      'perth',
      'sydney',
    ]);
    await clear(kim);
  });

  it('are limited to fifty, also under concurrent saves', async () => {
    for (let at = 0; at < viewsMax - 2; at += 1) {
      await lena.call(saveListView, aView({ name: `View ${at}` }));
    }
    const sent = await Promise.all(
      ['w', 'x', 'y', 'z'].map((name) => lena.send(saveListView, aView({ name }))),
    );
    expect(statusesOf(sent)).toEqual([200, 200, 409, 409]);
    expect(await namesSeen(lena)).toHaveLength(viewsMax);
    await clear(lena);
  });

  it('contain only what a list’s address contains', async () => {
    const search = { q: 'x'.repeat(9000) };
    const columns = Array.from({ length: 61 }, (_, at) => `c${at}`);
    const sent = await Promise.all([
      kim.send(saveListView, aView({ search })),
      kim.send(saveListView, aView({ columns })),
      kim.send(saveListView, aView({ name: '  ' })),
      kim.send(saveListView, aView({ name: 'x'.repeat(41) })),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await namesSeen(kim)).toEqual([]);
  });
});

describe('list columns', () => {
  const columnsOf = async (caller: Caller) =>
    (await caller.call(getListViews, { list: 'bookings' })).columns;

  it('are saved per user until they are reset to the defaults', async () => {
    const list = 'bookings' as const;
    await kim.call(saveListColumns, { list, columns: ['status', 'eta'] });
    await kim.call(saveListColumns, { list, columns: ['status', 'order'] });
    expect([await columnsOf(kim), await columnsOf(lena)]).toEqual([['status', 'order'], null]);
    await kim.call(saveListColumns, { list, columns: null });
    expect(await columnsOf(kim)).toBeNull();
  });
});
