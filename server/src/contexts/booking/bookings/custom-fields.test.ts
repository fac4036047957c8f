import type { ArgsOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import * as customers from '@waybill/contract/customers/endpoints';
import * as records from '@waybill/contract/records/endpoints';
import { search } from '@waybill/contract/search/endpoints';
import { getEntityChanges } from '@waybill/contract/messaging/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let people: Readonly<Record<string, Caller>>;
let desk: Desk;
const as = (name: string): Caller => people[name] as Caller;

type Design = ArgsOf<typeof records.createDefinition>['definition'];
const bookingFields: Design = {
  name: 'Booking fields',
  required: ['dock'],
  properties: [
    { key: 'dock', fieldtype: 'select', displayname: 'Dock', choices: ['North', 'South'] },
    { key: 'pallets', fieldtype: 'number', displayname: 'Pallets', minimum: 0, maximum: 40 },
    { key: 'due', fieldtype: 'date', displayname: 'Due' },
    { key: 'fragile', fieldtype: 'boolean', displayname: 'Fragile' },
    { key: 'margin', fieldtype: 'text', displayname: 'Margin note', hiddenfrompublic: true },
  ],
};

beforeAll(async () => {
  testApp = await openTestApp();
  const names = ['ada', 'kim', 'cleo', 'oto'];
  const callers = names.map(async (name) => [name, await testApp.acme.as(name)] as const);
  people = Object.fromEntries(await Promise.all(callers));
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const values = { dock: 'North', pallets: 3, due: '2026-12-01', fragile: true, margin: 'thin' };
const readBy = async (name: string, id: number) =>
  (await as(name).call(contract.getBookingForEdit, { Id: id })).booking.customFields;

it('is no field where the tenant designed none', async () => {
  const { definition } = await as('kim').call(records.getDefinition, { type: 'booking-fields' });
  expect([definition.properties, definition.creationtime]).toEqual([[], null]);
  const refused = await refusalOf(bookAt(as('kim'), desk, { customFields: { dock: 'North' } }));
  expect(refused.error.validationErrors).toMatchObject([
    { members: ['booking.customFields.dock'] },
  ]);
});

describe('fields of bookings', () => {
  beforeAll(() =>
    as('ada').call(records.createDefinition, {
      type: 'booking-fields',
      definition: bookingFields,
    }),
  );

  it('are no type of records of their own', async () => {
    const { items } = await as('ada').call(records.getDefinitions, {});
    expect(items.map(({ type }) => type)).not.toContain('booking-fields');
    const entity = { data: { dock: 'North' } };
    const write = await as('ada').send(records.createEntity, { type: 'booking-fields', entity });
    expect(write.status).toBe(404);
  });

  it('hold only what stands for itself, and keep the type of their values', async () => {
    const [dock, ...others] = bookingFields.properties;
    const changed = {
      ...bookingFields,
      properties: [{ ...dock, fieldtype: 'customer' }, ...others],
    };
    const refused = await refusalOf(
      as('ada').call(records.updateDefinition, {
        type: 'booking-fields',
        definition: changed as Design,
      }),
    );
    expect(refused.error.validationErrors?.[0]?.members).toEqual([
      'definition.properties[0].fieldtype',
    ]);
  });

  it('are required to book, and not to save a draft', async () => {
    const refused = await refusalOf(bookAt(as('kim'), desk));
    expect(refused.error.validationErrors).toMatchObject([
      { message: 'Dock is required', members: ['booking.customFields.dock'] },
    ]);
    const wrong = { dock: 'East', pallets: 99 };
    const booking = forDesk(desk, { customFields: wrong });
    const draft = await refusalOf(as('kim').call(contract.createOrUpdateBooking, { booking }));
    expect(draft.error.validationErrors?.map(({ members }) => members?.[0])).toEqual([
      'booking.customFields.dock',
      'booking.customFields.pallets',
    ]);
    const saved = await as('kim').call(contract.createOrUpdateBooking, { booking: forDesk(desk) });
    expect(saved.booking.customFields).toEqual({});
  });

  it('show customers what is not hidden, which stays when they save', async () => {
    const { id } = await bookAt(as('kim'), desk, { customFields: values });
    const { margin: _, ...open } = values;
    expect(await readBy('kim', id)).toEqual(values);
    expect(await readBy('oto', id)).toEqual(open);
    const booking = { id, customFields: { ...open, dock: 'South' } };
    await as('oto').call(contract.createOrUpdateBooking, { booking });
    expect(await readBy('kim', id)).toEqual({ ...values, dock: 'South' });
    const peek = await refusalOf(
      as('oto').call(contract.getListedBookings, { filter: "customFields/margin eq 'thin'" }),
    );
    expect(peek.status).toBe(400);
  });

  it('are filtered and sorted by, exported, searched and in the history', async () => {
    const { id } = await bookAt(as('kim'), desk, {
      customFields: { dock: 'South', pallets: 17, margin: 'xylophone' },
    });
    const filter = "customFields/pallets gt 16 and customFields/dock eq 'South'";
    const sorting = 'customFields.pallets desc';
    const { items } = await as('kim').call(contract.getListedBookings, { filter, sorting });
    expect(items.map((row) => [row.id, row.customFields['pallets']])).toEqual([[id, 17]]);
    expect((await as('kim').call(contract.getBookingsSummary, { filter })).totalBookings).toBe(1);
    const { fileToken } = await as('kim').call(contract.exportBookings, { filter });
    const { body } = await as('kim').send(contract.downloadDocument, { token: fileToken });
    const [head, row] = body.split('\r\n');
    expect(head).toMatch(/,Dock,Pallets,Due,Fragile,Margin note$/);
    expect(row).toMatch(/,South,17,,,xylophone$/);
    const history = await as('kim').call(getEntityChanges, {
      entitytype: 'Booking',
      entityid: String(id),
    });
    expect(JSON.stringify(history)).toContain('xylophone');
  });

  it('stand in the history one by one, for customers without those hidden from them', async () => {
    const { id } = await bookAt(as('oto'), desk, { customFields: { dock: 'North' } });
    const save = (customFields: Record<string, unknown>, who = 'oto') =>
      as(who).call(contract.createOrUpdateBooking, { booking: { id, customFields } });
    await save({ dock: 'North', margin: 'thin' }, 'kim');
    await save({ dock: 'South' });
    const historyFor = async (who: string) => {
      const about = { entitytype: 'Booking', entityid: String(id), maxResultCount: 50 };
      const { items } = await as(who).call(getEntityChanges, about);
      return items
        .flatMap(({ entitypropertychanges: changes }) => changes)
        .filter(({ propertyname }) => propertyname.startsWith('customFields'))
        .map(({ propertyname, originalvalue, newvalue }) => [
          propertyname,
          originalvalue,
          newvalue,
        ]);
    };
    expect(await historyFor('kim')).toEqual([
      ['customFields.dock', 'North', 'South'],
      ['customFields.margin', null, 'thin'],
      ['customFields.dock', null, 'North'],
    ]);
    expect(JSON.stringify(await historyFor('oto'))).not.toContain('margin');
    await testApp.acme.rows(sql`
      select platform.blank_history('Booking', ${String(id)}, array['custom']) as count
    `);
    expect((await historyFor('kim')).flatMap(([, ...values]) => values)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('are merged as a whole when two people edit a booking', async () => {
    const { id } = await bookAt(as('kim'), desk, { customFields: { dock: 'North' } });
    const base = { customFields: { dock: 'North' } };
    await as('cleo').call(contract.createOrUpdateBooking, {
      booking: { id, customFields: { dock: 'South' } },
      base,
    });
    const refused = await refusalOf(
      as('kim').call(contract.createOrUpdateBooking, {
        booking: { id, customFields: { dock: 'North', pallets: 1 } },
        base,
      }),
    );
    expect(refused.error.validationErrors?.[0]?.members).toEqual(['booking.customFields']);
  });
});

describe('a filter by a field', () => {
  const update = (properties: Design['properties'], dropfields: string[] = []) =>
    as('ada').call(records.updateDefinition, {
      type: 'booking-fields',
      definition: { ...bookingFields, properties, required: [] },
      dropfields,
    });
  const matches = async (filter: string) =>
    (await as('kim').call(contract.getListedBookings, { filter })).items.map(({ id }) => id);

  it.each([
    ["b.custom_text_1 = 'North'", 'booking_by_custom_text_1'],
    ['b.custom_number_1 > 16::numeric', 'booking_by_custom_number_1'],
    ["b.custom_day_1 = '2026-12-01'", 'booking_by_custom_day_1'],
  ])('is %s, which reads its index under row-level security', async (condition, index) => {
    const plan = await testApp.acme.rows<Record<string, string>>(sql`
      explain (costs off) select b.id from booking.booking b
      where b.deleted_at is null and ${sql.raw(condition)}
      order by b.created_at desc, b.id desc limit 50
    `);
    expect(JSON.stringify(plan)).toContain(index);
  });

  it('finds yes and no, days and numbers, and what was changed and emptied', async () => {
    const { id } = await bookAt(as('kim'), desk, {
      customFields: { dock: 'South', pallets: 33, due: '2031-03-04', fragile: true },
    });
    const filters = [
      'customFields/pallets eq 33',
      'customFields/pallets gt 32.5',
      "customFields/due eq '2031-03-04'",
      'customFields/fragile eq true and customFields/pallets ge 33',
    ];
    for (const filter of filters) expect([filter, await matches(filter)]).toEqual([filter, [id]]);
    await as('kim').call(contract.createOrUpdateBooking, {
      booking: { id, customFields: { dock: 'South', pallets: 34 } },
    });
    expect(await matches('customFields/pallets eq 33')).toEqual([]);
    expect(await matches('customFields/pallets eq 34')).toEqual([id]);
    expect(await matches("customFields/due eq '2031-03-04'")).toEqual([]);
  });

  it.each(['asc', 'desc'])(
    'sort a list %s page by page, rows without a value last or first',
    async (way) => {
      for (const pallets of [5, 3, 5]) {
        await bookAt(as('kim'), desk, { customFields: { dock: 'North', pallets } });
      }
      const rows: { readonly id: number; readonly pallets: number }[] = [];
      const sorting = `customFields.pallets ${way}`;
      const maxResultCount = 7;
      for (let skipCount = 0, most = 1; skipCount < most; skipCount += maxResultCount) {
        const page = { sorting, skipCount, maxResultCount };
        const { items, totalCount } = await as('kim').call(contract.getListedBookings, page);
        most = totalCount;
        for (const { id, customFields } of items) {
          rows.push({ id, pallets: Number(customFields['pallets'] ?? Infinity) });
        }
      }
      const signed = way === 'asc' ? 1 : -1;
      const byValue = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
        one.pallets === other.pallets ? one.id - other.id : one.pallets - other.pallets;
      expect(rows).toEqual(rows.toSorted((one, other) => signed * byValue(one, other)));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect([rows.length > 20, rows.some(({ pallets }) => pallets === 3)]).toEqual([true, true]);
    },
  );

  it('finds nothing of a removed field in a new one that has its column', async () => {
    const { properties } = bookingFields;
    const { id } = await bookAt(as('kim'), desk, {
      customFields: { dock: 'South', pallets: 39 },
    });
    const others = properties.filter(({ key }) => key !== 'pallets');
    const weeks = { key: 'weeks', fieldtype: 'number', displayname: 'Weeks' } as const;
    await update([...others, weeks], ['pallets']);
    expect(await matches('customFields/weeks eq 39')).toEqual([]);
    const booking = { id, customFields: { dock: 'South', weeks: 7 } };
    await as('kim').call(contract.createOrUpdateBooking, { booking });
    expect(await matches('customFields/weeks eq 7')).toEqual([id]);
    await update(properties, ['weeks']);
    expect(await readBy('kim', id)).toEqual({ dock: 'South' });
  });
});

describe('a removed field', () => {
  const save = (query: Partial<ArgsOf<typeof records.updateDefinition>>) =>
    as('ada').call(records.updateDefinition, {
      type: 'booking-fields',
      definition: { ...bookingFields, required: [] },
      ...query,
    });
  const without = (key: string): Design => ({
    ...bookingFields,
    required: [],
    properties: bookingFields.properties.filter((field) => field.key !== key),
  });

  it('is refused with the number of its bookings, and deleted with their values', async () => {
    await save({});
    const { id } = await bookAt(as('kim'), desk, { customFields: values });
    const { items } = await as('kim').call(contract.getListedBookings, {
      filter: 'customFields/fragile eq true',
    });
    const refused = await refusalOf(save({ definition: without('fragile') }));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      items.length === 1
        ? 'Fragile has data in 1 record.'
        : `Fragile has data in ${items.length} records.`,
    ]);
    expect(await readBy('kim', id)).toEqual(values);
    await save({ definition: without('fragile'), dropfields: ['fragile'] });
    const { fragile: _, ...left } = values;
    expect(await readBy('kim', id)).toEqual(left);
    const about = { entitytype: 'Booking', entityid: String(id) };
    const { items: changes } = await as('kim').call(getEntityChanges, about);
    expect(changes[0]?.entitypropertychanges).toMatchObject([
      { propertyname: 'customFields.fragile', originalvalue: 'true', newvalue: null },
    ]);
    await save({});
    expect(await readBy('kim', id)).toEqual(left);
  });

  it('leaves the search, as one does that is hidden from customers', async () => {
    const seal = { key: 'seal', fieldtype: 'text', displayname: 'Seal' } as const;
    const gate = { key: 'gate', fieldtype: 'text', displayname: 'Gate' } as const;
    const { properties } = bookingFields;
    const design = (...more: Design['properties']): Design => ({
      ...bookingFields,
      required: [],
      properties: [...properties, ...more],
    });
    await save({ definition: design(seal, gate) });
    const { id } = await bookAt(as('kim'), desk, {
      customFields: { seal: 'marigold', gate: 'peregrine' },
    });
    await testApp.settle();
    const found = async (query: string) =>
      (await as('kim').call(search, { query })).results.map(({ ref }) => ref);
    expect([await found('marigold'), await found('peregrine')]).toEqual([
      [String(id)],
      [String(id)],
    ]);
    await save({
      definition: design({ ...gate, hiddenfrompublic: true }),
      dropfields: ['seal'],
    });
    await testApp.settle();
    expect([await found('marigold'), await found('peregrine')]).toEqual([[], []]);
    await save({ definition: design(), dropfields: ['gate'] });
  });

  it('may be the last one, which removes the definition', async () => {
    const none = { ...bookingFields, required: [], properties: [] };
    const refused = await refusalOf(save({ definition: none }));
    expect(refused.error.message).toContain('Dock has data in');
    const dropfields = bookingFields.properties.map(({ key }) => key);
    const { definition } = await save({ definition: none, dropfields });
    expect([definition.properties, definition.creationtime]).toEqual([[], null]);
    const { id } = await bookAt(as('kim'), desk);
    expect(await readBy('kim', id)).toEqual({});
    await save({});
  });

  it('is not the last one of a type of records', async () => {
    const type = 'dock-checks';
    const definition = {
      name: 'Dock check',
      properties: [{ key: 'name', fieldtype: 'text', displayname: 'Name' } as const],
    };
    await as('ada').call(records.createDefinition, { type, definition });
    const refused = await refusalOf(
      as('ada').call(records.updateDefinition, {
        type,
        definition: { ...definition, properties: [] },
      }),
    );
    expect(refused.error.validationErrors).toMatchObject([
      { message: 'Add at least one field', members: ['definition.properties'] },
    ]);
  });
});

describe('a file of bookings', () => {
  it('brings custom fields, and a rejected row is good once its cells are mended', async () => {
    const heads = 'Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm,Dock';
    const row = (dock: string) => `Petrov,220 Swan Street,Richmond,3121,2,12,40,30,25,${dock}`;
    const bytes = Buffer.from([heads, row('North'), row('East')].join('\r\n'));
    const file = { name: 'docks.csv', type: 'text/csv', bytes };
    const { fileName: fileId } = await as('kim').call(records.uploadAsset, {}, { file });
    const terms = { fileId, customerId: desk.customerId, dryRun: true };
    const look = await as('kim').call(contract.importBookings, terms);
    expect([look.inserted, look.errors[0]?.validationErrors[0]?.members]).toEqual([
      1,
      ['customFields.dock'],
    ]);
    const mended = [{ index: 2, cells: { Dock: 'South', Unknown: 'x' } }];
    const again = await as('kim').call(contract.importBookings, { ...terms, mended });
    expect([again.inserted, again.errors]).toEqual([2, []]);
    const { importId } = await as('kim').call(contract.importBookings, {
      ...terms,
      mended,
      dryRun: false,
    });
    await testApp.settle();
    const filter = `batchId eq guid'${importId}'`;
    const { items } = await as('kim').call(contract.getListedBookings, { filter });
    expect(new Set(items.map(({ customFields }) => customFields['dock']))).toEqual(
      new Set(['North', 'South']),
    );
  });
});

describe('fields of customers', () => {
  beforeAll(() =>
    as('ada').call(records.createDefinition, {
      type: 'customer-fields',
      definition: {
        name: 'Customer fields',
        required: [],
        properties: [
          { key: 'tier', fieldtype: 'select', displayname: 'Tier', choices: ['Gold', 'Silver'] },
          { key: 'risk', fieldtype: 'text', displayname: 'Risk', hiddenfrompublic: true },
        ],
      },
    }),
  );

  it('are saved, stay where they are not sent, are filtered by, and hidden', async () => {
    const customer = { companyName: 'Custom Crates', customFields: { tier: 'Gold', risk: 'low' } };
    const { id } = await as('cleo').call(customers.createOrUpdateCustomer, { customer });
    const again = { id, companyName: 'Custom Crates' };
    await as('cleo').call(customers.createOrUpdateCustomer, { customer: again });
    const filter = "customFields/tier eq 'Gold'";
    const { items } = await as('cleo').call(customers.getCustomers, { filter });
    expect(items.map((row) => [row.id, row.customFields])).toEqual([
      [id, { tier: 'Gold', risk: 'low' }],
    ]);
    const wrong = { ...again, customFields: { tier: 'Bronze' } };
    const refused = await refusalOf(
      as('cleo').call(customers.createOrUpdateCustomer, { customer: wrong }),
    );
    expect(refused.error.validationErrors?.[0]?.members).toEqual(['customer.customFields.tier']);
    const own = await as('oto').call(customers.getCurrentCustomer);
    const customFields = { tier: 'Silver', risk: 'high' };
    await as('cleo').call(customers.createOrUpdateCustomer, {
      customer: { id: own.id, companyName: own.companyName, customFields },
    });
    expect((await as('oto').call(customers.getCurrentCustomer)).customFields).toEqual({
      tier: 'Silver',
    });
  });

  it('come with a file of customers, by the names of the fields', async () => {
    const lines = ['Company,Contact,Tier', 'Tiered Timber,Tia Timber,gold', 'Bad Tier,Bo Tier,Tin'];
    const bytes = Buffer.from(lines.join('\r\n'));
    const file = { name: 'list.csv', type: 'text/csv', bytes };
    const { fileName: fileId } = await as('cleo').call(records.uploadAsset, {}, { file });
    const done = await as('cleo').call(customers.importCustomers, { fileId });
    expect(done.errors).toMatchObject([{ validationErrors: [{ members: ['customFields.tier'] }] }]);
    const filter = "companyName eq 'Tiered Timber'";
    const { items } = await as('cleo').call(customers.getCustomers, { filter });
    expect(items[0]?.customFields).toEqual({ tier: 'Gold' });
  });
});
