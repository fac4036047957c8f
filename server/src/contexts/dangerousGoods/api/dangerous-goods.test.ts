import { getCustomers } from '@waybill/contract/customers/endpoints';
import {
  createOrUpdateCustomerDangerousGoods,
  getCustomerDangerousGoods,
  getDangerousGoodsCategories,
  getDangerousGoodsUNCodes,
} from '@waybill/contract/dangerousGoods/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';
import { maySend } from '../public.ts';

let town: TestTown;
let cleo: Caller;
let cedar: number;
let harbour: number;
beforeAll(async () => {
  town = await demoTown();
  cleo = await town.acme.as('cleo');
  const idOf = async (name: string) => {
    const filter = `companyName eq '${name}'`;
    return (await cleo.call(getCustomers, { filter })).items[0]?.id ?? 0;
  };
  cedar = await idOf('Cedar & Co');
  harbour = await idOf('Harbour Homewares');
});
afterAll(() => town.close());

describe('the UN list', () => {
  it('has the nine classes with their divisions, also for guests', async () => {
    const { items } = await town.acme.guest.call(getDangerousGoodsCategories);
    expect(new Set(items.map(({ code }) => code.slice(0, 1))).size).toBe(9);
    expect(items.find(({ code }) => code === '2.1')).toEqual({
      code: '2.1',
      description: 'Flammable gases',
    });
  });

  it('is found by number and by name, a row per package group, each with its source', async () => {
    const paint = await town.acme.guest.call(getDangerousGoodsUNCodes, { filter: 'UN1263' });
    expect(paint.items.map(({ unPackageGroup }) => unPackageGroup)).toEqual(['I', 'II', 'III']);
    const { items } = await town.acme.guest.call(getDangerousGoodsUNCodes, {
      filter: 'hydrogen peroxide',
    });
    expect(items).toEqual([
      {
        unNumber: '2014',
        unDescription: 'Hydrogen peroxide, aqueous solutions with 20 to 60 % hydrogen peroxide',
        unPackageGroup: 'II',
        unClass: '5',
        unClassDescription: 'Oxidizing substances',
        unClassCode: '5.1',
        dgProductCode: 'UN2014 II',
        dgProductDescription:
          'UN2014, Hydrogen peroxide, aqueous solutions with 20 to 60 % hydrogen peroxide, ' +
          '5.1 (8), PG II',
        source: '49 CFR 172.101, Hazardous Materials Table; entered 2026-11-20',
      },
    ]);
  });

  it('holds some eighty numbers of all nine classes', async () => {
    const { items } = await cleo.call(getDangerousGoodsUNCodes, { maxResultCount: 500 });
    expect(new Set(items.map(({ unNumber }) => unNumber)).size).toBeGreaterThanOrEqual(60);
    expect([...new Set(items.map(({ unClass }) => unClass))].toSorted()).toEqual(
      Array.from({ length: 9 }, (_, i) => String(i + 1)),
    );
  });
});

describe('what a customer may send', () => {
  it('needs a UN number, in words [val-001]', async () => {
    const reply = cleo.call(createOrUpdateCustomerDangerousGoods, {
      customerId: cedar,
      dangerousGoods: [{ unNumber: ' ' }],
    });
    await expect(reply).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          { message: 'UN Number is required', members: ['dangerousGoods[0].unNumber'] },
        ],
      },
    });
  });

  it('may have no package group [val-002], is replaced whole and read back', async () => {
    const dangerousGoods = [
      { unNumber: 'UN 1263', unPackageGroup: 'II' as const },
      { unNumber: '1950', unPackageGroup: null },
      { unNumber: '3480' },
      { unNumber: '3480' },
    ];
    await cleo.call(createOrUpdateCustomerDangerousGoods, { customerId: cedar, dangerousGoods });
    expect(await cleo.call(getCustomerDangerousGoods, { customerId: cedar })).toEqual({
      items: [
        { unNumber: '1263', unPackageGroup: 'II' },
        { unNumber: '1950', unPackageGroup: null },
        { unNumber: '3480', unPackageGroup: null },
      ],
      totalCount: 3,
    });
    const some = { customerId: cedar, dangerousGoods: [{ unNumber: '1090' }] };
    await Promise.all(
      Array.from({ length: 4 }, () => cleo.call(createOrUpdateCustomerDangerousGoods, some)),
    );
    const kept = await cleo.call(getCustomerDangerousGoods, { customerId: cedar });
    expect(kept.items).toEqual([{ unNumber: '1090', unPackageGroup: null }]);
  });

  it('names numbers and package groups that the list does not have', async () => {
    const reply = cleo.call(createOrUpdateCustomerDangerousGoods, {
      customerId: cedar,
      dangerousGoods: [
        { unNumber: '1090', unPackageGroup: 'III' },
        { unNumber: '9999' },
        { unNumber: 'paint' },
      ],
    });
    await expect(reply).rejects.toMatchObject({
      error: {
        validationErrors: [
          {
            message: 'UN 1090 has no package group III.',
            members: ['dangerousGoods[0].unPackageGroup'],
          },
          {
            message: 'There is no UN number 9999 in the list.',
            members: ['dangerousGoods[1].unNumber'],
          },
          {
            message: 'There is no UN number paint in the list.',
            members: ['dangerousGoods[2].unNumber'],
          },
        ],
      },
    });
  });

  it('is everything while nothing is listed, else what is listed [C-10]', async () => {
    const may = (id: number, number: string | null) =>
      town.acme.inTransaction((db) => maySend(db, id, number));
    expect([
      await may(harbour, 'UN1203'),
      await may(harbour, null),
      await may(cedar, 'un1090'),
      await may(cedar, '1203'),
      await may(cedar, null),
    ]).toEqual([true, true, true, false, false]);
  });

  it('is kept by staff and seen by the customer’s own people alone', async () => {
    const oto = await town.acme.as('oto');
    const own = await oto.call(getCustomerDangerousGoods, { customerId: harbour });
    expect(own.items).toEqual([{ unNumber: '1090', unPackageGroup: null }]);
    const reply = await oto.send(createOrUpdateCustomerDangerousGoods, {
      customerId: cedar,
      dangerousGoods: [],
    });
    expect(reply.status).toBe(403);
    const gone = cleo.call(createOrUpdateCustomerDangerousGoods, {
      customerId: 999_999,
      dangerousGoods: [],
    });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });
});
