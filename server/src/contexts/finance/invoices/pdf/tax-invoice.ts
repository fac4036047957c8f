import { type Minor, minor, negate } from '@waybill/kernel/money';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawLines,
  drawRule,
  type Head,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { QUIET, writeBlock, writeLine } from '#platform/pdf/text.ts';
import { drawBothParties } from '../../documents/pdf/both-parties.ts';
import { type MoneyStyle, moneyText } from '../../documents/pdf/money-text.ts';
import { footOf, type Organisation } from '../../documents/pdf/organisation.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** An invoice for printing: amounts are final, dates are formatted. */
export type TaxInvoiceData = {
  /** Only an issued invoice is titled as a tax invoice. */
  readonly standing: 'Draft' | 'Issued' | 'Void';
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly terms: string;
  readonly reference: string;
  readonly seller: Organisation;
  readonly buyer: Organisation;
  readonly moneyStyle: MoneyStyle;
  readonly lines: readonly TaxInvoiceLine[];
  readonly totalExTax: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  readonly paid: Minor;
  /** The amount credited by credit notes. */
  readonly credited: Minor;
  readonly outstanding: Minor;
  /** The seller's, as a PNG or JPEG. */
  readonly logo: Uint8Array | null;
  /** How to pay, one item per line: bank, BSB, account, reference. */
  readonly paymentDetails: readonly string[];
  readonly note: string;
};

export type TaxInvoiceLine = {
  readonly date: string;
  /** Consignment or other number; may be empty. */
  readonly reference: string;
  readonly description: string;
  /** Order number, pieces and weight of the booking; may be empty. */
  readonly freight: string;
  readonly quantity: string;
  /** Null for a line without a unit price. */
  readonly unitPrice: Minor | null;
  readonly amountExTax: Minor;
  readonly tax: Minor;
};

/** Thrown if the invoice lacks something that the law requires. */
export class TaxInvoiceRefusal extends Error {
  override name = 'TaxInvoiceRefusal';
}

/**
 * Draws one A4 tax invoice with what A New Tax System (Goods and Services Tax) Act 1999 s 29-70
 * requires: its title, the seller and its ABN, the date, what was supplied with quantity and price,
 * the tax on each line and in total, and from $1,000 the buyer or its ABN. Throws TaxInvoiceRefusal
 * if an issued invoice lacks one of them.
 */
export async function drawTaxInvoice(
  invoice: TaxInvoiceData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  if (invoice.standing === 'Issued') checkLaw(invoice);
  const head = headOf(invoice);
  const pdf = openSheet(head.title, head.subject, { drawnAt, words });
  let y = drawHead(pdf, head);
  y = drawBothParties(pdf, { 'Bill to': invoice.buyer, From: invoice.seller }, y + 14);
  y = drawLabelledValues(pdf, detailsOf(invoice), { ...WIDE, y: y + 14 });
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: columnsOf(pdf, invoice), rows: invoice.lines }, flow);
  drawTotals(pdf, invoice, y + heightOfTotals(invoice) > SHEET.bottom ? nextPage() : y + 8);
  drawFeet(pdf, footOf(invoice.seller));
  return await closePdf(pdf);
}

/** In minor units: below this an invoice need not name the buyer (GST Act s 29-70(1)(c)(ii)). */
const BUYER_NAMED_FROM = minor(100_000);

