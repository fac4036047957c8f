import * as contract from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { importCustomers, importFrequentAddresses } from '@waybill/contract/customers/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPostalFile } from '#contexts/lookups/locations/import-file.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, forDesk, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

const { toAddress } = aBooking();
const to = (suburb: string, postCode: string) => ({
  toAddress: { ...toAddress, suburb, postCode, countryCode: 'AU' },
});

const wordsOf = async (suburb: string, postCode: string): Promise<string> =>
  JSON.stringify(await refusalOf(bookAt(kim, desk, to(suburb, postCode))));

describe('a place that does not exist', () => {
  it('is booked while not all places of its country are known, with a postcode', async () => {
    const { toAddress: saved } = await bookAt(kim, desk, to('Richmund', '3121'));
    expect(saved.suburb).toBe('Richmund');
    expect(await wordsOf('Richmond', '3l21')).toContain(
      'The postcode 3l21 contains the letter l: use four digits',
    );
  });

  it('is refused once its country is known, and kept in a draft', async () => {
    const rows = ['2123', '2150'].map((code) =>
      ['AU', code, 'Parramatta', '', 'NSW', '', '', '', '', '', '', ''].join('\t'),
    );
    await importPostalFile(testApp.adminUrl, rows.join('\n'));
    expect(await wordsOf('Parramata', '2148')).toContain(
      'There is no Parramata with the postcode 2148. Did you mean Parramatta NSW 2150?',
    );
    const booking = forDesk(desk, to('Parramata', '2148'));
    const draft = await kim.call(contract.createOrUpdateBooking, { booking, operations: ['Save'] });
    expect(draft.booking.bookingStatus).toBe('Draft');
  });

  it('comes back from a file with the same words', async () => {
    const lines = [
      'Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm',
      'P-1,Petrov Homewares,1 Church Street,Parramata,2148,2,12,40,30,25',
      'P-2,Petrov Homewares,1 Pitt Street,Sydney,20O0,2,12,40,30,25',
    ];
    const bytes = Buffer.from(lines.join('\r\n'));
    const file = { name: 'orders.csv', type: 'text/csv', bytes };
    const { fileName: fileId } = await kim.call(uploadAsset, {}, { file });
    const { customerId } = desk;
    const { rows } = await kim.call(contract.importBookings, { fileId, customerId, dryRun: true });
    expect(rows.map(({ messages }) => messages)).toEqual([
      ['There is no Parramata with the postcode 2148. Did you mean Parramatta NSW 2150?'],
      ['The postcode 20O0 contains the letter O: use four digits'],
    ]);
  });

  it('comes back from files of customers and addresses, whose other rows are kept', async () => {
    const cleo = await testApp.acme.as('cleo');
    const uploaded = async (lines: readonly string[]) => {
      const bytes = Buffer.from(lines.join('\r\n'));
      const file = { name: 'list.csv', type: 'text/csv', bytes };
      return (await cleo.call(uploadAsset, {}, { file })).fileName;
    };
    const fault = {
      message: 'There is no Parramata with the postcode 2148. Did you mean Parramatta NSW 2150?',
      members: ['postCode', 'suburb'],
    };
    const book = await cleo.call(importFrequentAddresses, {
      customerId: desk.customerId,
      fileId: await uploaded([
        'nickname,addressLine1,suburb,postCode',
        'Good dock,1 Church Street,Parramatta,2150',
        'Bad dock,1 Church Street,Parramata,2148',
      ]),
    });
    expect([book.inserted, book.errors[0]?.validationErrors]).toMatchObject([1, [fault]]);
    const list = await cleo.call(importCustomers, {
      fileId: await uploaded([
        'companyName,suburb,postCode',
        'Good Place Goods,Parramatta,2150',
        'Bad Place Goods,Parramata,2148',
        'No Place Goods,,',
      ]),
    });
    expect([list.inserted, list.errors[0]?.validationErrors]).toMatchObject([2, [fault]]);
  });
});
