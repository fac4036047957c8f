import * as customers from '@waybill/contract/customers/endpoints';
import { uploadAsset, downloadAsset } from '@waybill/contract/records/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { sized } from '#testing/sized.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let cleo: Caller;
let oto: Caller;
let harbour: number;
beforeAll(async () => {
  testApp = await openTestApp();
  cleo = await testApp.acme.as('cleo');
  oto = await testApp.acme.as('oto');
  const filter = "companyName eq 'Harbour Homewares'";
  harbour = (await cleo.call(customers.getCustomers, { filter })).items[0]?.id ?? 0;
});
afterAll(() => testApp.close());

const uploaded = async (by: Caller, lines: readonly string[]): Promise<string> => {
  const bytes = Buffer.from(lines.join('\r\n'));
  const file = { name: 'list.csv', type: 'text/csv', bytes };
  return (await by.call(uploadAsset, {}, { file })).fileName;
};
const fileOf = async (by: Caller, assetId: string): Promise<string> =>
  (await by.send(downloadAsset, { assetId })).body;

const uploadedWorkbook = async (by: Caller, rows: Parameters<typeof workbook>[0]) => {
  const file = { name: 'list.xlsx', type: 'application/octet-stream', bytes: await workbook(rows) };
  return (await by.call(uploadAsset, {}, { file })).fileName;
};

const addressHeads = 'nickname,companyName,addressLine1,suburb,postCode,type,specialInstructions';
const saved = async (filter: string) =>
  (await oto.call(customers.getFrequentAddresses, { filter })).items;

