import * as bookings from '@waybill/contract/booking/endpoints';
import * as contract from '@waybill/contract/finance/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { type PdfPicture, picturesOfPages, textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let ada: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  ada = await testApp.acme.as('ada');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());

async function fileAt(address: string): Promise<Buffer> {
  const reply = await testApp.app.server.inject({
    url: address,
    headers: { host: testApp.acme.host, authorization: `Bearer ${ada.token}` },
  });
  return reply.rawPayload;
}
const pdfOf = async (ticket: Promise<{ readonly fileToken: string }>): Promise<Buffer> =>
  fileAt(`${contract.downloadDocument.path}?fileToken=${(await ticket).fileToken}`);
const textOf = async (ticket: Promise<{ readonly fileToken: string }>): Promise<string> =>
  (await textOfPages(await pdfOf(ticket))).join(' ');

const bank = 'How to pay Bank of Mascot Acme Freight Pty Ltd BSB 062-000 Account 1234 5678';

describe('an invoice and its PDF', () => {
  it('show order, pieces and weight of each booking, and the PDF where to pay', async () => {
    const customerId = await desk.addCustomer();
    const freight = { customerId, freight: 100, fuel: 10, orderNumber: 'PO 88123' };
    await testApp.acme.inTransaction(async (db) => {
      const id = await addDelivered(db, freight);
      await db.run(sql`update booking.booking set pieces = 3, grams = 25500 where id = ${id}`);
    });
    const { customers } = await lena.call(contract.generateInvoices, { customerId });
    const id = customers[0]?.invoice?.id ?? 0;
    const text = await textOf(lena.call(contract.getInvoiceDocument, { id }));
    expect(text).toMatch(
      /Road Express · Alexandria to Ayr Order PO 88123 · 3 items · 25.5 kg 1 \$100.00 \$10.00/,
    );
    expect(text).toMatch(/Fuel levy · Alexandria to Ayr Order PO 88123 1 \$10.00 \$1.00/);
    expect(text).toContain(bank);
    const { invoiceDetails } = await desk.invoice(id);
    expect(invoiceDetails.map((line) => line.freight)).toEqual(
      invoiceDetails.map(() => ({ orderNumber: 'PO 88123', pieces: 3, weight: 25.5 })),
    );
  });

  it('calls approved credit credit, and payments paid', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    const { invoiceDetails } = await desk.invoice(invoiceId);
    const details = [{ invoiceDetailId: invoiceDetails[0]?.id ?? 0, amount: 11, notes: 'Wet' }];
    const { id } = await lena.call(contract.createCreditNoteRequest, {
      creditNote: { invoiceId, amount: 11, note: 'Wet', details },
    });
    await lena.call(contract.processCreditNoteRequest, {
      operation: 'Approve',
      creditNote: { id },
    } as never);
    await desk.pay({ paidAmount: 40, allocatedInvoicePayments: { invoiceId, paidAmount: 40 } });
    const text = await textOf(lena.call(contract.getInvoiceDocument, { id: invoiceId }));
    expect(text).toContain('Total inc GST $110.00 Credit −$11.00 Paid −$40.00 Amount due $59.00');
  });

  it('and of a statement say where to pay only once an account is set', async () => {
    const customerId = await desk.addCustomer();
    const { id } = await desk.bill(customerId, 100);
    const pdfs = async () => [
      await textOf(lena.call(contract.getInvoiceDocument, { id })),
      await textOf(lena.call(contract.getStatementDocument, { customerId })),
    ];
    for (const text of await pdfs()) expect(text).toContain(bank);
    const bsb = await ada.send(updateAllSettings, { bankAccount: { bsb: '62' } });
    expect([bsb.status, bsb.body]).toEqual([400, expect.stringContaining('bankAccount.bsb')]);
    await ada.call(updateAllSettings, { bankAccount: { accountNumber: '' } });
    for (const text of await pdfs()) expect(text).not.toContain('BSB');
  });
});

describe('the logo of a tenant', () => {
  it('is on invoices, labels and proofs of delivery once it is uploaded', async () => {
    const { id: invoiceId } = await desk.bill(await desk.addCustomer(), 100);
    const [booking] = await testApp.acme.rows<{ id: number }>(sql`
      select b.id from booking.booking b
      join booking.proof_of_delivery p on p.tenant_id = b.tenant_id and p.booking_id = b.id
      where b.consignment_id is not null and b.carrier_code = 'OWN' limit 1`);
    const documentOf = async (DocumentType: 'Label' | 'ProofOfDelivery') => {
      const query = { BookingId: booking?.id ?? 0, DocumentType };
      const { tokens } = await ada.call(bookings.getDocuments, query);
      return fileAt(`${bookings.downloadDocument.path}?token=${tokens[0]}`);
    };
    const counts = async () => [
      await blueOf(await pdfOf(lena.call(contract.getInvoiceDocument, { id: invoiceId }))),
      await blueOf(await documentOf('Label')),
      await blueOf(await documentOf('ProofOfDelivery')),
    ];
    expect(await counts()).toEqual([0, 0, 0]);
    const bytes = await sharp(blueTile).webp({ lossless: true }).toBuffer();
    const file = { name: 'logo.webp', type: 'image/webp', bytes };
    const { fileName: logoId } = await ada.call(uploadAsset, {}, { file });
    await ada.call(updateAllSettings, { ui: { logoId } });
    for (const count of await counts()) expect(count).toBeGreaterThan(500);
  });
});

const blueTile = {
  create: { width: 900, height: 300, channels: 3, background: '#0000ff' },
} as const;

/** Counts the blue pixels of the first page. */
const blueOf = async (pdf: Buffer): Promise<number> => {
  const [page] = await picturesOfPages(pdf, 72);
  return page === undefined ? -1 : countBlue(page);
};

const countBlue = ({ data }: PdfPicture): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 60 && (data[at + 2] ?? 0) > 200) count += 1;
  }
  return count;
};
