import { minor, ZERO } from '@waybill/kernel/money';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfPool } from '#platform/pdf/worker-pool.ts';
import { pictureForPdf } from '#platform/files/pictures.ts';
import { type PdfPicture, picturesOfPages, textOfPages } from '#testing/read-pdf.ts';
import { financePdfs } from '../../documents/pdf/index.ts';
import { drawTaxInvoice, type TaxInvoiceData } from './tax-invoice.ts';

const DRAWN_AT = new Date('2025-11-30T03:00:00Z');

const line = {
  date: '21 Nov 2025',
  reference: 'ACM123456782',
  description: 'Road Express',
  freight: 'Order PO 88123 · 3 items · 25 kg',
  quantity: '1',
  unitPrice: minor(1005),
  amountExTax: minor(1005),
  tax: minor(101),
};

/** 3 × 10.05 by the total-invoice rule: 3.02 of tax (decisions X-20). */
const invoice: TaxInvoiceData = {
  standing: 'Issued',
  invoiceNumber: 'INV-000123',
  invoiceDate: '30 Nov 2025',
  dueDate: '30 Dec 2025',
  terms: '30 days',
  reference: '',
  seller: {
    name: 'Acme Freight Pty Ltd',
    abn: '51 824 753 556',
    lines: ['1 Depot Way', 'Mascot NSW 2020'],
    email: 'accounts@acme.example',
    phone: '',
  },
  buyer: { name: 'Søn Bäckerei', abn: '53 004 085 616', lines: ['Ayr'], email: '', phone: '' },
  moneyStyle: { currency: 'AUD', locale: 'en-AU' },
  lines: [line, line, { ...line, tax: minor(100), unitPrice: null }],
  totalExTax: minor(3015),
  tax: minor(302),
  total: minor(3317),
  paid: ZERO,
  credited: ZERO,
  logo: null,
  outstanding: minor(3317),
  paymentDetails: ['Bank of Mascot', 'BSB 062-000'],
  note: 'Thank you.',
};

const blue = { create: { width: 900, height: 300, channels: 3, background: '#0000ff' } } as const;

const countBlue = ({ data }: PdfPicture): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, , tone = 0] = data.subarray(at, at + 3);
    if (tone > 200 && red < 60) count += 1;
  }
  return count;
};

const nobody = { name: '', abn: '', lines: [], email: '', phone: '' };

