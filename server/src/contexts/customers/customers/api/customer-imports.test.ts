import * as customers from '@waybill/contract/customers/endpoints';
import { downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let cleo: Caller;
let lena: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  lena = await testApp.acme.as('lena');
});
afterAll(() => testApp.close());

const uploaded = async (lines: readonly string[]): Promise<string> => {
  const bytes = Buffer.from(lines.join('\r\n'));
  return (await cleo.call(uploadAsset, {}, { file: { name: 'c.csv', type: 'text/csv', bytes } }))
    .fileName;
};
const imported = async (lines: readonly string[], dryRun = false) =>
  cleo.call(customers.importCustomers, { fileId: await uploaded(lines), dryRun });
const saved = async (filter: string) =>
  (await cleo.call(customers.getCustomers, { filter, sorting: 'id', maxResultCount: 100 })).items;
const detail = async (code: string) => {
  const [row] = await saved(`code eq '${code}'`);
  return cleo.call(customers.getCustomerForEdit, { id: row?.id ?? 0 });
};
const fileOf = async (by: Caller, args: object = {}) => {
  const { fileToken } = await by.call(customers.getCustomersCsv, args);
  return (await by.send(downloadAsset, { assetId: fileToken })).body;
};

describe('importing customers', () => {
  it('adds new customers, updates existing codes, reports errors by line [err-021]', async () => {
    const done = await imported([
      'Account,Company,Type,Status,Street,City,Zip,ABN,Limit,Terms,Manager',
      'IMP-1,Import One,pay as you go,on hold,1 Way,Richmond,3121,51 824 753 556,' +
        '"$25,000.00",30 days,Kim',
      ',Import Two,,,2 Way,Mascot,2020,,,,',
      'IMP-3,,castle,,3 Way,Darwin,800,123,lots,15,',
      'imp-1,Import One again,,,,,,,,,',
    ]);
    expect([done.total, done.inserted, done.updated]).toEqual([4, 2, 0]);
    expect(done.errors.map(({ code, details, messages }) => [code, details, messages])).toEqual([
      [
        'IMP-3',
        'Line 4',
        [
          'type must be one of Account, PayAsYouGo, PrePaid, Guest',
          'creditLimit must be an amount such as 25000.00',
          'paymentTerms must be one of 0, 7, 14, 21, 30, 45, 60',
        ],
      ],
      ['imp-1', 'Line 5', ['Line 2 is a duplicate of this row.']],
    ]);
    expect(done.returned[0]).toMatchObject({ Account: 'IMP-3', Limit: 'lots' });
    expect(await detail('IMP-1')).toMatchObject({
      companyName: 'Import One',
      type: 'PayAsYouGo',
      accountStatus: 'OnHold',
      address: { suburb: 'Richmond', stateCode: 'VIC', countryCode: 'AU' },
      abn: '51824753556',
      creditLimit: 25_000,
      paymentTerms: 30,
      accountManager: 'Kim',
    });
    const [second] = await saved("companyName eq 'Import Two'");
    expect(second).toMatchObject({ type: 'Account', accountStatus: 'Active', paymentTerms: 14 });
    expect(second?.code).toMatch(/^CUS\d{5}$/);

    const again = await imported([
      'code,companyName,suburb,postCode',
      'imp-1,One & Sons,Mascot,2020',
    ]);
    expect([again.inserted, again.updated, again.errors]).toEqual([0, 1, []]);
    expect(await detail('IMP-1')).toMatchObject({
      code: 'IMP-1',
      companyName: 'One & Sons',
      accountStatus: 'OnHold',
      address: { addressLine1: '1 Way', suburb: 'Mascot', stateCode: 'NSW' },
      abn: '51824753556',
      creditLimit: 25_000,
    });
  });

  it('reports existing customers with the same ABN, ACN or name and postcode', async () => {
    await imported([
      'code,companyName,postCode,abn,acn',
      'DUP-1,Twin Pty,3000,83914571673,004085616',
    ]);
    const done = await imported([
      'code,companyName,postCode,abn,acn',
      ',Other name,2000,83 914 571 673,',
      'DUP-3,Other,2000,,004 085 616',
      ',TWIN PTY,3000,,',
      ',Twin Pty,3001,,',
      'DUP-5,Fresh,,53004085616,',
      'DUP-6,Fresher,,53004085616,',
      ',Fresh,,,',
    ]);
    expect(done.inserted).toBe(2);
    expect(done.errors.map(({ details, messages }) => [details, messages[0]])).toEqual([
      ['Line 2', 'DUP-1 has the same ABN. Enter its code to update it.'],
      ['Line 3', 'DUP-1 has the same ACN. Enter its code to update it.'],
      ['Line 4', 'DUP-1 has the same name and postcode. Enter its code to update it.'],
      ['Line 7', 'DUP-5 has the same ABN. Enter its code to update it.'],
      ['Line 8', 'DUP-5 has the same name and postcode. Enter its code to update it.'],
    ]);
    const twice = await imported(['companyName,postCode', 'Twin Pty,3001']);
    expect([twice.inserted, twice.errors.length]).toEqual([0, 1]);
  });

  it('rejects the code of a deleted customer, generates none that the file uses', async () => {
    await imported(['code,companyName', 'GONE-1,Gone']);
    const [gone] = await saved("code eq 'GONE-1'");
    await cleo.call(customers.deleteCustomer, { id: gone?.id ?? 0 });
    const numbers = (await saved("startswith(code,'CUS')")).map(({ code }) =>
      Number(code.slice(3)),
    );
    const next = `CUS${String(Math.max(...numbers) + 1).padStart(5, '0')}`;
    const done = await imported(['code,companyName', 'gone-1,Back', `${next},Typed`, ',Numbered']);
    expect(done.errors.map(({ messages }) => messages)).toEqual([
      ["This code belongs to a deleted customer and can't be reused."],
    ]);
    expect(await saved(`code eq '${next}'`)).toMatchObject([{ companyName: 'Typed' }]);
    expect(await saved("companyName eq 'Numbered'")).toHaveLength(1);
  });

  it('previews results and the column mapping in a dry run without changing anything', async () => {
    const lines = ['Nummer,Firma', 'DRY-1,Dry'];
    const lost = await imported(lines, true);
    expect([lost.missing, lost.heads, lost.inserted]).toEqual([
      ['companyName'],
      ['Nummer', 'Firma'],
      0,
    ]);
    const query = {
      fileId: await uploaded(lines),
      columns: { code: 'Nummer', companyName: 'Firma' },
    };
    const found = await cleo.call(customers.importCustomers, { ...query, dryRun: true });
    expect([found.missing, found.inserted]).toEqual([[], 1]);
    expect(await saved("code eq 'DRY-1'")).toEqual([]);
    await cleo.call(customers.importCustomers, query);
    expect(await saved("code eq 'DRY-1'")).toHaveLength(1);
  });

  it('accepts a workbook and treats hostile cells as text', async () => {
    const hostile = '=HYPERLINK("http://bad.example","x")';
    const bytes = await workbook([
      ['Code', 'Company', 'Notes'],
      ['EVIL-1', hostile, '<script>alert(1)</script>'],
      ['EVIL-2', "'; drop table customers.customer; --", '\u202etxt.exe'],
      ['EVIL-3', 'x'.repeat(300), ''],
    ]);
    const file = { name: 'c.xlsx', type: 'application/octet-stream', bytes };
    const { fileName: fileId } = await cleo.call(uploadAsset, {}, { file });
    const done = await cleo.call(customers.importCustomers, { fileId });
    expect(await saved("startswith(code,'EVIL')")).toHaveLength(done.inserted);
    expect(done.errors.map(({ code }) => code)).toContain('EVIL-3');
    expect((await detail('EVIL-1')).companyName).toBe(hostile);
    const text = await fileOf(cleo, { filter: "code eq 'EVIL-1'" });
    expect(text.split('\r\n')[1]).toContain(`EVIL-1,"'=HYPERLINK(`);
  });

  it('requires the right to add; existing customers require the right to edit', async () => {
    const fileId = await uploaded(['code,companyName', 'CUS00001,Stolen', 'MAY-1,Mine']);
    for (const name of ['kim', 'lena', 'oto']) {
      const reply = await (await testApp.acme.as(name)).send(customers.importCustomers, { fileId });
      expect(reply.status).toBe(403);
    }
    const bea = await testApp.borealis.as('bea');
    expect((await bea.send(customers.importCustomers, { fileId })).status).toBe(404);
    await testApp.acme.rows(sql`
      insert into identity.user_permission (tenant_id, user_id, permission, is_granted)
      select tenant_id, id, 'Customer.Create', true from identity."user"
      where user_name = 'wes' returning permission
    `);
    const adder = await testApp.acme.as('wes');
    const done = await adder.call(customers.importCustomers, { fileId, dryRun: true });
    expect([done.inserted, done.updated, done.errors[0]?.messages]).toEqual([
      1,
      0,
      ["This code belongs to another customer, and you don't have permission to edit customers."],
    ]);
  });

  it('imports a business once under concurrent imports', async () => {
    const fileId = await uploaded(['companyName,abn', 'Raced,33102417032']);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => cleo.call(customers.importCustomers, { fileId })),
    );
    expect(all.filter(({ inserted }) => inserted === 1)).toHaveLength(1);
    expect(await saved("companyName eq 'Raced'")).toHaveLength(1);
  });

  it('publishes an event for each new customer and refreshes open pages once', async () => {
    const before = await events();
    await imported(['code,companyName', 'TOLD-1,Told', 'TOLD-2,Told too', 'IMP-1,Changed']);
    const message = (await events()).slice(before.length);
    expect(message).toEqual([
      'customer.created',
      'customer.created',
      'customer.brought',
      'customer.brought',
      'customer.brought',
      'customer.listBrought',
    ]);
  });

  it('imports a large file, and imports it again', async () => {
    const many = sized(10_000);
    const rows = Array.from(
      { length: many },
      (_, n) =>
        `BULK-${n},Bulk ${n} Pty Ltd,${n} Long Road,Richmond,3121,b${n}@bulk.example,5000,Cleo`,
    );
    const heads = 'code,companyName,addressLine1,suburb,postCode,email,creditLimit,accountManager';
    const fileId = await uploaded([heads, ...rows]);
    const first = await cleo.call(customers.importCustomers, { fileId });
    expect([first.inserted, first.errors]).toEqual([many, []]);
    const again = await cleo.call(customers.importCustomers, { fileId });
    expect([again.inserted, again.updated]).toEqual([0, many]);
  });
});

const events = async () =>
  (
    await testApp.acme.rows<{ name: string }>(sql`
      select name from platform.event where name like 'customer.%' order by id
    `)
  ).map(({ name }) => name);

describe('exporting customers', () => {
  it('can be imported again unchanged', async () => {
    const filter = "startswith(code,'CUS')";
    const text = await fileOf(cleo, { filter, sorting: 'code' });
    const before = await saved(filter);
    const done = await imported(text.trimEnd().split('\r\n'));
    expect([done.inserted, done.updated, done.errors]).toEqual([0, done.total, []]);
    expect(await saved(filter)).toEqual(before);
  });

  it('contains what the list shows: debts for finance, customers only themselves', async () => {
    const filter = "code eq 'CUS00001'";
    const heads = (text: string) => text.split('\r\n')[0]?.split(',').slice(-2);
    expect(heads(await fileOf(cleo, { filter }))).toEqual(['creditExposure', 'lastBookingDate']);
    expect(heads(await fileOf(lena, { filter }))).toEqual(['lastBookingDate', 'outstandingAmount']);
    const own = await fileOf(await testApp.acme.as('oto'));
    expect(own.trimEnd().split('\r\n')).toHaveLength(2);
  });
});
