import { dropReservedNumbers } from '#testing/drop-reserved-numbers.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { isSscc18 } from '@waybill/kernel/gs1';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesOfPages, scan } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const carton = {
  packageType: 'Carton',
  length: { value: 40, unit: 'cm' },
  width: { value: 30, unit: 'cm' },
  height: { value: 25, unit: 'cm' },
  weight: { value: 12, unit: 'kg' },
};
const cartons = (quantity: number) => ({ items: [{ ...carton, quantity }] });

async function labelOf(id: number): Promise<Buffer> {
  const query = { DocumentType: 'Label' as const, BookingId: id };
  const { tokens } = await kim.call(contract.getDocuments, query);
  const reply = await testApp.app.server.inject({
    method: 'GET',
    url: `${contract.downloadDocument.path}?token=${tokens[0]}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${kim.token}` },
  });
  return reply.rawPayload;
}

describe('pieces of a tenant with a GS1 company prefix', () => {
  it('are numbered by their consignment until a prefix is set', async () => {
    const before = await ada.call(contract.getLabelSettings, {});
    expect(before).toEqual({ companyPrefix: null, nextSscc: null, left: 0 });
    const { articleNumbers, consignmentId } = await bookAt(kim, desk, cartons(2));
    expect(articleNumbers).toEqual([`${consignmentId}001`, `${consignmentId}002`]);
    const refused = await refusalOf(ada.call(contract.saveLabelSettings, { companyPrefix: '123' }));
    expect(refused.error.validationErrors?.[0]?.members).toEqual(['companyPrefix']);
  });

  it('get consecutive codes, in the barcodes of their labels and for the scanner', async () => {
    const set = await ada.call(contract.saveLabelSettings, { companyPrefix: '9312345' });
    expect(set).toEqual({
      companyPrefix: '9312345',
      nextSscc: '093123450000000005',
      left: 1_000_000_000,
    });
    const booked = await bookAt(kim, desk, cartons(2));
    expect(booked.articleNumbers[0]).toBe('093123450000000005');
    expect(booked.articleNumbers.every(isSscc18)).toBe(true);
    const [first] = await picturesOfPages(await labelOf(booked.id));
    const read = first === undefined ? [] : await scan(first);
    expect(JSON.stringify(read)).toContain('093123450000000005');
  });

  it('keep their codes when a piece is added, which gets the next one', async () => {
    const booked = await bookAt(kim, desk, cartons(2));
    const changed = await kim.call(contract.createOrUpdateBooking, {
      booking: { id: booked.id, ...cartons(3) },
    });
    const after = changed.booking.articleNumbers;
    expect(after.slice(0, 2)).toEqual(booked.articleNumbers);
    expect(new Set(after).size).toBe(3);
  });

  it('never share a code, not even if booked at once or when a prefix is restored', async () => {
    await Promise.all(Array.from({ length: 8 }, () => bookAt(kim, desk, cartons(3))));
    await ada.call(contract.saveLabelSettings, { companyPrefix: '9399999' });
    await ada.call(contract.saveLabelSettings, { companyPrefix: '9312345' });
    await bookAt(kim, desk, cartons(1));
    const [row] = await testApp.acme.rows(sql<{ provided: number; different: number }>`
      select count(code)::integer as provided, count(distinct code)::integer as different
      from booking.booking b, unnest(b.ssccs) as code
    `);
    expect(row?.provided).toBe(30);
    expect(row?.different).toBe(30);
  });

  it('are rejected when the prefix has no codes left', async () => {
    await dropReservedNumbers(testApp.acme, 'sscc 9312345');
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update booking.sscc_series set next_serial = 999999999 where company_prefix = '9312345'
      `),
    );
    const refused = await refusalOf(bookAt(kim, desk, cartons(2)));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'The GS1 company prefix has no codes left. Please enter another one.',
    ]);
    await ada.call(contract.saveLabelSettings, { companyPrefix: null });
  });
});
