import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  deleteDocuments,
  downloadAsset,
  getDocuments,
  uploadDocument,
} from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let people: Readonly<Record<string, Caller>>;
let cedar: number;
let booking: number;

beforeAll(async () => {
  testApp = await openTestApp();
  const names = ['ada', 'kim', 'cleo', 'wes', 'oto', 'mia', 'hana', 'ravi', 'lena'];
  const callers = names.map(async (name) => [name, await testApp.acme.as(name)] as const);
  people = Object.fromEntries(await Promise.all(callers));
  const [row] = await testApp.acme.rows(sql<{ customer: number; booking: number }>`
    select c.id as customer, max(b.id) as booking
    from customers.customer c join booking.booking b on b.customer_id = c.id
    where c.company_name = 'Cedar & Co' group by c.id
  `);
  cedar = row?.customer ?? 0;
  booking = row?.booking ?? 0;
});
afterAll(() => testApp.close());

const as = (name: string): Caller => people[name] as Caller;
const file = { name: 'terms.txt', type: 'text/plain', bytes: Buffer.from('30 days') };
type Args = ArgsOf<typeof uploadDocument>;
const onBooking = (more: Partial<Args> = {}): Args => ({
  entityType: 'Booking',
  entityId: booking,
  documentType: 'Other',
  ...more,
});
const hang = (by: string, args: Args) => as(by).call(uploadDocument, args, { file });
const namesFor = async (by: string): Promise<string[]> => {
  const query = { entityType: 'Booking', entityId: booking } as const;
  const { items } = await as(by).call(getDocuments, query);
  return items.map(({ documentId }) => documentId);
};
const statusOf = async (by: string, assetId: string) =>
  (await as(by).send(downloadAsset, { assetId })).status;