describe('importing addresses', () => {
  it('imports valid rows, returns the others [err-021] [const-033] [ui-imports-002]', async () => {
    const first = await uploaded(oto, [
      addressHeads,
      'Dock 9,Nine Pty Ltd,9 Dock Road,Richmond,3121,business,Ring twice',
      'Dock 10,Ten Pty Ltd,,Richmond,3121,Castle,',
      'dock 9,Nine again,1 Other Street,Richmond,3121,,',
    ]);
    const done = await oto.call(customers.importFrequentAddresses, { fileId: first });
    expect([done.total, done.inserted, done.updated]).toEqual([3, 1, 0]);
    expect(done.errors).toMatchObject([
      { index: 2, code: 'Dock 10', details: 'Line 3', validationErrors: [{}, {}] },
      { index: 3, code: 'dock 9', messages: ['Line 2 is a duplicate of this row.'] },
    ]);
    expect(done.errors[0]?.validationErrors.map(({ members }) => members)).toEqual([
      ['type'],
      ['addressLine1'],
    ]);
    const again = await uploaded(oto, [
      'nickname,Street,City,Zip',
      'DOCK 9,10 Dock Road,Mascot,2020',
    ]);
    const second = await oto.call(customers.importFrequentAddresses, { fileId: again });
    expect([second.inserted, second.updated, second.errors]).toEqual([0, 1, []]);
    const [address, ...others] = await saved("contains(nickname,'DOCK 9')");
    expect(others).toEqual([]);
    expect(address).toMatchObject({
      companyName: 'Nine Pty Ltd',
      addressLine1: '10 Dock Road',
      suburb: 'Mascot',
      stateCode: 'NSW',
      specialInstructions: 'Ring twice',
    });
  });

  it('previews results and the column mapping in a dry run, and changes nothing', async () => {
    const fileId = await uploaded(oto, ['Alias,Strasse,Town,PLZ', 'Dry,1 Dry Road,Richmond,3121']);
    const dryRun = true;
    const lost = await oto.call(customers.importFrequentAddresses, { fileId, dryRun });
    expect(lost).toEqual({
      total: 1,
      inserted: 0,
      updated: 0,
      errors: [],
      heads: ['Alias', 'Strasse', 'Town', 'PLZ'],
      columns: { nickname: 'Alias', suburb: 'Town' },
      returned: [],
      missing: ['addressLine1', 'postCode'],
      sample: [{ nickname: 'Dry', suburb: 'Richmond' }],
    });
    const columns = { ...lost.columns, addressLine1: 'Strasse', postCode: 'PLZ' };
    const result = { fileId, columns, dryRun };
    const found = await oto.call(customers.importFrequentAddresses, result);
    expect([found.inserted, found.missing]).toEqual([1, []]);
    expect(await saved("nickname eq 'Dry'")).toEqual([]);
    await oto.call(customers.importFrequentAddresses, { fileId, columns });
    expect(await saved("nickname eq 'Dry'")).toMatchObject([
      { addressLine1: '1 Dry Road', stateCode: 'VIC', country: 'Australia' },
    ]);
  });

  it('returns a row whose Australian postcode was damaged by a spreadsheet', async () => {
    const fileId = await uploaded(oto, [
      'Alias,Street,Town,Zip,Country',
      'Spoilt 1,1 Zero Road,Darwin,800,',
      'Spoilt 2,2 Zero Road,Richmond,31O1,AU',
      'Abroad,1 Queen Street,London,SW1A 1AA,GB',
    ]);
    const done = await oto.call(customers.importFrequentAddresses, { fileId });
    expect([done.inserted, done.errors.map(({ code, messages }) => [code, messages])]).toEqual([
      1,
      [
        ['Spoilt 1', ['Australian postcodes have four digits']],
        ['Spoilt 2', ['Australian postcodes have four digits']],
      ],
    ]);
  });

  it('accepts a workbook like CSV and returns its invalid rows', async () => {
    const fileId = await uploadedWorkbook(oto, [
      ['Alias', 'Street', 'City', 'Zip', 'Phone'],
      ['Sheet 1', '1 Sheet Road', 'Richmond', 3121, '=HYPERLINK("x")'],
      ['Sheet 2', '', 'Richmond', 3121, ''],
    ]);
    const done = await oto.call(customers.importFrequentAddresses, { fileId });
    expect([done.total, done.inserted]).toEqual([2, 1]);
    expect(done.errors).toMatchObject([{ index: 2, code: 'Sheet 2', details: 'Line 3' }]);
    expect(done.returned).toEqual([
      { Alias: 'Sheet 2', Street: '', City: 'Richmond', Zip: '3121', Phone: '' },
    ]);
    expect(await saved("nickname eq 'Sheet 1'")).toMatchObject([
      { addressLine1: '1 Sheet Road', postCode: '3121', telephone: '=HYPERLINK("x")' },
    ]);
    const broken = { name: 'a.xlsx', type: 'text/csv', bytes: Buffer.from('PK\u0003\u0004no') };
    const reply = await oto.send(uploadAsset, {}, { file: broken });
    expect(reply.status).toBe(400);
  });

  it('rejects a missing column, an unknown header, and a missing file', async () => {
    const fileId = await uploaded(oto, ['nickname,suburb,postCode', 'A,B,1']);
    const refusedOn = async (args: object) => {
      const reply = await oto.send(customers.importFrequentAddresses, args);
      const { error } = JSON.parse(reply.body) as {
        error: { validationErrors: { members: string[] }[] | null };
      };
      return [reply.status, error.validationErrors?.[0]?.members];
    };
    expect(await refusedOn({ fileId })).toEqual([400, ['columns.addressLine1']]);
    const wrong = { addressLine1: 'Road', suburb: 'suburb', postCode: 'postCode' };
    expect(await refusedOn({ fileId, columns: wrong })).toEqual([400, ['columns.addressLine1']]);
    const nowhere = '00000000-0000-4000-8000-000000000001';
    expect((await refusedOn({ fileId: nowhere }))[0]).toBe(404);
  });

  it('cannot read another tenant’s upload, and requires a user with permission', async () => {
    const admin = await testApp.borealis.as('bea');
    const fileId = await uploaded(cleo, [addressHeads, 'X,Y,1 Z Street,Richmond,3121,,']);
    const query = { fileId, customerId: harbour };
    const stolen = await admin.send(customers.importFrequentAddresses, query);
    expect(stolen.status).toBe(404);
    const guest = await testApp.acme.guest.send(customers.importFrequentAddresses, query);
    expect(guest.status).toBe(401);
  });

  it('imports an address once under concurrent imports', async () => {
    const fileId = await uploaded(oto, [addressHeads, 'Raced,R,1 Race Road,Richmond,3121,,']);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => oto.call(customers.importFrequentAddresses, { fileId })),
    );
    expect(all.filter(({ inserted }) => inserted === 1)).toHaveLength(1);
    expect(await saved("nickname eq 'Raced'")).toHaveLength(1);
  });

  it('imports a large file, and imports it again', async () => {
    const many = sized(10_000);
    const rows = Array.from(
      { length: many },
      (_, n) => `Bulk ${n},Bulk ${n} Pty Ltd,${n} Long Road,Richmond,3121,Business,Gate ${n}`,
    );
    const fileId = await uploaded(cleo, [addressHeads, ...rows]);
    const query = { customerId: harbour, fileId };
    const done = await cleo.call(customers.importFrequentAddresses, query);
    expect([done.inserted, done.errors]).toEqual([many, []]);
    const again = await cleo.call(customers.importFrequentAddresses, query);
    expect([again.inserted, again.updated]).toEqual([0, many]);
  });
});