function checkLaw({ seller, buyer, total }: TaxInvoiceData): void {
  const missing = [
    seller.name === '' && 'the seller’s name',
    seller.abn === '' && 'the seller’s ABN',
    total >= BUYER_NAMED_FROM && buyer.name === '' && buyer.abn === '' && 'the buyer or its ABN',
  ].filter((gap) => gap !== false);
  if (missing.length > 0) {
    throw new TaxInvoiceRefusal(`A tax invoice needs ${missing.join(' and ')}.`);
  }
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

const TITLES = { Draft: 'Draft invoice', Issued: 'Tax invoice', Void: 'Voided invoice' } as const;

const headOf = (invoice: TaxInvoiceData): Head => ({
  title: TITLES[invoice.standing],
  subject: invoice.invoiceNumber,
  issuer: invoice.seller.name,
  logo: invoice.logo,
});

const detailsOf = (invoice: TaxInvoiceData) =>
  [
    ['Invoice number', invoice.invoiceNumber],
    ['Invoice date', invoice.invoiceDate],
    ['Due date', invoice.dueDate],
    ['Payment terms', invoice.terms],
    ['Your reference', invoice.reference],
  ] as const;

function columnsOf(
  pdf: PdfPage,
  { moneyStyle }: TaxInvoiceData,
): readonly PdfColumn<TaxInvoiceLine>[] {
  const money = (amount: Minor): string => moneyText(amount, moneyStyle);
  return [
    { head: 'Date', width: 70, cell: (line) => line.date },
    {
      head: 'Description',
      width: SHEET.width - 314,
      cell: (line) =>
        [line.reference, line.description, line.freight].filter((text) => text !== '').join('\n'),
    },
    { head: 'Qty', width: 28, align: 'right', cell: (line) => line.quantity },
    {
      head: 'Unit price',
      width: 72,
      align: 'right',
      cell: (line) => (line.unitPrice === null ? '' : money(line.unitPrice)),
    },
    {
      head: 'GST',
      width: 60,
      align: 'right',
      cell: (line) => (line.tax === 0 ? t(pdf, 'GST-free') : money(line.tax)),
    },
    {
      head: 'Amount ex GST',
      width: 84,
      align: 'right',
      cell: (line) => money(line.amountExTax),
    },
  ];
}

type Total = { readonly name: string; readonly amount: Minor; readonly isStrong: boolean };

const totalsOf = (invoice: TaxInvoiceData): readonly Total[] => [
  { name: 'Subtotal ex GST', amount: invoice.totalExTax, isStrong: false },
  { name: 'GST', amount: invoice.tax, isStrong: false },
  { name: 'Total inc GST', amount: invoice.total, isStrong: true },
  ...settled(invoice),
];

/** Returns the amounts of payments and of credit notes, and the outstanding rest. */
function settled({ paid, credited, outstanding }: TaxInvoiceData): readonly Total[] {
  if (paid === 0 && credited === 0) return [];
  const parts = [
    { name: 'Credit', amount: credited },
    { name: 'Paid', amount: paid },
  ].filter(({ amount }) => amount !== 0);
  return [
    ...parts.map(({ name, amount }) => ({ name, amount: negate(amount), isStrong: false })),
    { name: 'Amount due', amount: outstanding, isStrong: true },
  ];
}

const heightOfTotals = ({ paymentDetails, note }: TaxInvoiceData): number =>
  Math.max(110, 30 + paymentDetails.length * 13) + (note === '' ? 0 : 60);

/** Draws how to pay on the left, the totals on the right, and the note below both. */
function drawTotals(pdf: PdfPage, invoice: TaxInvoiceData, top: number): void {
  const { moneyStyle, paymentDetails, note } = invoice;
  const box = { x: SHEET.left, y: top, width: SHEET.width / 2 - 12 };
  const left =
    paymentDetails.length === 0
      ? top
      : drawLines(pdf, { heading: 'How to pay', lines: paymentDetails }, box);
  const sums = { x: SHEET.left + SHEET.width * 0.55, width: SHEET.width * 0.45 };
  let y = top;
  for (const { name, amount, isStrong } of totalsOf(invoice)) {
    const style = isStrong
      ? ({ size: 11.5, weight: 'semibold', leading: 20, tabular: true } as const)
      : ({ size: 9.5, leading: 16, tabular: true } as const);
    if (isStrong) drawRule(pdf, { ...sums, y: y + 1 }, '#000000');
    writeLine(pdf, t(pdf, name), { ...sums, y: y + 2, ...style });
    const text = moneyText(amount, moneyStyle);
    y = writeLine(pdf, text, { ...sums, y: y + 2, ...style, align: 'right' });
  }
  const below = { ...WIDE, y: Math.max(left, y) + 10, maxLines: 4 };
  writeBlock(pdf, note, { ...below, size: 8.5, colour: QUIET, leading: 12 });
}
