import * as contract from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let cedar: number;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  const filter = "companyName eq 'Cedar & Co'";
  cedar = (await kim.call(getCustomers, { filter })).items[0]?.id ?? 0;
});
afterAll(() => testApp.close());

const heads = 'Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm';
const good = (order: string) =>
  `${order},Petrov Homewares,220 Swan Street,Richmond,3121,2,12,40,30,25`;

async function uploaded(by: Caller, lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(lines.join('\r\n'));
  const file = { name: 'orders.csv', type: 'text/csv', bytes };
  return (await by.call(uploadAsset, {}, { file })).fileName;
}

const bookingsOf = async (by: Caller, batchId: string) =>
  (await by.call(contract.getBookings, { filter: `batchId eq guid'${batchId}'` })).items;

describe('a dry run of a bookings file', () => {
  it('prices every valid row, explains the errors of the others, and changes nothing', async () => {
    const fileId = await uploaded(kim, [
      heads,
      good('D-1'),
      'D-2,Nobody,1 Nowhere Road,Atlantis,0001,1,5,10,10,10',
      'D-3,Petrov Homewares,,Richmond,3121,many,5,10,10,10',
    ]);
    const { totalCount } = await kim.call(contract.getBookingImports, {});
    const look = await kim.call(contract.importBookings, {
      fileId,
      customerId: cedar,
      dryRun: true,
    });
    expect([look.total, look.inserted, look.importId]).toEqual([3, 1, null]);
    const [first, second, third] = look.rows;
    expect(first).toMatchObject({
      index: 1,
      line: 2,
      customer: 'Cedar & Co',
      receiver: 'Petrov Homewares',
      destination: 'Richmond 3121',
      pieces: 2,
      messages: [],
    });
    expect(first?.total).toBeGreaterThan(0);
    expect(first?.service).not.toBeNull();
    expect(look.totalAmount).toBe(first?.total);
    expect(second?.messages[0]).toContain('There is no price.');
    expect(third?.messages).toEqual(['quantity must be a number']);
    expect(look.errors.map(({ index, details }) => [index, details])).toEqual([
      [2, 'Line 3'],
      [3, 'Line 4'],
    ]);
    expect((await kim.call(contract.getBookingImports, {})).totalCount).toBe(totalCount);
    const left = await testApp.acme.rows(
      sql`select from booking.booking where order_number like 'D-%'`,
    );
    expect(left).toEqual([]);
  });

  it('joins rows of one order into one booking; returns all if one is invalid', async () => {
    const lines = [
      heads,
      good('J-1'),
      good('J-2'),
      good('J-1'),
      good('J-1').replace('Swan', 'Sun'),
    ];
    const fileId = await uploaded(kim, lines.slice(0, 4));
    const query = { customerId: cedar, joinedBy: 'OrderNumber' as const };
    const look = await kim.call(contract.importBookings, { ...query, fileId, dryRun: true });
    expect(look.rows.map(({ with: other, pieces }) => [other, pieces])).toEqual([
      [null, 4],
      [null, 2],
      [1, 2],
    ]);
    expect(look.totalAmount).toBeCloseTo((look.rows[0]?.total ?? 0) + (look.rows[1]?.total ?? 0));
    const { importId } = await kim.call(contract.importBookings, {
      ...query,
      fileId,
      dryRun: false,
    });
    await testApp.settle();
    const done = await kim.call(contract.getBookingImport, { importId: importId ?? '' });
    expect([done.status, done.inserted, done.failed]).toEqual(['Done', 3, 0]);
    const booked = await bookingsOf(kim, importId ?? '');
    const linesOf = new Map(booked.map(({ orderNumber, items }) => [orderNumber, items.length]));
    expect([booked.length, linesOf.get('J-1'), linesOf.get('J-2')]).toEqual([2, 2, 1]);
    const other = await uploaded(kim, lines);
    const wrong = await kim.call(contract.importBookings, {
      ...query,
      fileId: other,
      dryRun: true,
    });
    expect(wrong.rows.map(({ messages }) => messages)).toEqual([
      ['Another row of this booking comes back.'],
      [],
      ['Another row of this booking comes back.'],
      ['Only the items may differ from row 2, whose booking it belongs to.'],
    ]);
  });

  it('reports missing required columns, and that rows need a customer', async () => {
    const bare = await uploaded(kim, ['Receiver,Street', 'A,B']);
    const look = await kim.call(contract.importBookings, { fileId: bare, dryRun: true });
    expect(look.missing).toContain('toSuburb');
    expect(look.rows).toEqual([]);
    const fileId = await uploaded(kim, [heads, good('D-4')]);
    const nobody = await kim.call(contract.importBookings, { fileId, dryRun: true });
    expect(nobody.errors[0]?.validationErrors).toEqual([
      { message: 'Customer is required', members: ['customer'] },
    ]);
  });

  it('accepts 500 rows and rejects more', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => good(`M-${at}`));
    const fileId = await uploaded(kim, [heads, ...rows]);
    const refused = await refusalOf(kim.call(contract.importBookings, { fileId, dryRun: true }));
    expect(refused.error.validationErrors).toMatchObject([
      { message: 'The file has more than 500 rows. Import fewer at a time.', members: ['fileId'] },
    ]);
  });
});

