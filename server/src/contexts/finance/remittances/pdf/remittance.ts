import { add, type Minor } from '@waybill/kernel/money';
import { closePdf } from '#platform/pdf/page.ts';
import {
  drawLabelledValues,
  drawFeet,
  drawHead,
  drawLines,
  openSheet,
  SHEET,
  addPage,
} from '#platform/pdf/sheet.ts';
import { type PdfColumn, drawTable } from '#platform/pdf/table.ts';
import { drawBothParties } from '../../documents/pdf/both-parties.ts';
import { type MoneyStyle, moneyText } from '../../documents/pdf/money-text.ts';
import type { Organisation } from '../../documents/pdf/organisation.ts';
import { type PdfTexts, plainEnglish } from '#platform/pdf/texts.ts';

/** A remittance advice for printing: dates are formatted, one line per invoice. */
export type RemittanceData = {
  readonly number: string;
  readonly isCancelled: boolean;
  readonly paymentDate: string;
  readonly customerNumber: string;
  readonly payer: Organisation;
  readonly payee: Organisation;
  readonly moneyStyle: MoneyStyle;
  readonly lines: readonly RemittanceDataLine[];
  readonly total: Minor;
  readonly note: string;
};

export type RemittanceDataLine = {
  readonly invoiceNumber: string;
  readonly note: string;
  readonly amount: Minor;
};

/** Thrown if the lines do not add up to the total. */
export class RemittanceRefusal extends Error {
  override name = 'RemittanceRefusal';
}

/** Draws one A4 remittance advice. Throws RemittanceRefusal if the lines do not add up. */
export async function drawRemittance(
  data: RemittanceData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const sum = add(...data.lines.map((line) => line.amount));
  if (sum !== data.total) throw new RemittanceRefusal(`The lines are ${sum}, not ${data.total}.`);
  const title = data.isCancelled ? 'Cancelled remittance advice' : 'Remittance advice';
  const head = { title, subject: data.number, issuer: data.payer.name };
  const pdf = openSheet(title, data.number, { drawnAt, words });
  let y = drawHead(pdf, head) + 14;
  y = drawBothParties(pdf, { 'Paid to': data.payee, From: data.payer }, y);
  y = drawLabelledValues(pdf, detailsOf(data), { ...WIDE, y: y + 14 });
  const flow = {
    x: SHEET.left,
    y: y + 12,
    bottom: SHEET.bottom,
    addPage: () => addPage(pdf, head),
  };
  y = drawTable(pdf, { columns: columnsOf(data), rows: data.lines }, flow);
  if (data.note !== '')
    drawLines(pdf, { heading: 'Note', lines: [data.note] }, { ...WIDE, y: y + 14 });
  drawFeet(pdf, data.payer.name);
  return await closePdf(pdf);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

const detailsOf = (data: RemittanceData) =>
  [
    ['Remittance number', data.number],
    ['Customer', data.customerNumber],
    ['Payment date', data.paymentDate],
    ['Total', moneyText(data.total, data.moneyStyle)],
  ] as const;

const columnsOf = ({ moneyStyle }: RemittanceData): readonly PdfColumn<RemittanceDataLine>[] => [
  { head: 'Invoice', width: 120, cell: (line) => line.invoiceNumber },
  { head: 'Note', width: SHEET.width - 220, cell: (line) => line.note },
  {
    head: 'Amount',
    width: 100,
    align: 'right',
    cell: (line) => moneyText(line.amount, moneyStyle),
  },
];
