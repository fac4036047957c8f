import { getCustomers } from '@waybill/contract/customers/endpoints';
import {
  createOrUpdateCustomerDangerousGoods,
  getCustomerDangerousGoods,
  getDangerousGoodsCarriers,
  getDangerousGoodsCategories,
  getDangerousGoodsUNCodes,
  getDangerousGoodsUNSources,
  getEmergencyContact,
  saveDangerousGoodsCarrier,
  saveEmergencyContact,
} from '@waybill/contract/dangerousGoods/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { importUnList } from '../import-file.ts';
import { maySend } from '../../public.ts';

let testApp: TestApp;
let cleo: Caller;
let cedar: number;
let harbour: number;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  const idOf = async (name: string) => {
    const filter = `companyName eq '${name}'`;
    return (await cleo.call(getCustomers, { filter })).items[0]?.id ?? 0;
  };
  cedar = await idOf('Cedar & Co');
  harbour = await idOf('Harbour Homewares');
});
afterAll(() => testApp.close());

describe('the UN list', () => {
  it('has the nine classes with their divisions, also for guests', async () => {
    const { items } = await testApp.acme.guest.call(getDangerousGoodsCategories);
    expect(new Set(items.map(({ code }) => code.slice(0, 1))).size).toBe(9);
    expect(items.find(({ code }) => code === '2.1')).toEqual({
      code: '2.1',
      description: 'Flammable gases',
    });
  });

  it('is searched by number and by name, with a row per package group and its source', async () => {
    const paint = await testApp.acme.guest.call(getDangerousGoodsUNCodes, { filter: 'UN1263' });
    expect(paint.items.map(({ unPackageGroup }) => unPackageGroup)).toEqual(['I', 'II', 'III']);
    const { items } = await testApp.acme.guest.call(getDangerousGoodsUNCodes, {
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

  it('contains some eighty UN numbers of all nine classes', async () => {
    const { items } = await cleo.call(getDangerousGoodsUNCodes, { maxResultCount: 500 });
    expect(new Set(items.map(({ unNumber }) => unNumber)).size).toBeGreaterThanOrEqual(60);
    expect([...new Set(items.map(({ unClass }) => unClass))].toSorted()).toEqual(
      Array.from({ length: 9 }, (_, i) => String(i + 1)),
    );
  });
});

describe('the dangerous goods a customer may send', () => {
  it('require a UN number, with a message [val-001]', async () => {
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

  it('may omit the package group [val-002], are replaced as a whole and read back', async () => {
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
    const saved = await cleo.call(getCustomerDangerousGoods, { customerId: cedar });
    expect(saved.items).toEqual([{ unNumber: '1090', unPackageGroup: null }]);
  });

  it('report numbers and package groups that are not on the UN list', async () => {
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
            message: 'UN number 9999 is not in the list.',
            members: ['dangerousGoods[1].unNumber'],
          },
          {
            message: 'UN number paint is not in the list.',
            members: ['dangerousGoods[2].unNumber'],
          },
        ],
      },
    });
  });

  it('are unrestricted while none are listed, otherwise limited to the list [C-10]', async () => {
    const may = (id: number, number: string | null) =>
      testApp.acme.inTransaction((db) => maySend(db, id, number));
    expect([
      await may(harbour, 'UN1203'),
      await may(harbour, null),
      await may(cedar, 'un1090'),
      await may(cedar, '1203'),
      await may(cedar, null),
    ]).toEqual([true, true, true, false, false]);
    const dangerousGoods = [{ unNumber: '1263', unPackageGroup: 'II' as const }];
    await cleo.call(createOrUpdateCustomerDangerousGoods, { customerId: harbour, dangerousGoods });
    expect([
      await may(harbour, 'UN1263 II'),
      await may(harbour, 'UN1263, PG III'),
      await may(harbour, 'UN1263'),
    ]).toEqual([true, false, true]);
    await cleo.call(createOrUpdateCustomerDangerousGoods, {
      customerId: harbour,
      dangerousGoods: [],
    });
  });

  it('are maintained by staff and visible only to the customer’s own users', async () => {
    const oto = await testApp.acme.as('oto');
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

describe('importing a UN list', () => {
  const file = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'));

  it('returns invalid rows by line and changes nothing the second time', async () => {
    const bytes = file(
      'Identification numbers,Proper shipping name,Hazard class or division,PG',
      'UN0012,"Cartridges, small arms",1.4S,',
      'UN1263,Paint and lacquer,3,II',
      'UN12,Short,3,II',
      'UN1264,Nothing,23,IV',
      'UN0012,Once more,1.4S,',
    );
    const imported = await importUnList(testApp.adminUrl, bytes, 'A table; entered 2026-11-22');
    expect(imported).toEqual({
      read: 2,
      written: 2,
      errors: [
        { line: 4, message: '“UN12” is not a four-digit UN number.' },
        { line: 5, message: '“23” is not a class or division.' },
        { line: 6, message: 'UN0012 of class 1.4 is listed twice.' },
      ],
    });
    expect(
      (await importUnList(testApp.adminUrl, bytes, 'A table; entered 2026-11-22')).written,
    ).toBe(0);
    const { items } = await cleo.call(getDangerousGoodsUNCodes, { filter: 'UN0012' });
    expect(items).toMatchObject([
      {
        unClassCode: '1.4',
        unPackageGroup: null,
        // The letter is kept.
        dgProductDescription: 'UN0012, Cartridges, small arms, 1.4S',
        source: 'A table; entered 2026-11-22',
      },
    ]);
    const sources = (await cleo.call(getDangerousGoodsUNSources)).items;
    expect(sources.map(({ source, rows }) => [source, rows])).toContainEqual([
      'A table; entered 2026-11-22',
      2,
    ]);
    const { totalCount } = await cleo.call(getDangerousGoodsUNCodes);
    expect(sources.reduce((sum, { rows }) => sum + rows, 0)).toBe(totalCount);
  });

  it('requires its columns', async () => {
    const reply = importUnList(testApp.adminUrl, file('UN,Class', 'UN1263,3'), 'x');
    await expect(reply).rejects.toThrow('The file is missing the column description.');
  });
});

describe('dangerous goods carriers', () => {
  const selected = async (customerId?: number) => {
    const query = customerId === undefined ? {} : { customerId };
    const { items } = await cleo.call(getDangerousGoodsCarriers, query);
    return items.find(({ accountName }) => accountName === 'Test Road (simulated)');
  };

  it('are configured per account and restricted per customer', async () => {
    const account = await selected();
    expect(account).toMatchObject({ classes: ['3', '8', '9'], customerClasses: null });
    const carrierAccountId = account?.carrierAccountId ?? 0;
    await cleo.call(saveDangerousGoodsCarrier, { carrierAccountId, classes: ['8', '3', '3'] });
    await cleo.call(saveDangerousGoodsCarrier, {
      carrierAccountId,
      customerId: harbour,
      classes: ['3'],
    });
    expect(await selected(harbour)).toMatchObject({ classes: ['3', '8'], customerClasses: ['3'] });
    expect(await selected(cedar)).toMatchObject({ classes: ['3', '8'], customerClasses: null });
    const anybody = { carrierAccountId, customerId: harbour, classes: null };
    await cleo.call(saveDangerousGoodsCarrier, anybody);
    expect(await selected(harbour)).toMatchObject({ customerClasses: null });
  });

  it('accept only existing accounts and customers', async () => {
    const { carrierAccountId = 0 } = (await selected()) ?? {};
    for (const query of [
      { carrierAccountId: 999_999, classes: [] },
      { carrierAccountId, customerId: 999_999, classes: [] },
    ]) {
      expect((await cleo.send(saveDangerousGoodsCarrier, query)).status).toBe(404);
    }
    const query = { customerId: 999_999 };
    expect((await cleo.send(getDangerousGoodsCarriers, query)).status).toBe(404);
  });

  it('the emergency contact needs a phone number of at least 8 digits', async () => {
    expect(await cleo.call(getEmergencyContact)).toEqual({
      contact: { name: 'Acme spill line', telephone: '1800 000 111' },
    });
    const short = { name: 'Gate', telephone: '000' };
    await expect(cleo.call(saveEmergencyContact, { contact: short })).rejects.toMatchObject({
      error: { validationErrors: [{ members: ['contact.telephone'] }] },
    });
    const contact = { name: 'Night desk', telephone: '02 5550 0199' };
    await cleo.call(saveEmergencyContact, { contact });
    expect(await cleo.call(getEmergencyContact)).toEqual({ contact });
  });
});
