import { createOrUpdateBooking } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { createDiscussion } from '@waybill/contract/messaging/endpoints';
import { aDiscussion } from '@waybill/contract/messaging/examples';
import * as contract from '@waybill/contract/administration/endpoints';
import { english, sentence } from '@waybill/contract/sentence';
import { downloadAsset, uploadAsset, uploadDocument } from '@waybill/contract/records/endpoints';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasuresIn, replayErasures } from '#platform/backup/erasure-ledger.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await testApp.settle();
});
afterAll(() => testApp.close());

const userId = async (userName: string): Promise<number> => {
  const [row] = await testApp.acme.rows<{ id: number }>(
    sql`select id from identity."user" where user_name = ${userName}`,
  );
  return row?.id ?? 0;
};

/** Returns every table with a text of this tenant, searched as the administrator. */
async function tablesWith(text: string): Promise<string[]> {
  const request = adminQuery(testApp.adminUrl);
  const tables = await request(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' order by 1`);
  const looks = tables.map(
    ({ name }) => `
      select '${String(name)}' as name where exists
        (select from ${String(name)} t where t::text ilike $1
          and coalesce(to_jsonb(t) ->> 'tenant_id', '${testApp.acme.id}') = '${testApp.acme.id}')`,
  );
  const found = await request(looks.join(' union all '), [`%${text}%`]);
  return found.map(({ name }) => String(name));
}

/** Returns a checksum of all ledger tables. */
const books = () =>
  adminQuery(testApp.adminUrl)(`
    select (select md5(string_agg(e::text, '' order by id)) from finance.entry e) as entries,
      (select md5(string_agg(p::text, '' order by p::text)) from finance.posting p) as postings,
      (select md5(string_agg(i::text, '' order by id)) from finance.invoice i) as invoices`);

const unzipped = async (fileToken: string) => {
  const { app, acme } = testApp;
  const reply = await app.server.inject({
    url: `${downloadAsset.path}?assetId=${fileToken}`,
    headers: { host: acme.host, authorization: `Bearer ${ada.token}` },
  });
  return Object.fromEntries(
    Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
};

describe('personal data', () => {
  it('is exported as a ZIP without data of others and without secrets', async () => {
    const id = await userId('mia');
    const { fileToken, fileType } = await ada.call(contract.exportPersonalData, {
      subject: 'User',
      userId: id,
    });
    expect(fileType).toBe('application/zip');
    const files = await unzipped(fileToken);
    const user = JSON.parse(files['identity.user.json'] ?? '[]') as Record<string, unknown>[];
    expect(user).toMatchObject([{ user_name: 'mia', email: 'mia@cedar.example' }]);
    expect(user[0]).not.toHaveProperty('password_hash');
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('oto@cedar.example');
    expect(files['identity.user.csv']).toContain('mia@cedar.example');
  });

  it("includes the person's files when exported, and leaves sent messages on erasure", async () => {
    const id = await userId('ravi');
    const query = { subject: 'User' as const, userId: id };
    const [driver] = await testApp.acme.rows<{ guid: string }>(sql`
      select guid from identity."user" where id = ${id}
    `);
    const licence = { name: 'licence.txt', type: 'text/plain', bytes: Buffer.from('Class MC') };
    const record = { entityType: 'Driver', entityGuid: driver?.guid ?? '' } as const;
    await ada.call(uploadDocument, { ...record, documentType: 'Licence' }, { file: licence });
    const { fileToken } = await ada.call(contract.exportPersonalData, query);
    const files = await unzipped(fileToken);
    const own = Object.entries(files).filter(([name]) => name.startsWith('files/'));
    expect(own).toEqual([[expect.stringMatching(/licence\.txt$/), 'Class MC']]);
    const list = {
      name: 'drivers.csv',
      type: 'text/csv',
      bytes: Buffer.from('Ari,ari@heron.example'),
    };
    const { fileName } = await ada.call(uploadAsset, {}, { file: list });
    await ada.call(contract.erasePersonalData, {
      subject: 'EmailAddress',
      email: 'ari@heron.example',
      reason: 'Asked for it',
    });
    await testApp.settle();
    const key = `${testApp.acme.id}/${fileName}`;
    expect((await testApp.files.get(key))?.toString()).toMatch(/^Ari,erased-\d+@erased\.invalid$/);
  });

  it('is erased again when an older backup restores it', async () => {
    const secret = testApp.secret;
    const id = await userId('wes');
    const before = new Date(testApp.clock.now.getTime() - 1000).toISOString();
    const person = { subject: 'User' as const, userId: id };
    await ada.call(contract.erasePersonalData, { ...person, reason: 'Asked for it' });
    await testApp.settle();
    const saved = await erasuresIn({ files: testApp.files, secret });
    const ari = { subject: 'EmailAddress', email: 'ari@heron.example' };
    expect(saved.map(({ person: who }) => who)).toEqual(expect.arrayContaining([person, ari]));
    const wes = saved.filter((erased) => erased.person.userId === id);
    // Restores the data as in a backup taken just before.
    const request = adminQuery(testApp.adminUrl);
    await request(
      `update identity."user" set name = 'Wes', surname = 'Field', email = 'wes@acme.example',
         user_name = 'wes', deleted_at = null where tenant_id = $1 and id = $2`,
      [testApp.acme.id, id],
    );
    expect(await replayErasures(testApp.adminUrl, wes, '9999-12-31T00:00:00Z')).toBe(0);
    expect(await replayErasures(testApp.adminUrl, wes, before)).toBe(1);
    await testApp.settle();
    expect(await tablesWith('wes@acme.example')).toEqual([]);
    const [back] = await testApp.acme.rows(sql`
      select deleted_at is null as "signsIn" from identity."user" where id = ${id}
    `);
    expect(back).toEqual({ signsIn: false });
  });

  it('is counted before erasure, including what the law requires to keep', async () => {
    const { title, items } = await ada.call(contract.getPersonalData, {
      subject: 'User',
      userId: await userId('lena'),
    });
    expect(title).toMatch(/^Lena /);
    expect(items.find(({ table }) => table === 'identity.user')).toMatchObject({ rows: 1 });
    expect(
      items.filter(({ isKept }) => isKept).every(({ table }) => table.startsWith('finance.')),
    ).toBe(true);
  });

  it('of a user is erased without trace; the books and other users stay intact', async () => {
    const cleo = await testApp.acme.as('cleo');
    const id = await userId('cleo');
    const [{ email, name } = { email: '', name: '' }] = await testApp.acme.rows<{
      email: string;
      name: string;
    }>(sql`select email, name || ' ' || surname as name from identity."user" where id = ${id}`);
    await cleo.call(createDiscussion, {
      discussion: aDiscussion({ topic: `Call me: ${email}` }),
    });
    await cleo.call(createOrUpdateBooking, {
      booking: {
        ...aBooking(),
        customer: { id: 1 },
        fromAddress: { ...aBooking().fromAddress, contactName: name, email },
      },
      operations: [],
    });
    const note = sentence('{who} already has job {number}.', { who: name, number: 'J1' });
    await testApp.acme.rows(sql`
      insert into booking.note (
        tenant_id, booking_id, customer_id, comment, comment_sentence, created_at
      )
      select tenant_id, id, customer_id, ${english(note)}, ${JSON.stringify(note)}::jsonb, now()
      from booking.booking order by id desc limit 1
      returning id
    `);
    await testApp.settle();
    const before = await books();
    expect((await tablesWith(email)).length).toBeGreaterThan(3);
    const colleagues = await tablesWith('kim@acme.example');

    await ada.call(contract.erasePersonalData, {
      subject: 'User',
      userId: id,
      reason: 'She left and asked for it',
    });
    await expect.poll(async () => (await cleo.send(contract.getErasures)).status).toBe(401);
    await testApp.settle();

    expect(await tablesWith(email)).toEqual([]);
    expect((await tablesWith(name)).filter((table) => !table.startsWith('finance.'))).toEqual([]);
    expect(await tablesWith('kim@acme.example')).toEqual(colleagues);
    expect(await books()).toEqual(before);
    const { items } = await ada.call(contract.getErasures);
    expect(items[0]).toMatchObject({
      subject: 'User',
      subjectId: id,
      reason: 'She left and asked for it',
      requestedBy: expect.stringMatching(/^Ada/),
      doneTime: testApp.clock.now.toISOString(),
    });
    expect(items[0]?.rowCount).toBeGreaterThan(0);
  });

  it('of a driver is erased with the address and the licence', async () => {
    const id = await userId('ravi');
    await ada.call(contract.erasePersonalData, {
      subject: 'User',
      userId: id,
      reason: 'Asked',
    });
    await testApp.settle();
    const rows = await testApp.acme.rows(sql`
      select d.address, d.licence_number, d.licence_expiry, u.phone_number
      from fleet.driver d join identity."user" u on u.tenant_id = d.tenant_id and u.id = d.user_id
      where u.id = ${id}
    `);
    expect(rows).toEqual([
      { address: {}, licence_number: null, licence_expiry: null, phone_number: null },
    ]);
    expect(await tablesWith('ravi@acme.example')).toEqual([]);
    const pdfs = await testApp.acme.rows(sql`
      select from records.document where entity_type = 'Driver' and entity_ref =
        (select guid::text from identity."user" where id = ${id})
    `);
    expect(pdfs).toEqual([]);
  });

  it('of a customer’s contact is erased, and the company remains', async () => {
    const [before] = await testApp.acme.rows<{ id: number; company: string; email: string }>(sql`
      select id, company_name as company, email from customers.customer
      where email is not null and company_name like 'Harbour%'
    `);
    const { id, company, email } = before ?? { id: 0, company: '', email: '' };
    await ada.call(contract.erasePersonalData, {
      subject: 'CustomerContact',
      customerId: id,
      reason: 'Asked',
    });
    await testApp.settle();
    const after = await testApp.acme.rows(sql`
      select company_name, email, telephone, mobile from customers.customer where id = ${id}
    `);
    expect(after).toEqual([{ company_name: company, email: null, telephone: null, mobile: null }]);
    expect((await tablesWith(email)).filter((table) => !table.startsWith('finance.'))).toEqual([]);
  });

  it('of an e-mail address is erased, but not of addresses with the same ending', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.event (tenant_id, name, payload) values
          (${testApp.acme.id}, 'x', '{"to": "ana@guests.example, Joana@guests.example"}')
      `),
    );
    await ada.call(contract.erasePersonalData, {
      subject: 'EmailAddress',
      email: 'ANA@guests.example',
      reason: 'Asked',
    });
    await testApp.settle();
    const events = await testApp.acme.rows<{ to: string }>(sql`
      select payload ->> 'to' as "to" from platform.event where name = 'x'
    `);
    expect(events).toEqual([
      { to: expect.stringMatching(/^erased-\d+@erased\.invalid, Joana@guests\.example$/) },
    ]);
  });

  it('cannot be erased by its owner, for an unknown person, or without a reason', async () => {
    const own = { subject: 'User' as const, userId: await userId('ada'), reason: 'x' };
    await expect(ada.call(contract.erasePersonalData, own)).rejects.toThrow(/erase your own data/);
    await expect(
      ada.call(contract.getPersonalData, { subject: 'User', userId: 99_999 }),
    ).rejects.toThrow(/could not find this person/);
    await expect(ada.call(contract.erasePersonalData, { ...own, reason: ' ' })).rejects.toThrow(
      'Enter a reason',
    );
    await expect(ada.call(contract.getPersonalData, { subject: 'User' })).rejects.toThrow(/userId/);
  });
});
