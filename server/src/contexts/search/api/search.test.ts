import { createJob } from '@waybill/contract/jobs/endpoints';
import { aJob } from '@waybill/contract/jobs/examples';
import {
  createDefinition,
  createEntity,
  deleteEntity,
  importEntities,
} from '@waybill/contract/records/endpoints';
import { search } from '@waybill/contract/search/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { type Caller, openTestApp, type TestTenant, type TestApp } from '#testing/test-app.ts';
import { keyOf, indexWords } from '../domain.ts';
import { index } from '../sql.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const titles = async (caller: Caller, query: string, type?: string): Promise<string[]> => {
  const { results } = await caller.call(search, { query });
  return results
    .filter((result) => type === undefined || result.type === type)
    .map(({ title }) => title);
};

type Entry = { readonly ref: string; readonly title: string; readonly day?: number };
/** Index entries; `customer` is a company's name. */
const indexed = (
  tenant: TestTenant,
  type: string,
  entries: readonly Entry[],
  customer: string | null = null,
) =>
  tenant.inTransaction(async (db) => {
    const row = await db.maybeOne(
      sql<{ id: number }>`
        select id from customers_public.customer_card where company_name = ${customer}
      `,
    );
    const written = entries.map(({ ref, title, day = 1 }) => ({
      type,
      ref,
      customer: row?.id ?? null,
      title,
      key: keyOf(title),
      words: indexWords([title]),
      details: [{ label: 'Status', value: 'Open' }],
      at: new Date(Date.UTC(2026, 9, day)),
    }));
    await index(db, written);
  });

describe('search', () => {
  it('writes an entry again only if it differs', async () => {
    const admin = adminQuery(testApp.adminUrl);
    const version = async () => {
      const [entry] = await admin(
        `select xmin::text as version from search.entry where type = 'Invoices' and ref = '88'`,
      );
      return entry?.['version'];
    };
    await indexed(testApp.acme, 'Invoices', [{ ref: '88', title: 'INV-900088' }]);
    const written = await version();
    await indexed(testApp.acme, 'Invoices', [{ ref: '88', title: 'INV-900088' }]);
    expect(await version()).toBe(written);
    await indexed(testApp.acme, 'Invoices', [{ ref: '88', title: 'INV-900088', day: 2 }]);
    expect(await version()).not.toBe(written);
  });

  it('returns the route’s id, the heading, the number and up to four pairs', async () => {
    await indexed(testApp.acme, 'Invoices', [{ ref: '77', title: 'INV-900077' }]);
    const { results } = await ada.call(search, { query: 'inv-900077' });
    expect(results).toEqual([
      {
        ref: '77',
        type: 'Invoices',
        title: 'INV-900077',
        details: '[{"label":"Status","value":"Open"}]',
      },
    ]);
  });

  it('responds enveloped and bare', async () => {
    const reply = await ada.send(search, { query: 'inv-900077' });
    const body = JSON.parse(reply.body) as Record<string, unknown>;
    expect(body['results']).toEqual((body['result'] as Record<string, unknown>)['results']);
    expect([body['success'], (body['results'] as unknown[]).length]).toEqual([true, 1]);
  });

  it('ranks exact numbers first, then prefixes, newest first; five per kind', async () => {
    await indexed(testApp.acme, 'Jobs', [
      { ref: 'a', title: 'QX1', day: 1 },
      ...Array.from({ length: 6 }, (_, n) => ({ ref: `b${n}`, title: `QX1${n}`, day: 10 + n })),
      { ref: 'c', title: 'Nobody qx1', day: 28 },
    ]);
    expect(await titles(ada, 'qx1', 'Jobs')).toEqual(['QX1', 'Nobody qx1', 'QX15', 'QX14', 'QX13']);
  });

  it('finds the exact word among newer prefix matches, and the newest of old ones', async () => {
    const many = (title: string, most: number, from: number): readonly Entry[] =>
      Array.from({ length: most }, (_, n) => ({
        ref: `${title}${n}`,
        title: `${title}${n} ${title}s`,
        day: from + n,
      }));
    await indexed(testApp.acme, 'Invoices', [
      { ref: 'zeta', title: 'Old zeta', day: 1 },
      ...many('omega', 150, 100),
      ...many('zeta', 500, 300),
    ]);
    expect(await titles(ada, 'zeta', 'Invoices')).toEqual([
      'Old zeta',
      ...[499, 498, 497, 496].map((n) => `zeta${n} zetas`),
    ]);
    const newest = [149, 148, 147, 146, 145].map((n) => `omega${n} omegas`);
    expect(await titles(ada, 'omega', 'Invoices')).toEqual(newest);
    expect(await titles(ada, 'omegas', 'Invoices')).toEqual(newest);
  });

  it('ignores diacritics, case and word order', async () => {
    await indexed(testApp.acme, 'Customers', [{ ref: '901', title: 'Příliš Žluťoučký Test' }]);
    for (const query of ['prilis zlut', 'ŽLUŤOUČKÝ', 'test prilis']) {
      expect(await titles(ada, query, 'Customers')).toContain('Příliš Žluťoučký Test');
    }
  });

  it('searches inside words only when no prefix matches', async () => {
    await indexed(testApp.acme, 'Customers', [
      { ref: '902', title: 'Wakefield Quarry' },
      { ref: '903', title: 'Zquarrz Pty' },
    ]);
    expect(await titles(ada, 'kefie')).toEqual(['Wakefield Quarry']);
    expect(await titles(ada, 'quarr')).toEqual(['Wakefield Quarry']);
  });

  it('returns nothing for an empty query', async () => {
    for (const query of ['', '%', "' or true --", '\\', 'x'.repeat(200), "t1.cedar':*"]) {
      expect(await titles(ada, query)).toEqual([]);
    }
  });
});

