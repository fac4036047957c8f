import * as contract from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesOfPages, scan, textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { bookAt, type Desk, deskFor, refusalOf } from '../testing/desk.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let desk: Desk;

beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

async function pdfOf(caller: Caller, token: string): Promise<Buffer> {
  const { host } = testApp.acme;
  const reply = await testApp.app.server.inject({
    method: 'GET',
    url: `${contract.downloadDocument.path}?token=${token}`,
    headers: { host, authorization: `Bearer ${caller.token}` },
  });
  return reply.rawPayload;
}

describe('PrintManifest', () => {
  it('closes a manifest per customer and place, publishes jobs, locks the bookings', async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const [one, two, other] = [
      await bookAt(kim, desk),
      await bookAt(kim, desk),
      await bookAt(kim, harbour),
    ];
    const response = await kim.call(contract.runBulkOperation, {
      bookingIds: [one.id, two.id, other.id, 999_999],
      operations: ['PrintManifest', 'RequestPickup'],
    });
    expect(response.manifest).toHaveLength(2);
    const [first] = response.results;
    expect(response.results).toEqual([
      { ...first, bookingId: one.id, status: 'Success' },
      { ...first, bookingId: two.id, status: 'Success' },
      { ...first, bookingId: other.id, value: expect.not.stringMatching(first?.value ?? '') },
      {
        bookingId: 999_999,
        operation: 'PrintManifest',
        status: 'Failed',
        value: null,
        message: 'We could not find this booking.',
      },
      expect.objectContaining({ bookingId: 999_999, operation: 'RequestPickup' }),
    ]);
    const { booking } = await kim.call(contract.getBookingForEdit, { Id: one.id });
    expect([booking.bookingStatus, booking.manifestId, booking.pickupRequestId]).toEqual([
      'PickupRequested',
      first?.value,
      expect.stringMatching(/^PU\d{8}$/),
    ]);
    await testApp.settle();
    const jobs = await testApp.acme.rows(sql`
      select from jobs.job where booking_id = any (${[one.id, two.id, other.id]}::bigint[])
    `);
    expect(jobs).toHaveLength(3);
    const pages = await textOfPages(await pdfOf(kim, response.manifest[0] ?? ''));
    expect(pages[0]).toContain(one.consignmentId);
  });

  it('reprints what is on a manifest and reports what cannot be manifested', async () => {
    const { id } = await bookAt(kim, desk);
    const query = { bookingIds: [id], operations: ['PrintManifest' as const] };
    const first = await kim.call(contract.runBulkOperation, query);
    const again = await kim.call(contract.runBulkOperation, query);
    expect(again.results).toEqual(first.results);
    const draft = await kim.call(contract.createOrUpdateBooking, { booking: {} });
    const refused = await kim.call(contract.runBulkOperation, {
      bookingIds: [draft.booking.id],
      operations: ['PrintManifest'],
    });
    expect(refused.results[0]?.message).toBe(
      'Only booked freight that has not been picked up can be manifested',
    );
  });
});

