import { add, type Minor, subtract, ZERO } from '@waybill/kernel/money';
import { closePdf, type PdfPage } from '#platform/pdf/page.ts';
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
import { footOf, type Organisation } from '../../documents/pdf/organisation.ts';
import { type PdfTexts, plainEnglish, t } from '#platform/pdf/texts.ts';

/** A customer's statement of one period. Dates are formatted, rows are oldest first. */
export type StatementData = {
  readonly customerNumber: string;
  readonly period: string;
  readonly statementDate: string;
  readonly seller: Organisation;
  readonly customer: Organisation;
  readonly moneyStyle: MoneyStyle;
  readonly opening: Minor;
  readonly rows: readonly StatementRow[];
  readonly closing: Minor;
  /** The amount due by age, such as “Current”, “1–30 days”. */
  readonly ageing: readonly { readonly name: string; readonly amount: Minor }[];
  /** The seller's, as a PNG or JPEG. */
  readonly logo: Uint8Array | null;
  readonly paymentDetails: readonly string[];
};

export type StatementRow = {
  readonly date: string;
  /** “Invoice”, “Payment”, “Credit note”, “Fee”, “Refund”. */
  readonly kind: string;
  readonly reference: string;
  /** The amount that raised the balance; zero for payments. */
  readonly charge: Minor;
  readonly payment: Minor;
};

/** Thrown if opening balance, charges and payments do not add up to the closing balance. */
export class StatementRefusal extends Error {
  override name = 'StatementRefusal';
}

/**
 * Draws one A4 statement with its running balance. Throws StatementRefusal if it does not balance.
 */
export async function drawStatement(
  statement: StatementData,
  drawnAt: Date,
  words: PdfTexts = plainEnglish,
): Promise<Buffer> {
  const rows = withBalances(statement);
  const head = {
    title: 'Statement',
    subject: statement.period,
    issuer: statement.seller.name,
    logo: statement.logo,
  };
  const pdf = openSheet(head.title, `${statement.customer.name} ${head.subject}`, {
    drawnAt,
    words,
  });
  let y = drawBothParties(
    pdf,
    { 'Sent to': statement.customer, From: statement.seller },
    drawHead(pdf, head) + 14,
  );
  y = drawLabelledValues(pdf, detailsOf(statement), { ...WIDE, y: y + 14 });
  const nextPage = (): number => addPage(pdf, head);
  const flow = { x: SHEET.left, y: y + 12, bottom: SHEET.bottom, addPage: nextPage };
  y = drawTable(pdf, { columns: columnsOf(pdf, statement), rows }, flow);
  const closing = 70 + statement.paymentDetails.length * 13;
  drawClosing(pdf, statement, y + closing > SHEET.bottom ? nextPage() : y + 14);
  drawFeet(pdf, footOf(statement.seller));
  return await closePdf(pdf);
}

const WIDE = { x: SHEET.left, width: SHEET.width } as const;

type BalancedRow = {
  readonly date: string;
  readonly text: string;
  readonly reference: string;
  readonly charge: Minor;
  readonly payment: Minor;
  readonly balance: Minor;
};

/** Running balance = opening + charges − payments (decisions F-17). */
function withBalances({ opening, rows, closing }: StatementData): readonly BalancedRow[] {
  const nothing = { date: '', reference: '', charge: ZERO, payment: ZERO };
  let balance = opening;
  const running = rows.map(({ kind, ...row }) => {
    balance = subtract(add(balance, row.charge), row.payment);
    return { ...row, text: kind, balance };
  });
  if (balance !== closing) {
    throw new StatementRefusal(`The statement ends with ${balance}, not with ${closing}.`);
  }
  return [
    { ...nothing, text: 'Opening balance', balance: opening },
    ...running,
    { ...nothing, text: 'Closing balance', balance: closing },
  ];
}

const detailsOf = (statement: StatementData) =>
  [
    ['Customer', statement.customerNumber],
    ['Period', statement.period],
    ['Statement date', statement.statementDate],
    ['Balance', moneyText(statement.closing, statement.moneyStyle)],
  ] as const;

function columnsOf(pdf: PdfPage, { moneyStyle }: StatementData): readonly PdfColumn<BalancedRow>[] {
  const money = (amount: Minor): string => moneyText(amount, moneyStyle);
  const unlessZero = (amount: Minor): string => (amount === 0 ? '' : money(amount));
  return [
    { head: 'Date', width: 76, cell: (row) => row.date },
    { head: 'Transaction', width: 110, cell: (row) => t(pdf, row.text) },
    { head: 'Reference', width: SHEET.width - 426, cell: (row) => row.reference },
    { head: 'Charges', width: 80, align: 'right', cell: (row) => unlessZero(row.charge) },
    { head: 'Payments', width: 80, align: 'right', cell: (row) => unlessZero(row.payment) },
    { head: 'Balance', width: 80, align: 'right', cell: (row) => money(row.balance) },
  ];
}

/** Draws the amounts due by age, side by side, and how to pay. */
function drawClosing(pdf: PdfPage, statement: StatementData, top: number): void {
  const { moneyStyle, ageing, paymentDetails } = statement;
  const values = ageing.map(({ name, amount }) => [name, moneyText(amount, moneyStyle)] as const);
  const y = drawLabelledValues(pdf, values, { ...WIDE, y: top });
  if (paymentDetails.length === 0) return;
  drawLines(pdf, { heading: 'How to pay', lines: paymentDetails }, { ...WIDE, y: y + 14 });
}