describe('record visibility', () => {
  it('returns only kinds the caller has permission for', async () => {
    await indexed(testApp.acme, 'Invoices', [{ ref: '78', title: 'INV-900078' }]);
    const wes = await testApp.acme.as('wes');
    expect(await titles(wes, 'inv-900078')).toEqual([]);
    const lena = await testApp.acme.as('lena');
    expect(await titles(lena, 'inv-900078')).toEqual(['INV-900078']);
  });

  it('returns customers only their own records, whatever the request says', async () => {
    await indexed(testApp.acme, 'Bookings', [{ ref: '1', title: 'ZED000001' }], 'Cedar & Co');
    await indexed(
      testApp.acme,
      'Bookings',
      [{ ref: '2', title: 'ZED000002' }],
      'Harbour Homewares',
    );
    await indexed(testApp.acme, 'Bookings', [{ ref: '3', title: 'ZED000003' }]);
    const oto = await testApp.acme.as('oto');
    expect(await titles(oto, 'zed00000')).toEqual(['ZED000001']);
    const [harbour] = await testApp.acme.rows<{ id: number }>(sql`
      select id from customers_public.customer_card where company_name = 'Harbour Homewares'
    `);
    const query = { query: 'zed00000', customerId: harbour?.id ?? 0 };
    expect((await oto.call(search, query)).results.map(({ title }) => title)).toEqual([
      'ZED000001',
    ]);
    expect((await ada.call(search, query)).results.map(({ title }) => title)).toEqual([
      'ZED000002',
    ]);
  });

  it('isolates tenants and denies access to the table', async () => {
    await indexed(testApp.borealis, 'Bookings', [{ ref: '1', title: 'NORTHERN1' }]);
    expect(await titles(ada, 'northern1')).toEqual([]);
    expect(await titles(await testApp.borealis.as('bea'), 'northern1')).toEqual(['NORTHERN1']);
    const peek = testApp.acme.rows(sql`select * from search.entry`);
    await expect(peek).rejects.toThrow('permission denied');
  });
});

describe('custom records', () => {
  it('are found by staff who see the type, from a form or a file, until deleted', async () => {
    const [kim, oto] = [await testApp.acme.as('kim'), await testApp.acme.as('oto')];
    const definition = {
      name: 'Gate permit',
      ispublic: true,
      permissiongroup: 'Booking' as const,
      properties: [
        { key: 'number', fieldtype: 'text' as const, displayname: 'Number' },
        { key: 'fee', fieldtype: 'money' as const, displayname: 'Fee' },
        { key: 'note', fieldtype: 'textarea' as const, displayname: 'Note', showontable: false },
      ],
    };
    await ada.call(createDefinition, { type: 'gate-permit', definition });
    const data = { number: 'GP-4417', fee: 10.5, note: 'behind the wattle hedge' };
    const { entity } = await kim.call(createEntity, { type: 'gate-permit', entity: { data } });
    const bytes = Buffer.from('Number,Fee\r\nGP-4418,1\r\nGP-4419,2\r\n');
    const file = { file: { name: 'permits.csv', type: 'text/csv', bytes } };
    await kim.call(importEntities, { type: 'gate-permit' }, file);
    await testApp.settle();
    expect((await kim.call(search, { query: 'wattle hedge' })).results).toEqual([
      {
        ref: `gate-permit/${entity.id}`,
        type: 'Records',
        title: 'GP-4417',
        details: '[{"label":"Type","value":"Gate permit"},{"label":"Fee","value":"10.50"}]',
      },
    ]);
    expect(new Set(await titles(kim, 'gp-44'))).toEqual(new Set(['GP-4417', 'GP-4418', 'GP-4419']));
    expect(await titles(await testApp.acme.as('ravi'), 'gp-44')).toEqual([]);
    expect(await titles(oto, 'gp-44')).toEqual([]);
    await kim.call(deleteEntity, { type: 'gate-permit', id: entity.id });
    await testApp.settle();
    expect(await titles(kim, 'gp-4417')).toEqual([]);
  });
});

describe('the search index', () => {
  it('is updated with each record', async () => {
    const [cedar] = await testApp.acme.rows<{ guid: string }>(sql`
      select guid from customers_public.customer_card where company_name = 'Cedar & Co'
    `);
    const kim = await testApp.acme.as('kim');
    const job = aJob({ customerid: cedar?.guid ?? '', connoteno: 'FOLLOW0001' });
    const { id, jobno } = await kim.call(createJob, { job });
    expect(await titles(kim, 'follow0001')).toEqual([]);
    await testApp.settle();
    const { results } = await kim.call(search, { query: 'follow0001' });
    expect(results.map(({ ref, type, title }) => [ref, type, title])).toEqual([
      [id, 'Jobs', jobno],
    ]);
    await testApp.acme.inTransaction(async (db) => {
      await db.run(sql`update jobs.job set deleted_at = now() where id = ${id}`);
      await db.run(sql`
        select platform.publish(
          ${JSON.stringify([{ name: 'job.deleted', payload: { id, customerId: 1 } }])}::jsonb)
      `);
    });
    await testApp.settle();
    expect(await titles(kim, 'follow0001')).toEqual([]);
  });
});
