import type { FinanceStatement } from '@waybill/contract/finance/shapes';
import type { z } from 'zod';

export type Statement = z.output<typeof FinanceStatement>;

/**
 * A statement as CSV: UTF-8, RFC 4180, CRLF; a text that a spreadsheet would take for a formula
 * gets an apostrophe (decisions X-31).
 */
export function statementCsv(statement: Statement, dayOf: (moment: string) => string): string {
  const { openingBalance, closingBalance, items, fromDate, toDate } = statement;
  const rows = [
    ['Date', 'Type', 'Reference', 'Description', 'Charges', 'Payments', 'Balance'],
    [dayOf(fromDate), 'Opening balance', '', '', '', '', fixed(openingBalance)],
    ...items.map((item) => [
      dayOf(item.date),
      text(item.txnType),
      text(item.referenceNo),
      text(item.description),
      fixed(item.charges),
      fixed(item.payments),
      fixed(item.balance),
    ]),
    [dayOf(toDate), 'Closing balance', '', '', '', '', fixed(closingBalance)],
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const fixed = (amount: number): string => amount.toFixed(2);
const text = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
const cell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