describe('exporting addresses', () => {
  it('returns only the header row to guests [role-022]', async () => {
    const file = await testApp.acme.guest.call(customers.getFrequentAddressesCsv);
    expect(file).toMatchObject({ fileName: 'Addresses.csv', fileType: 'text/csv' });
    const { body } = await cleo.send(downloadAsset, { assetId: file.fileToken });
    expect(body.trim().split('\r\n')).toEqual([
      'nickname,companyName,contactName,email,telephone,addressLine1,addressLine2,addressLine3,' +
        'suburb,postCode,stateCode,countryCode,type,specialInstructions',
    ]);
  });

  it('escapes cells that a spreadsheet would run, and the import restores them', async () => {
    const hostile = '=HYPERLINK("http://bad.example")';
    const fileId = await uploaded(oto, [
      addressHeads,
      `Evil,"${hostile.replaceAll('"', '""')}",@1 Road,Richmond,3121,,"+1, -2"`,
    ]);
    await oto.call(customers.importFrequentAddresses, { fileId });
    const filter = "nickname eq 'Evil'";
    const { fileToken } = await oto.call(customers.getFrequentAddressesCsv, { filter });
    const text = await fileOf(oto, fileToken);
    expect(text.split('\r\n')[1]).toContain(`Evil,"'=HYPERLINK(""http://bad.example"")"`);
    const back = await uploaded(oto, text.trimEnd().split('\r\n'));
    const done = await oto.call(customers.importFrequentAddresses, { fileId: back });
    expect([done.inserted, done.updated, done.errors]).toEqual([0, 1, []]);
    expect(await saved(filter)).toMatchObject([
      { companyName: hostile, addressLine1: '@1 Road', specialInstructions: '+1, -2' },
    ]);
  });

  it('contains only the customer’s own addresses, whatever the request says', async () => {
    const query = { customerId: harbour };
    const { fileToken } = await oto.call(customers.getFrequentAddressesCsv, query);
    expect(await fileOf(oto, fileToken)).not.toContain('Shop 4321');
  });
});

describe('importing products', () => {
  const heads = 'productCode,name,packageType,length,width,height,weight,units,isDangerousGood';
  const products = async (filter: string) =>
    (await oto.call(customers.getProducts, { filter })).items;

  it('matches on the code, reads units, and returns rows with invalid numbers', async () => {
    const fileId = await uploaded(oto, [
      heads,
      'IMP-1,Lamp,Carton,40,30,20.5,3,,no',
      'IMP-2,Pole,Carton,2,0.1,0.1,500,m g,yes',
      'IMP-3,Bad,Carton,long,1,1,1,stone,perhaps',
      ',Nameless,Carton,1,1,1,1,,',
    ]);
    const done = await oto.call(customers.importProducts, { fileId });
    expect([done.total, done.inserted, done.updated]).toEqual([4, 2, 0]);
    expect(
      done.errors.map(({ index, validationErrors }) => [
        index,
        validationErrors.flatMap(({ members }) => members),
      ]),
    ).toEqual([
      [3, ['units', 'length', 'isDangerousGood']],
      [4, ['productCode']],
    ]);
    const again = await uploaded(oto, [heads, 'imp-1,Lamp II,Carton,41,30,20.5,3,,no']);
    const second = await oto.call(customers.importProducts, { fileId: again });
    expect([second.inserted, second.updated]).toEqual([0, 1]);
    expect(
      (await products("contains(productCode,'imp-')")).toSorted((a, b) =>
        a.name.localeCompare(b.name),
      ),
    ).toMatchObject([
      { productCode: 'imp-1', name: 'Lamp II', length: { value: 41, unit: 'cm' } },
      {
        productCode: 'IMP-2',
        length: { value: 2, unit: 'm' },
        weight: { value: 500, unit: 'g' },
        isDangerousGood: true,
      },
    ]);
  });

  it('imports its own export unchanged; a guest gets only the header row [role-024]', async () => {
    const before = await products('');
    const { fileToken, fileName } = await oto.call(customers.getProductsCsv);
    expect(fileName).toBe('Products.csv');
    const text = await fileOf(oto, fileToken);
    const fileId = await uploaded(oto, text.trimEnd().split('\r\n'));
    const done = await oto.call(customers.importProducts, { fileId });
    expect([done.inserted, done.updated, done.errors]).toEqual([0, before.length, []]);
    expect(await products('')).toEqual(before);
    const guest = await testApp.acme.guest.call(customers.getProductsCsv);
    const { body } = await cleo.send(downloadAsset, { assetId: guest.fileToken });
    expect(body.trim().split('\r\n')).toHaveLength(1);
  });
});