describe('importing bookings', () => {
  it('books the valid rows in the background and returns the others, row by row', async () => {
    const fileId = await uploaded(kim, [
      `Customer,${heads}`,
      `Cedar & Co,${good('B-1')}`,
      `Nobody Ltd,${good('B-2')}`,
      `cedar & co,B-3,=HYPERLINK("x"),1 Nowhere Road,Atlantis,0001,1,5,10,10,10`,
    ]);
    const begun = await kim.call(contract.importBookings, { fileId });
    expect([begun.total, begun.inserted, begun.errors.length]).toEqual([3, 2, 1]);
    const importId = begun.importId ?? '';
    const running = await kim.call(contract.getBookingImport, { importId });
    expect([running.status, running.done]).toEqual(['Running', 1]);
    await testApp.settle();
    const done = await kim.call(contract.getBookingImport, { importId });
    expect(done).toMatchObject({ status: 'Done', total: 3, done: 3, inserted: 1, failed: 2 });
    expect(done.errors.map(({ index, messages }) => [index, messages[0]])).toEqual([
      [2, 'There is no customer Nobody Ltd'],
      [3, expect.stringContaining('There is no price.')],
    ]);
    expect(done.returned[1]?.['Receiver']).toBe('=HYPERLINK("x")');
    const booked = await bookingsOf(kim, importId);
    expect(booked).toMatchObject([
      {
        orderNumber: 'B-1',
        bookingStatus: 'Booked',
        batchId: importId,
        fromAddress: { suburb: expect.stringMatching(/./) },
        toAddress: { companyName: 'Petrov Homewares', suburb: 'Richmond' },
      },
    ]);
    const { items } = await kim.call(contract.getBookingImports, {});
    expect(items.find(({ id }) => id === importId)).toMatchObject({
      fileName: 'orders.csv',
      status: 'Done',
    });
  });

  it('accepts a workbook and remembers the column mapping for the same headers', async () => {
    const rows = [
      ['Ordre', 'Firma', 'Weg', 'Ort', 'PLZ', 'Stück', 'Kilo', 'L', 'B', 'H'],
      ['W-1', 'Petrov', '220 Swan Street', 'Richmond', '3121', 1, 12.5, 40, 30, 25],
    ];
    const upload = async () => {
      const file = {
        name: 'a.xlsx',
        type: 'application/octet-stream',
        bytes: await workbook(rows),
      };
      return (await kim.call(uploadAsset, {}, { file })).fileName;
    };
    const columns = {
      orderNumber: 'Ordre',
      toCompany: 'Firma',
      toAddressLine1: 'Weg',
      toSuburb: 'Ort',
      toPostCode: 'PLZ',
      quantity: 'Stück',
      weight: 'Kilo',
      length: 'L',
      width: 'B',
      height: 'H',
    };
    const query = { customerId: cedar, operation: 'Save' as const };
    const begun = await kim.call(contract.importBookings, {
      ...query,
      fileId: await upload(),
      columns,
    });
    await testApp.settle();
    const [draft] = await bookingsOf(kim, begun.importId ?? '');
    expect(draft).toMatchObject({ bookingStatus: 'Draft', orderNumber: 'W-1' });
    expect(draft?.items[0]?.weight).toEqual({ value: 12.5, unit: 'kg' });
    const again = await kim.call(contract.importBookings, {
      ...query,
      fileId: await upload(),
      dryRun: true,
    });
    expect([again.columns, again.missing, again.inserted]).toEqual([columns, [], 1]);
    expect(again.importedBefore).not.toBeNull();
  });

  it('limits a customer’s user to their own customer, and is visible to no one else', async () => {
    const fileId = await uploaded(oto, [`Customer,${heads}`, `Harbour Homewares,${good('O-1')}`]);
    const begun = await oto.call(contract.importBookings, { fileId });
    await testApp.settle();
    const importId = begun.importId ?? '';
    const [own] = await bookingsOf(oto, importId);
    expect([own?.customer?.companyName, own?.bookingStatus]).toEqual(['Cedar & Co', 'Booked']);
    const hana = await testApp.acme.as('hana');
    const refused = await refusalOf(hana.call(contract.getBookingImport, { importId }));
    expect(refused.status).toBe(404);
  });

  it('resumes after a crash without booking a row twice', async () => {
    const fileId = await uploaded(kim, [heads, good('K-1'), good('K-2'), good('K-3')]);
    const { importId } = await kim.call(contract.importBookings, { fileId, customerId: cedar });
    await Promise.all([testApp.settle(), testApp.settle()]);
    await testApp.acme.inTransaction((db) =>
      db.run(sql`select platform.enqueue('booking.bookImport',
        ${JSON.stringify({ importId })}::jsonb, null, null, null)`),
    );
    await testApp.settle();
    const booked = await bookingsOf(kim, importId ?? '');
    expect(new Set(booked.map(({ orderNumber }) => orderNumber))).toEqual(
      new Set(['K-1', 'K-2', 'K-3']),
    );
    expect(booked).toHaveLength(3);
  });
});
