import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  createDefinition,
  createEntity,
  deleteDefinition,
  deleteEntity,
  downloadAsset,
  exportEntities,
  getDefinition,
  getDefinitions,
  getDocuments,
  getEntities,
  getEntity,
  importEntities,
  updateDefinition,
  updateEntity,
  uploadDocument,
} from '@waybill/contract/records/endpoints';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let people: Readonly<Record<string, Caller>>;
let cedar: number;

beforeAll(async () => {
  testApp = await openTestApp();
  const names = ['ada', 'kim', 'lena', 'oto', 'hana'];
  const callers = names.map(async (name) => [name, await testApp.acme.as(name)] as const);
  people = Object.fromEntries(await Promise.all(callers));
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where company_name = 'Cedar & Co'
  `);
  cedar = row?.id ?? 0;
});
afterAll(() => testApp.close());

const as = (name: string): Caller => people[name] as Caller;
type Design = ArgsOf<typeof createDefinition>['definition'];

const permit: Design = {
  name: 'Site permit',
  ispublic: true,
  required: ['number'],
  properties: [
    { key: 'number', fieldtype: 'text', displayname: 'Number' },
    { key: 'fee', fieldtype: 'money', displayname: 'Fee' },
    { key: 'dock', fieldtype: 'number', displayname: 'Dock', minimum: 1, maximum: 40 },
    { key: 'valid_until', fieldtype: 'date', displayname: 'Valid until' },
    { key: 'zone', fieldtype: 'select', displayname: 'Zone', choices: ['North', 'South'] },
    { key: 'escort', fieldtype: 'text', displayname: 'Escort' },
    { key: 'pin', fieldtype: 'text', displayname: 'PIN', hiddenfrompublic: true },
    { key: 'customer', fieldtype: 'customer', displayname: 'Customer' },
  ],
  options: {
    pluralname: 'Site permits',
    commsenabled: true,
    hideshowfield: [{ field: 'escort', when: 'zone', equals: 'South' }],
  },
};

let made = 0;
/** Creates a separate type for each test. */
async function aType(differences: Partial<Design> = {}): Promise<string> {
  const type = `permit-${(made += 1)}`;
  await as('ada').call(createDefinition, { type, definition: { ...permit, ...differences } });
  return type;
}
const add = async (type: string, data: EntityData) =>
  (await as('kim').call(createEntity, { type, entity: { data } })).entity;
const titles = async (
  by: Caller,
  type: string,
  query: Partial<ArgsOf<typeof getEntities>> = {},
) => {
  const { items } = await by.call(getEntities, { type, sorting: 'number', ...query });
  return items.map(({ title }) => title);
};
const complaints = (members: readonly string[]) => ({
  status: 400,
  error: { validationErrors: members.map((member) => ({ members: [member] })) },
});

describe('a custom record type', () => {
  it('is created, listed for permitted users, changed and deleted', async () => {
    const { definition } = await as('ada').call(createDefinition, { definition: permit });
    expect(definition).toMatchObject({ type: 'site-permit', name: 'Site permit', canedit: true });
    expect(definition.properties.map(({ key, index }) => [key, index])).toEqual(
      permit.properties.map(({ key }, at) => [key, at + 1]),
    );
    const { items } = await as('kim').call(getDefinitions);
    expect(items.map(({ name }) => name)).toEqual([
      'Site contact',
      'Site permit',
      'Vehicle inspection',
    ]);
    const renamed = { ...permit, name: 'Gate permit' };
    const { definition: after } = await as('ada').call(updateDefinition, {
      type: 'site-permit',
      definition: renamed,
    });
    expect([after.name, after.type]).toEqual(['Gate permit', 'site-permit']);
    await as('ada').call(deleteDefinition, { type: 'site-permit' });
    const gone = as('ada').call(getDefinition, { type: 'site-permit' });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('has a unique name, even under concurrent requests', async () => {
    const type = 'taken-at-once';
    const attempts = [1, 2, 3].map(() =>
      as('ada').send(createDefinition, { type, definition: permit }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is rejected with an error for each invalid part', async () => {
    const definition: Design = {
      ...permit,
      required: ['nothing'],
      properties: [
        { key: 'title', fieldtype: 'text', displayname: 'Title' },
        { key: 'zone', fieldtype: 'select', displayname: 'Zone' },
        { key: 'zone', fieldtype: 'number', displayname: 'Again', minimum: 9, maximum: 1 },
        { key: 'from', fieldtype: 'number', displayname: 'From', defaultvalue: 'soon' },
        { key: 'other', fieldtype: 'entity', displayname: 'Other' },
        { key: 'one', fieldtype: 'customer', displayname: 'One' },
        { key: 'two', fieldtype: 'customer', displayname: 'Two' },
      ],
      options: { hideshowfield: [{ field: 'zone', when: 'zone', equals: 'x' }] },
    };
    await expect(as('ada').call(createDefinition, { definition })).rejects.toMatchObject(
      complaints([
        'definition.properties[0].key',
        'definition.properties[1].choices',
        'definition.properties[2].key',
        'definition.properties[2].maximum',
        'definition.properties[3].defaultvalue',
        'definition.properties[4].fieldtype',
        'definition.properties[6].fieldtype',
        'definition.required[0]',
        'definition.options.hideshowfield[0].when',
      ]),
    );
  });

  it('rejects a change that its records violate and counts them', async () => {
    const type = await aType();
    await add(type, { number: 'P-1', dock: 30, zone: 'North' });
    await add(type, { number: 'P-2', zone: 'South' });
    const field = (key: string, changes: object) =>
      permit.properties.map((each) => (each.key === key ? { ...each, ...changes } : each));
    const change = (differences: Partial<Design>, dropfields: string[] = []) =>
      as('ada').call(updateDefinition, {
        type,
        definition: { ...permit, ...differences },
        dropfields,
      });
    const refused = (message: string) => ({ status: 409, error: { message } });
    await expect(
      change({ properties: field('dock', { fieldtype: 'date' }) }),
    ).rejects.toMatchObject(refused("1 record: Dock (number) can't become date."));
    await expect(
      change({ properties: field('zone', { choices: ['South'] }) }),
    ).rejects.toMatchObject(refused('North: used for Zone in 1 record.'));
    await expect(change({ properties: field('dock', { maximum: 20 }) })).rejects.toMatchObject(
      refused('Dock is out of range in 1 record.'),
    );
    await expect(change({ required: ['number', 'dock'] })).rejects.toMatchObject(
      refused('1 record lacks Dock: fill it in.'),
    );
    const without = permit.properties.filter(({ key }) => key !== 'number');
    await expect(change({ required: [], properties: without })).rejects.toMatchObject(
      refused('Number has data in 2 records.'),
    );
    await change({ required: [], properties: without }, ['number']);
    const { items } = await as('kim').call(getEntities, { type });
    expect(items.map(({ data }) => Object.keys(data)).flat()).not.toContain('number');
    const away = as('ada').call(deleteDefinition, { type });
    await expect(away).rejects.toMatchObject(refused('Site permit has 2 records.'));
  });

  it('accepts no record that a concurrent change forbids', async () => {
    const type = await aType();
    const required = { ...permit, required: ['number', 'dock'] };
    await Promise.all([
      ...[1, 2, 3, 4].map((n) =>
        as('kim').send(createEntity, { type, entity: { data: { number: `P-${n}` } } }),
      ),
      as('ada').send(updateDefinition, { type, definition: required }),
    ]);
    const { definition } = await as('ada').call(getDefinition, { type });
    const { items } = await as('kim').call(getEntities, { type });
    const lacking = items.filter(({ data }) => data['dock'] === undefined);
    // One of the two came first: either every record has a value, or the field is not required.
    expect([items.length > 0 || definition.required.length > 1, lacking.length > 0]).toEqual([
      true,
      !definition.required.includes('dock'),
    ]);
  });
});

describe('a custom record', () => {
  it('is added, read by id and by address, updated and deleted', async () => {
    const type = await aType();
    const made = await add(type, { number: 'P-100', fee: 12.5, dock: 3, customer: cedar });
    expect(made).toMatchObject({
      type,
      title: 'P-100',
      customerid: cedar,
      data: { number: 'P-100', fee: 12.5, dock: 3, customer: cedar },
      labels: { customer: 'Cedar & Co' },
      creatorname: 'Kim Tran',
    });
    expect(made.url).toMatch(/^p-100-[\da-f]{12}$/);
    const read = await as('kim').call(getEntity, { type, id: made.url });
    expect(read.entity).toEqual(made);
    const { items } = await as('kim').call(getEntities, { type, url: made.url });
    expect(items).toEqual([made]);
    const { entity } = await as('kim').call(updateEntity, {
      type,
      entity: { id: made.id, data: { number: 'P-101', fee: 0.01 } },
    });
    expect([entity.data, entity.url, entity.customerid]).toEqual([
      { number: 'P-101', fee: 0.01 },
      made.url,
      null,
    ]);
    await as('kim').call(deleteEntity, { type, id: made.id });
    const gone = as('kim').call(getEntity, { type, id: made.id });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('is rejected with an error for each invalid field', async () => {
    const type = await aType();
    const data = {
      fee: 1.005,
      dock: 41,
      valid_until: '2026-02-30',
      zone: 'West',
      customer: 987_654_321,
      colour: 'red',
    };
    await expect(add(type, data)).rejects.toMatchObject(
      complaints(
        ['fee', 'dock', 'valid_until', 'zone', 'number', 'colour', 'customer'].map(
          (key) => `entity.data.${key}`,
        ),
      ),
    );
  });

  it('rejects dates in year 0, which PostgreSQL does not support', async () => {
    const type = await aType();
    const never = add(type, { number: 'P-1', valid_until: '0000-01-01' });
    await expect(never).rejects.toMatchObject(complaints(['entity.data.valid_until']));
  });

  it('requires a conditional field only while its rule applies, else drops it', async () => {
    const type = await aType({ required: ['number', 'escort'] });
    const north = await add(type, { number: 'P-1', zone: 'North', escort: 'Sam' });
    expect(north.data).toEqual({ number: 'P-1', zone: 'North' });
    await expect(add(type, { number: 'P-2', zone: 'South' })).rejects.toMatchObject(
      complaints(['entity.data.escort']),
    );
  });

  it('is found by typed comparisons of its fields, sorted and searched by text', async () => {
    const type = await aType();
    await add(type, { number: 'P-1', dock: 9, fee: 100, valid_until: '2026-12-01', zone: 'North' });
    await add(type, { number: 'P-2', dock: 10, fee: 99.99, valid_until: '2027-01-01' });
    await add(type, { number: 'P-3', fee: 5 });
    const kim = as('kim');
    const found = (filter: string) => titles(kim, type, { filter });
    expect(await found('dock gt 9')).toEqual(['P-2']);
    expect(await found('fee ge 99.99 and fee lt 100')).toEqual(['P-2']);
    expect(await found("valid_until lt datetime'2026-12-31'")).toEqual(['P-1']);
    expect(await found("zone eq 'North' or dock eq null")).toEqual(['P-1', 'P-3']);
    expect(await found('north')).toEqual(['P-1']);
    expect(await titles(kim, type, { sorting: 'dock desc' })).toEqual(['P-3', 'P-2', 'P-1']);
    const unknown = kim.call(getEntities, { type, filter: 'colour eq 1' });
    await expect(unknown).rejects.toMatchObject(complaints(['filter']));
  });

  it("is found by a new field that reuses a deleted one's column", async () => {
    const type = await aType();
    await add(type, { number: 'P-1', zone: 'North' });
    const colour = { key: 'colour', fieldtype: 'text', displayname: 'Colour' } as const;
    const properties = permit.properties.map((field) => (field.key === 'zone' ? colour : field));
    const options = { pluralname: 'Site permits', commsenabled: true };
    await as('ada').call(updateDefinition, {
      type,
      definition: { ...permit, properties, options },
      dropfields: ['zone'],
    });
    await add(type, { number: 'P-2', colour: 'Red' });
    const found = (filter: string) => titles(as('kim'), type, { filter });
    expect(await found('colour eq null')).toEqual(['P-1']);
    expect(await found("colour eq 'Red'")).toEqual(['P-2']);
    const [history] = await testApp.acme.rows(sql`
      select bool_or(changes::text like '%slots%') as "tellsOfColumns" from platform.entity_change
      where entity_type = 'EntityDefinition'
    `);
    expect(history).toEqual({ tellsOfColumns: false });
  });

  it('can reference a record of another type, which then cannot be deleted', async () => {
    const target = await aType();
    const links = [{ field: 'permit', targettype: target }];
    const type = await aType({
      required: [],
      links,
      properties: [{ key: 'permit', fieldtype: 'entity', displayname: 'Permit' }],
      options: {},
    });
    const permitted = await add(target, { number: 'P-7' });
    const visit = await add(type, { permit: permitted.id });
    expect([visit.title, visit.labels]).toEqual(['P-7', { permit: 'P-7' }]);
    const away = as('kim').call(deleteEntity, { type: target, id: permitted.id });
    await expect(away).rejects.toMatchObject({ status: 409 });
    const wrong = add(type, { permit: visit.id });
    await expect(wrong).rejects.toMatchObject(complaints(['entity.data.permit']));
    const typeAway = as('ada').call(deleteDefinition, { type: target });
    await expect(typeAway).rejects.toMatchObject({ status: 409 });
  });
});

describe('record visibility', () => {
  it('gives guests public records without hidden fields, and customers their own', async () => {
    const type = await aType();
    await add(type, { number: 'P-1', pin: '1234' });
    const theirs = await add(type, { number: 'P-2', pin: '5678', customer: cedar });
    expect(await titles(as('kim'), type)).toEqual(['P-1', 'P-2']);
    expect(await titles(as('oto'), type)).toEqual(['P-1', 'P-2']);
    expect(await titles(as('hana'), type)).toEqual(['P-1']);
    expect(await titles(testApp.acme.guest, type)).toEqual(['P-1']);
    const notTheirs = as('hana').call(getEntity, { type, id: theirs.id });
    await expect(notTheirs).rejects.toMatchObject({ status: 404 });
    for (const caller of [as('oto'), testApp.acme.guest]) {
      const { definition } = await caller.call(getDefinition, { type });
      expect(definition.properties.map(({ key }) => key)).not.toContain('pin');
      const { body } = await caller.send(getEntities, { type });
      expect(body).not.toMatch(/1234|5678|Kim|"pin"/);
      const guess = caller.call(getEntities, { type, filter: "pin eq '1234'" });
      await expect(guess).rejects.toMatchObject({ status: 400 });
      const order = caller.call(getEntities, { type, sorting: 'pin' });
      await expect(order).rejects.toMatchObject({ status: 400 });
      expect(await titles(caller, type, { filter: '1234' })).toEqual([]);
    }
  });

  it('limits non-public records to staff with permission', async () => {
    const type = await aType({ ispublic: false, permissiongroup: 'Finance' });
    for (const caller of [as('oto'), testApp.acme.guest]) {
      await expect(caller.call(getEntities, { type })).rejects.toMatchObject({ status: 404 });
    }
    await expect(as('kim').call(getEntities, { type })).rejects.toMatchObject({ status: 403 });
    const names = (await as('kim').call(getDefinitions)).items.map((each) => each.type);
    expect(names).not.toContain(type);
    expect((await as('lena').call(getEntities, { type })).totalCount).toBe(0);
  });

  it('allows writing only to staff with permission', async () => {
    const type = await aType();
    const { id } = await add(type, { number: 'P-1' });
    const data = { number: 'P-9' };
    for (const caller of [as('oto'), as('lena')]) {
      const statuses = [
        await caller.send(createEntity, { type, entity: { data } }),
        await caller.send(updateEntity, { type, entity: { id, data } }),
        await caller.send(deleteEntity, { type, id }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403]);
    }
    expect(await titles(as('kim'), type)).toEqual(['P-1']);
  });

  it('also removes newly hidden values from addresses', async () => {
    const type = await aType();
    await add(type, { number: 'SECRET-1' });
    const properties = permit.properties.map((field) =>
      field.key === 'number' ? { ...field, hiddenfrompublic: true } : field,
    );
    await as('ada').call(updateDefinition, { type, definition: { ...permit, properties } });
    const { body } = await testApp.acme.guest.send(getEntities, { type });
    expect(body.toLowerCase()).not.toContain('secret');
  });
});

describe('record files', () => {
  const csvOf = (text: string) => ({
    file: { name: 'permits.csv', type: 'text/csv', bytes: Buffer.from(text) },
  });
  const exported = async (type: string, format: 'csv' | 'xlsx') => {
    const { fileToken, fileName } = await as('kim').call(exportEntities, {
      type,
      format,
      sorting: 'number',
    });
    expect(fileName).toMatch(new RegExp(`^Site permits 2026-\\d\\d-\\d\\d\\.${format}$`));
    return as('kim').send(downloadAsset, { assetId: fileToken });
  };

  it('import valid rows and return the others with the reasons', async () => {
    const type = await aType();
    const [row] = await testApp.acme.rows(sql<{ code: string }>`
      select code from customers.customer where id = ${cedar}
    `);
    const file = csvOf(
      `Number,Fee,Dock,Zone,customer\r\nP-1,10.50,3,north,${row?.code}\r\n` +
        ',1,1,,\r\nP-3,x,99,East,NOBODY\r\n',
    );
    const dry = await as('kim').call(importEntities, { type, dryRun: true }, file);
    expect(await titles(as('kim'), type)).toEqual([]);
    const result = await as('kim').call(importEntities, { type }, file);
    expect(result).toEqual(dry);
    expect(result).toMatchObject({ total: 3, inserted: 1, updated: 0 });
    expect(result.errors.map(({ index, messages }) => [index, messages])).toEqual([
      [2, ['Number is required']],
      [
        3,
        [
          expect.stringContaining('Fee'),
          'Dock must be 40 or less',
          'Zone must be one of North, South',
          expect.stringContaining('Customer'),
        ],
      ],
    ]);
    const { items } = await as('kim').call(getEntities, { type });
    expect(items[0]?.data).toEqual({
      number: 'P-1',
      fee: 10.5,
      dock: 3,
      zone: 'North',
      customer: cedar,
    });
  });

  it('export records that can be edited and imported again', async () => {
    const type = await aType();
    await add(type, { number: 'P-1', fee: 10, customer: cedar });
    await add(type, { number: 'P-2', zone: 'South', escort: 'Sam, Jo' });
    const { body } = await exported(type, 'csv');
    expect(body.split('\r\n')[0]).toBe(
      'Record,Number,Fee,Dock,Valid until,Zone,Escort,PIN,Customer',
    );
    const changed = body.replace('10.00', '11.00');
    const result = await as('kim').call(importEntities, { type }, csvOf(changed));
    expect(result).toMatchObject({ total: 2, inserted: 0, updated: 2, errors: [] });
    const { items } = await as('kim').call(getEntities, { type, sorting: 'number' });
    expect(items.map(({ data }) => data)).toEqual([
      { number: 'P-1', fee: 11, customer: cedar },
      { number: 'P-2', zone: 'South', escort: 'Sam, Jo' },
    ]);
    const { headers } = await exported(type, 'xlsx');
    expect(headers['content-type']).toContain('spreadsheetml');
  });

  it('omit hidden columns for customers, and need a column of the type', async () => {
    const type = await aType();
    await add(type, { number: 'P-1', pin: '1234' });
    const { fileToken } = await as('oto').call(exportEntities, { type });
    const { body } = await as('oto').send(downloadAsset, { assetId: fileToken });
    expect(body).not.toMatch(/PIN|1234/);
    const wrong = as('kim').call(importEntities, { type }, csvOf('Colour\r\nred\r\n'));
    await expect(wrong).rejects.toMatchObject(complaints(['file']));
  });
});

describe('data attached to a record', () => {
  it('includes documents, which are deleted with it', async () => {
    const type = await aType({ ispublic: false, permissiongroup: 'Job' });
    const { id } = await add(type, { number: 'P-1' });
    const file = { name: 'permit.txt', type: 'text/plain', bytes: Buffer.from('ok') };
    const record = { entityType: 'EntityRecord', entityGuid: id } as const;
    const sent = await as('kim').call(
      uploadDocument,
      { ...record, documentType: 'Other' },
      { file },
    );
    expect((await as('kim').call(getDocuments, record)).items).toEqual([sent]);
    const byOto = as('oto').call(getDocuments, record);
    await expect(byOto).rejects.toMatchObject({ status: 404 });
    await as('kim').call(deleteEntity, { type, id });
    expect((await as('kim').send(downloadAsset, { assetId: sent.documentId })).status).toBe(404);
  });

  it('includes a history of previous values, field by field', async () => {
    const type = await aType();
    const { id } = await add(type, { number: 'P-1', dock: 1 });
    await as('kim').call(updateEntity, { type, entity: { id, data: { number: 'P-1', dock: 2 } } });
    const rows = await testApp.acme.rows(sql`
      select change_type, changes from platform.entity_change
      where entity_type = ${`EntityRecord/${type}`} and entity_id = ${id} order by id
    `);
    expect(rows).toEqual([
      {
        change_type: 'Created',
        changes: [
          { property: 'dock', before: null, after: '1' },
          { property: 'number', before: null, after: 'P-1' },
        ],
      },
      { change_type: 'Updated', changes: [{ property: 'dock', before: '1', after: '2' }] },
    ]);
  });
});