describe('labels', () => {
  it('carry one readable barcode per piece, with the article numbers', async () => {
    const { id, articleNumbers } = await bookAt(kim, desk);
    const { tokens } = await kim.call(contract.getDocuments, {
      DocumentType: 'Label',
      BookingId: id,
    });
    const pages = await picturesOfPages(await pdfOf(kim, tokens[0] ?? ''));
    const read = await Promise.all(pages.map(scan));
    const bars = read.map((codes) => codes.find(({ format }) => format === 'Code128')?.text);
    expect(bars).toEqual(articleNumbers);
  });

  it('are available in the language of label printers', async () => {
    const { id, articleNumbers } = await bookAt(kim, desk);
    const { tokens } = await kim.call(contract.getDocuments, {
      DocumentType: 'LabelZpl',
      BookingId: id,
    });
    const zpl = (await pdfOf(kim, tokens[0] ?? '')).toString();
    expect([zpl.match(/\^XA/g)?.length, zpl.includes(articleNumbers[1] ?? 'none')]).toEqual([
      2,
      true,
    ]);
  });

  it('of many bookings are returned in one file, in order', async () => {
    const [one, two] = [await bookAt(kim, desk), await bookAt(kim, desk)];
    const { label, results } = await kim.call(contract.runBulkOperation, {
      bookingIds: [two.id, one.id],
      operations: ['PrintLabel'],
    });
    const pages = await textOfPages(await pdfOf(kim, label[0] ?? ''));
    expect([pages.length, results.map((result) => result.status)]).toEqual([
      4,
      ['Success', 'Success'],
    ]);
  });

  it('printed separately are joined into one file, unless one of them is unreadable', async () => {
    const [one, two] = [await bookAt(kim, desk), await bookAt(kim, desk)];
    const printed = async (id: number) => {
      const query = { bookingIds: [id], operations: ['PrintLabel' as const] };
      return (await kim.call(contract.runBulkOperation, query)).label;
    };
    const tokens = [...(await printed(two.id)), ...(await printed(one.id))];
    const joined = await kim.call(contract.joinDocuments, { tokens, name: 'Labels' });
    const pages = await textOfPages(await pdfOf(kim, joined.token));
    const ofWhom = pages.map((page) =>
      page.includes(two.consignmentId ?? 'none') ? 'two' : 'one',
    );
    expect(ofWhom).toEqual(['two', 'two', 'one', 'one']);
    const zpl = await kim.call(contract.getDocuments, {
      DocumentType: 'LabelZpl',
      BookingId: one.id,
    });
    const join = (names: readonly string[]) =>
      refusalOf(kim.call(contract.joinDocuments, { tokens: [...names], name: 'Labels' }));
    expect((await join([...tokens, ...zpl.tokens])).error.message).toBe(
      "These documents can't be combined into one file. Please open them one by one.",
    );
    expect((await join([...tokens, 'unknown'])).status).toBe(404);
  });
});

describe('documents', () => {
  it('that do not exist yet have no token (B-13)', async () => {
    const { id } = await bookAt(kim, desk);
    const tokensOf = async (DocumentType: 'Manifest' | 'ProofOfDelivery' | 'CommercialInvoice') =>
      (await kim.call(contract.getDocuments, { DocumentType, BookingId: id })).tokens;
    expect([
      await tokensOf('Manifest'),
      await tokensOf('ProofOfDelivery'),
      await tokensOf('CommercialInvoice'),
    ]).toEqual([[], [], []]);
  });

  it('include the consignment note, and the proof of delivery once delivered', async () => {
    const { items } = await kim.call(contract.getBookings, {
      filter: "bookingStatus eq 'Delivered'",
      maxResultCount: 1,
    });
    const [delivered] = items;
    const textOf = async (DocumentType: 'ConsignmentNote' | 'ProofOfDelivery') => {
      const query = { DocumentType, BookingId: delivered?.id ?? 0 };
      const { tokens } = await kim.call(contract.getDocuments, query);
      return (await textOfPages(await pdfOf(kim, tokens[0] ?? ''))).join(' ');
    };
    expect(await textOf('ConsignmentNote')).toContain(delivered?.consignmentId);
    expect(await textOf('ProofOfDelivery')).toContain('Received by');
  });

  it('belong to the customer: another customer cannot open their tokens', async () => {
    const harbour = await deskFor(testApp.acme, 'Harbour Homewares');
    const { id } = await bookAt(kim, harbour);
    const { tokens } = await kim.call(contract.getDocuments, {
      DocumentType: 'ConsignmentNote',
      BookingId: id,
    });
    const refused = await refusalOf(
      oto.call(contract.downloadDocument, { token: tokens[0] ?? '' }),
    );
    expect(refused.status).toBe(404);
    const other = await refusalOf(
      oto.call(contract.getDocuments, { DocumentType: 'Label', BookingId: id }),
    );
    expect(other.status).toBe(404);
  });
});

describe('Cancel', () => {
  it('cancels what waits for pickup and releases its credit', async () => {
    const { id } = await bookAt(kim, desk);
    const { items } = await kim.call(contract.getBookings, {
      filter: "bookingStatus eq 'InTransit'",
      maxResultCount: 1,
    });
    const late = items[0]?.id ?? 0;
    const { results } = await kim.call(contract.runBulkOperation, {
      bookingIds: [id, late],
      operations: ['Cancel'],
    });
    const byId = new Map(results.map((result) => [result.bookingId, result.message]));
    expect([byId.get(id), byId.get(late)]).toEqual([
      null,
      'The booking can no longer be cancelled',
    ]);
    const [row] = await testApp.acme.rows(sql`
      select status, exposure_minor from booking.booking where id = ${id}
    `);
    expect(row).toEqual({ status: 'Cancelled', exposure_minor: 0 });
  });
});