describe('a document', () => {
  it('is attached to its record, shows its sender, and is downloaded with a token', async () => {
    const sent = await hang('ada', onBooking({ documentType: 'Contract' }));
    expect(sent).toEqual({
      id: expect.any(Number),
      documentId: expect.any(String),
      url: `/api/core/file/downloadasset?assetId=${sent.documentId}`,
      fileName: 'terms.txt',
      documentType: 'Contract',
      entityType: 'Booking',
      entityId: booking,
      entityGuid: null,
      fileType: 'text/plain',
      sizeInBytes: 7,
      isVisibleToCustomer: false,
      creatorName: 'Ada Osei',
      creationTime: testApp.clock.now.toISOString(),
      canDelete: true,
    });
    const { items } = await as('ada').call(getDocuments, {
      entityType: 'Booking',
      entityId: booking,
    });
    expect(items[0]).toEqual(sent);
    const reply = await as('ada').send(downloadAsset, { assetId: sent.documentId });
    expect([reply.status, reply.body]).toEqual([200, '30 days']);
  });

  it.each(['/api/core/Document', '/api/services/app/Document'])(
    'is uploaded and listed with %s',
    async (prefix) => {
      const path = prefix as `/${string}`;
      const upload = { ...uploadDocument, path: `${path}/UploadDocument` } as const;
      const sent = await as('ada').call(upload, onBooking(), { file });
      const list = { ...getDocuments, path: `${path}/GetDocuments` } as const;
      const query = { entityType: 'Booking', entityId: booking } as const;
      const { items } = await as('ada').call(list, query);
      expect(items.map(({ id }) => id)).toContain(sent.id);
    },
  );

  it('can be attached to every kind of record with documents', async () => {
    const [found] = await testApp.acme.rows(sql<Record<string, string> & { invoice: number }>`
      select (select guid from customers.customer where id = ${cedar}) as customer,
        (select id from jobs.job limit 1) as job, (select id from fleet.driver limit 1) as driver,
        (select id from fleet.vehicle limit 1) as vehicle,
        (select id from messaging.discussion limit 1) as discussion,
        (select id from records.entity_record limit 1) as own,
        (select id from finance.invoice limit 1) as invoice
    `);
    const records = [
      { entityType: 'Customer', entityGuid: found?.['customer'] },
      { entityType: 'Job', entityGuid: found?.['job'] },
      { entityType: 'Driver', entityGuid: found?.['driver'] },
      { entityType: 'Vehicle', entityGuid: found?.['vehicle'] },
      { entityType: 'Invoice', entityId: found?.invoice },
      { entityType: 'Discussion', entityGuid: found?.['discussion'] },
      { entityType: 'EntityRecord', entityGuid: found?.['own'] },
    ] as const;
    for (const record of records) {
      const { id } = await hang('ada', { ...record, documentType: 'Other' });
      const { items } = await as('ada').call(getDocuments, record);
      expect(items.map((item) => item.id)).toEqual([id]);
    }
  });

  it('requires the id of an existing record', async () => {
    const nameless = as('ada').call(getDocuments, { entityType: 'Booking' });
    await expect(nameless).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['entityId'] }] },
    });
    const nobodys = { entityType: 'Driver', entityId: booking } as const;
    await expect(as('ada').call(getDocuments, nobodys)).rejects.toMatchObject({ status: 404 });
    await expect(hang('ada', onBooking({ entityId: 987_654_321 }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('leaves no row when its file is rejected', async () => {
    const count = () => testApp.acme.rows(sql`select count(*) from records.document`);
    const before = await count();
    const bytes = Buffer.from('<svg/>');
    const svg = { file: { name: 'a.svg', type: 'image/svg+xml', bytes } };
    expect((await as('ada').send(uploadDocument, onBooking(), svg)).status).toBe(400);
    expect(await count()).toEqual(before);
  });
});

describe('access to documents', () => {
  it('is limited to staff until they are shared with the customer', async () => {
    const own = await hang('kim', onBooking());
    const shared = await hang('kim', onBooking({ isVisibleToCustomer: true }));
    expect(await namesFor('mia')).not.toContain(own.documentId);
    expect(await namesFor('mia')).toContain(shared.documentId);
    expect(await statusOf('mia', own.documentId)).toBe(404);
    expect(await statusOf('mia', shared.documentId)).toBe(200);
  });

  it("includes a customer's own uploads, and never another customer’s", async () => {
    const sent = await hang('oto', onBooking());
    expect(sent).toMatchObject({ isVisibleToCustomer: true, canDelete: true });
    expect(await namesFor('kim')).toContain(sent.documentId);
    expect(await statusOf('hana', sent.documentId)).toBe(404);
    await expect(namesFor('hana')).rejects.toMatchObject({ status: 404 });
    await expect(hang('hana', onBooking())).rejects.toMatchObject({ status: 404 });
    const removal = as('hana').call(deleteDocuments, { id: sent.id });
    await expect(removal).rejects.toMatchObject({ status: 404 });
  });

  it('lets customers delete their uploads, but not what staff share', async () => {
    const shared = await hang('kim', onBooking({ isVisibleToCustomer: true }));
    const removal = as('oto').call(deleteDocuments, { id: shared.id });
    await expect(removal).rejects.toMatchObject({ status: 403 });
    const sent = await hang('oto', onBooking());
    expect(await as('oto').call(deleteDocuments, { id: sent.id })).toBeNull();
    expect(await statusOf('oto', sent.documentId)).toBe(404);
  });

  it('requires access to the record', async () => {
    const driver = { entityType: 'Driver', entityGuid: await driverGuid() } as const;
    await expect(as('lena').call(getDocuments, driver)).rejects.toMatchObject({ status: 403 });
    await expect(hang('mia', { ...driver, documentType: 'Licence' })).rejects.toMatchObject({
      status: 403,
    });
    const licence = await hang('ada', { ...driver, documentType: 'Licence' });
    expect(await statusOf('lena', licence.documentId)).toBe(404);
    expect(licence.isVisibleToCustomer).toBe(false);
  });

  it('deletes a document once under concurrent requests, with its file', async () => {
    const { id, documentId } = await hang('ada', onBooking());
    const removals = ['ada', 'kim', 'ada', 'kim'].map((by) => as(by).send(deleteDocuments, { id }));
    const statuses = (await Promise.all(removals)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    const key = `${testApp.acme.id}/${documentId}`;
    expect(await testApp.files.get(key)).not.toBeNull();
    await testApp.settle();
    expect(await testApp.files.get(key)).toBeNull();
  });
});

async function driverGuid(): Promise<string> {
  const [row] = await testApp.acme.rows(sql<{ id: string }>`select id from fleet.driver limit 1`);
  return row?.id ?? '';
}