describe('the tax invoice PDF', () => {
  it('contains what the law requires', async () => {
    const row = '21 Nov 2025 ACM123456782 Road Express Order PO 88123 · 3 items · 25 kg 1';
    expect(await textOfPages(await drawTaxInvoice(invoice, DRAWN_AT))).toEqual([
      'Acme Freight Pty Ltd Tax invoice INV-000123 Bill to Søn Bäckerei ABN 53 004 085 616 Ayr ' +
        'From Acme Freight Pty Ltd ABN 51 824 753 556 1 Depot Way Mascot NSW 2020 ' +
        'accounts@acme.example Invoice number INV-000123 Invoice date 30 Nov 2025 ' +
        'Due date 30 Dec 2025 Payment terms 30 days ' +
        'Date Description Qty Unit price GST Amount ex GST ' +
        `${row} $10.05 $1.01 $10.05 ${row} $10.05 $1.01 $10.05 ${row} $1.00 $10.05 ` +
        'How to pay Bank of Mascot BSB 062-000 Subtotal ex GST $30.15 GST $3.02 ' +
        'Total inc GST $33.17 Thank you. Acme Freight Pty Ltd · ABN 51 824 753 556 Page 1 of 1',
    ]);
  });

  it('shows what is paid and what is due', async () => {
    const paid = { ...invoice, paid: minor(1317), outstanding: minor(2000) };
    const [page] = await textOfPages(await drawTaxInvoice(paid, DRAWN_AT));
    expect(page).toContain('Total inc GST $33.17 Paid −$13.17 Amount due $20.00');
  });

  it('calls credit credit, apart from what was paid', async () => {
    const both = { ...invoice, paid: minor(1317), credited: minor(500), outstanding: minor(1500) };
    const [page] = await textOfPages(await drawTaxInvoice(both, DRAWN_AT));
    expect(page).toContain('Total inc GST $33.17 Credit −$5.00 Paid −$13.17 Amount due $15.00');
    const credited = { ...invoice, credited: minor(3317), outstanding: ZERO };
    const [other] = await textOfPages(await drawTaxInvoice(credited, DRAWN_AT));
    expect(other).toContain('Total inc GST $33.17 Credit −$33.17 Amount due $0.00');
    expect(other).not.toContain('Paid');
  });

  it('shows the logo of the seller once, however many pages there are', async () => {
    const lines = Array.from({ length: 100 }, () => line);
    const logo = await pictureForPdf(await sharp(blue).png().toBuffer());
    const [plain, first] = await Promise.all([
      drawTaxInvoice({ ...invoice, lines }, DRAWN_AT),
      drawTaxInvoice({ ...invoice, lines, logo }, DRAWN_AT),
    ]);
    const bluePixels = async (pdf: Buffer) => (await picturesOfPages(pdf, 72)).map(countBlue);
    const counts = await bluePixels(first);
    expect(counts[0]).toBeGreaterThan(1_000);
    expect(counts.slice(1)).toEqual(counts.slice(1).map(() => 0));
    expect((await bluePixels(plain))[0]).toBe(0);
  });

  it('marks lines without tax', async () => {
    const free = { ...invoice, lines: [{ ...line, tax: ZERO }] };
    const [page] = await textOfPages(await drawTaxInvoice(free, DRAWN_AT));
    expect(page).toContain('25 kg 1 $10.05 GST-free $10.05');
  });

  it('names the buyer or its ABN from $1,000', async () => {
    const small = { ...invoice, buyer: nobody, total: minor(99_999) };
    await expect(drawTaxInvoice(small, DRAWN_AT)).resolves.toBeInstanceOf(Buffer);
    const large = { ...small, total: minor(100_000) };
    await expect(drawTaxInvoice(large, DRAWN_AT)).rejects.toMatchObject({
      name: 'TaxInvoiceRefusal',
      message: 'A tax invoice needs the buyer or its ABN.',
    });
    const known = { ...large, buyer: { ...nobody, abn: '53 004 085 616' } };
    await expect(drawTaxInvoice(known, DRAWN_AT)).resolves.toBeInstanceOf(Buffer);
  });

  it('requires a seller with an ABN', async () => {
    await expect(drawTaxInvoice({ ...invoice, seller: nobody }, DRAWN_AT)).rejects.toThrow(
      'A tax invoice needs the seller’s name and the seller’s ABN.',
    );
  });

  it('is not titled tax invoice before it is issued or after it is voided', async () => {
    for (const [standing, title] of [
      ['Draft', 'Draft invoice'],
      ['Void', 'Voided invoice'],
    ] as const) {
      const pdf = await drawTaxInvoice({ ...invoice, seller: nobody, standing }, DRAWN_AT);
      const [page] = await textOfPages(pdf);
      expect(page).toContain(`${title} INV-000123`);
      expect(page).not.toContain('Tax invoice');
    }
  });

  it('breaks pages without losing a line and shows the page count', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, reference: `ACM${at}.` }));
    const pages = await textOfPages(await drawTaxInvoice({ ...invoice, lines }, DRAWN_AT));
    expect(pages.join(' ').match(/ACM\d+\./g)).toEqual(lines.map(({ reference }) => reference));
    expect(pages.map((page) => page.slice(page.indexOf('Page ')))).toEqual(
      pages.map((_, at) => `Page ${at + 1} of ${pages.length}`),
    );
    expect(pages.at(-1)).toContain('Total inc GST');
  });
});

describe('finance PDFs rendered in the worker thread', () => {
  const { renderPdf, close } = openPdfPool(financePdfs);
  afterAll(close);

  it('are valid PDFs, and rejections keep their error name', async () => {
    const pdf = await renderPdf('tax-invoice', invoice);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(renderPdf('tax-invoice', { ...invoice, seller: nobody })).rejects.toMatchObject({
      name: 'TaxInvoiceRefusal',
    });
  });
});
