import type { FinanceStatement } from '@waybill/contract/finance/shapes';
import { csvLines, harmless } from '@waybill/kernel/csv-text';
import type { z } from 'zod';

export type Statement = z.output<typeof FinanceStatement>;

/** A statement as CSV; no text of it runs as a formula (decisions X-31). */
export function statementCsv(statement: Statement, dayOf: (moment: string) => string): string {
  const { openingBalance, closingBalance, items, fromDate, toDate } = statement;
  const rows = [
    ['Date', 'Type', 'Reference', 'Description', 'Charges', 'Payments', 'Balance'],
    [dayOf(fromDate), 'Opening balance', '', '', '', '', fixed(openingBalance)],
    ...items.map((item) => [
      dayOf(item.date),
      harmless(item.txnType),
      harmless(item.referenceNo),
      harmless(item.description),
      fixed(item.charges),
      fixed(item.payments),
      fixed(item.balance),
    ]),
    [dayOf(toDate), 'Closing balance', '', '', '', '', fixed(closingBalance)],
  ];
  return csvLines(rows);
}

const fixed = (amount: number): string => amount.toFixed(2);
