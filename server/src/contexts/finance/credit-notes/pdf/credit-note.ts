import { add, type Minor, subtract } from '@waybill/kernel/money';
import { closePdf } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { drawBothParties } from '../../documents/pdf/both-parties.ts';
import { type MoneyStyle, moneyText } from '../../documents/pdf/money-text.ts';
import { footOf, type Organisation } from '../../documents/pdf/organisation.ts';
import { type PdfTexts, plainEnglish } from '#platform/pdf/texts.ts';

/** An approved credit note for printing; amounts include their tax. */
export type CreditNoteData = {
  readonly number: string;
  readonly date: string;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly seller: Organisation;
  readonly buyer: Organisation;
  readonly moneyStyle: MoneyStyle;
  readonly lines: readonly CreditNoteLine[];
  readonly tax: Minor;
  readonly total: Minor;
};

export type CreditNoteLine = {
  readonly reference: string;
  readonly description: string;
  readonly tax: Minor;
  readonly amount: Minor;
};

/** Thrown if the lines do not add up to the total. */
export class CreditNoteRefusal extends Error {
  override name = 'CreditNoteRefusal';
}

/**
 * Draws one A4 adjustment note with what the GST Act s 29-75 requires: its title, the seller and
 * its ABN, the date, the adjusted invoice, and the difference in price and tax. Throws
 * CreditNoteRefusal if the lines do not add up.
 */
export async function drawCreditNote(
  data: CreditNoteData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const sum = add(...data.lines.map((line) => line.amount));
  const tax = add(...data.lines.map((line) => line.tax));
  if (sum !== data.total || tax !== data.tax) {
    throw new CreditNoteRefusal(`The lines are ${sum} with ${tax}, not ${data.total}.`);
  }
  const head = { title: 'Adjustment note', subject: data.number, issuer: data.seller.name };
  const pdf = openSheet('Credit note', data.number, { drawnAt, words });
  let y = drawHead(pdf, head) + 14;
  y = drawBothParties(pdf, { 'Credit to': data.buyer, From: data.seller }, y);
  y = drawLabelledValues(pdf, detailsOf(data), { ...WIDE, y: y + 14 });
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: columnsOf(data), rows: data.lines }, flow);
  drawLabelledValues(pdf, sumsOf(data), {
    ...WIDE,
    y: y + 60 > SHEET.bottom ? nextPage() : y + 14,
  });
  drawFeet(pdf, footOf(data.seller));
  return await closePdf(pdf);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

const detailsOf = (data: CreditNoteData) =>
  [
    ['Credit note number', data.number],
    ['Date', data.date],
    ['Adjusts tax invoice', data.invoiceNumber],
    ['Invoice date', data.invoiceDate],
  ] as const;

const sumsOf = ({ total, tax, moneyStyle }: CreditNoteData) =>
  [
    ['Credit ex GST', moneyText(subtract(total, tax), moneyStyle)],
    ['GST', moneyText(tax, moneyStyle)],
    ['Credit inc GST', moneyText(total, moneyStyle)],
  ] as const;

function columnsOf({ moneyStyle }: CreditNoteData): readonly PdfColumn<CreditNoteLine>[] {
  const money = (amount: Minor): string => moneyText(amount, moneyStyle);
  return [
    { head: 'Reference', width: 120, cell: (line) => line.reference },
    { head: 'Description', width: SHEET.width - 290, cell: (line) => line.description },
    { head: 'GST', width: 70, align: 'right', cell: (line) => money(line.tax) },
    { head: 'Credit inc GST', width: 100, align: 'right', cell: (line) => money(line.amount) },
  ];
}
