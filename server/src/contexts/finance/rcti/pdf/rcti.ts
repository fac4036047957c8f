import { type Minor, minor } from '@waybill/kernel/money';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
import {
  addPage,
  drawFeet,
  drawHead,
  drawLabelledValues,
  drawLines,
  drawRule,
  openSheet,
  SHEET,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { writeLine } from '#platform/pdf/text.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';
import { drawBothParties } from '../../documents/pdf/both-parties.ts';
import { type MoneyStyle, moneyText } from '../../documents/pdf/money-text.ts';
import { footOf, type Organisation } from '../../documents/pdf/organisation.ts';

/** An RCTI for printing: amounts are final, dates are formatted. */
export type RctiData = {
  readonly isVoid: boolean;
  readonly number: string;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly agreedOn: string;
  readonly supplier: Organisation;
  readonly recipient: Organisation;
  readonly isGstRegistered: boolean;
  readonly moneyStyle: MoneyStyle;
  readonly lines: readonly RctiDataLine[];
  readonly totalExTax: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** The recipient's, as a PNG or JPEG. */
  readonly logo: Uint8Array | null;
  /** The supplier's bank details, one item per line. */
  readonly paymentDetails: readonly string[];
};

export type RctiDataLine = {
  readonly date: string;
  readonly jobNumber: string;
  readonly description: string;
  readonly amountExTax: Minor;
  readonly tax: Minor;
};

/** Thrown if the RCTI lacks something that the law requires. */
export class RctiRefusal extends Error {
  override name = 'RctiRefusal';
}

/**
 * Draws one A4 recipient created tax invoice with what s 29-70(1) and (3) of the GST Act and GSTR
 * 2000/10 require: its title, supplier and recipient with their ABNs, the date, what was supplied,
 * the GST on each line and in total, and that the supplier is liable for it. A supplier who is not
 * registered for GST gets a recipient created invoice without GST. Throws RctiRefusal if something
 * is missing.
 */
export async function drawRcti(
  rcti: RctiData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  checkLaw(rcti);
  const title = titleOf(rcti);
  const head = { title, subject: rcti.number, issuer: rcti.recipient.name, logo: rcti.logo };
  const pdf = openSheet(title, rcti.number, { drawnAt, words });
  let y = drawHead(pdf, head);
  y = drawBothParties(pdf, { Supplier: rcti.supplier, Recipient: rcti.recipient }, y + 14);
  y = drawLabelledValues(pdf, detailsOf(rcti), { ...WIDE, y: y + 14 });
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: columnsOf(pdf, rcti), rows: rcti.lines }, flow);
  drawTotals(pdf, rcti, y + totalsHeight(rcti) > SHEET.bottom ? nextPage() : y + 8);
  drawFeet(pdf, footOf(rcti.recipient));
  return await closePdf(pdf);
}

function checkLaw({ supplier, recipient, isGstRegistered, tax }: RctiData): void {
  const missing = [
    supplier.name === '' && 'the supplier’s name',
    supplier.abn === '' && 'the supplier’s ABN',
    recipient.name === '' && 'the recipient’s name',
    recipient.abn === '' && 'the recipient’s ABN',
    !isGstRegistered && tax !== 0 && 'a supplier who is registered for GST',
  ].filter((gap) => gap !== false);
  if (missing.length > 0) throw new RctiRefusal(`An RCTI needs ${missing.join(' and ')}.`);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

function titleOf({ isVoid, isGstRegistered }: RctiData): string {
  if (isVoid) return 'Voided recipient created tax invoice';
  return isGstRegistered ? 'Recipient created tax invoice' : 'Recipient created invoice';
}

const detailsOf = (rcti: RctiData) =>
  [
    ['Invoice number', rcti.number],
    ['Invoice date', rcti.invoiceDate],
    ['Due date', rcti.dueDate],
    ['Agreement of', rcti.agreedOn],
  ] as const;

function columnsOf(pdf: PdfPage, { moneyStyle }: RctiData): readonly PdfColumn<RctiDataLine>[] {
  const money = (amount: Minor): string => moneyText(amount, moneyStyle);
  return [
    { head: 'Date', width: 76, cell: (line) => line.date },
    {
      head: 'Description',
      width: SHEET.width - 236,
      cell: (line) => [line.jobNumber, line.description].join('\n'),
    },
    {
      head: 'GST',
      width: 70,
      align: 'right',
      cell: (line) => (line.tax === 0 ? t(pdf, 'GST-free') : money(line.tax)),
    },
    {
      head: 'Amount ex GST',
      width: 90,
      align: 'right',
      cell: (line) => money(line.amountExTax),
    },
  ];
}

const statementsOf = ({ isGstRegistered }: RctiData): readonly string[] =>
  isGstRegistered
    ? ['The GST shown is payable by the supplier.']
    : ['The supplier is not registered for GST. No GST is included.'];

const totalsHeight = ({ paymentDetails }: RctiData): number =>
  Math.max(80, 60 + paymentDetails.length * 13);

/** Draws bank details and legal statements on the left, the totals on the right. */
function drawTotals(pdf: PdfPage, rcti: RctiData, top: number): void {
  const box = { x: SHEET.left, y: top, width: SHEET.width / 2 - 12 };
  const statements = statementsOf(rcti).map((text) => t(pdf, text));
  const below = drawLines(pdf, { heading: 'GST', lines: statements }, box);
  if (rcti.paymentDetails.length > 0) {
    drawLines(pdf, { heading: 'Paid to', lines: rcti.paymentDetails }, { ...box, y: below + 10 });
  }
  const sums = { x: SHEET.left + SHEET.width * 0.55, width: SHEET.width * 0.45 };
  const totals = [
    { name: 'Subtotal ex GST', amount: rcti.totalExTax, isStrong: false },
    { name: 'GST', amount: rcti.tax, isStrong: false },
    { name: rcti.isGstRegistered ? 'Total inc GST' : 'Total', amount: rcti.total, isStrong: true },
  ];
  let y = top;
  for (const { name, amount, isStrong } of totals) {
    const style = isStrong
      ? ({ size: 11.5, weight: 'semibold', leading: 20, tabular: true } as const)
      : ({ size: 9.5, leading: 16, tabular: true } as const);
    if (isStrong) drawRule(pdf, { ...sums, y: y + 1 }, '#000000');
    writeLine(pdf, t(pdf, name), { ...sums, y: y + 2, ...style });
    const text = moneyText(minor(amount), rcti.moneyStyle);
    y = writeLine(pdf, text, { ...sums, y: y + 2, ...style, align: 'right' });
  }
}
