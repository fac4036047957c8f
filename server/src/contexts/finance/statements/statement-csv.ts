import { type Minor, toDecimal } from '@waybill/kernel/money';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { FinanceDocument } from '../documents/documents.ts';
import { statementFile } from '../documents/printed.ts';
import type { BalancedTransaction, AccountStatement } from './statement.ts';

type Row = Pick<BalancedTransaction, 'kind' | 'date' | 'balance'> &
  Partial<Pick<BalancedTransaction, 'referenceNo' | 'description' | 'charge' | 'payment'>>;

/** Returns a statement as a table: every transaction between the opening and closing balances. */
export const statementCsv = (statement: AccountStatement): FinanceDocument => ({
  fileName: statementFile(statement.card.code, statement.to, 'csv'),
  fileType: 'text/csv',
  bytes: Buffer.from(writeCsv(columns, rowsOf(statement))),
  customerId: statement.card.id,
});

const rowsOf = ({ from, to, opening, items, closing }: AccountStatement): readonly Row[] => [
  { kind: 'Opening balance', date: from, balance: opening },
  ...items,
  { kind: 'Closing balance', date: to, balance: closing },
];

const amount = (value: Minor | undefined): number | null =>
  value === undefined ? null : toDecimal(value);

const columns: readonly CsvColumn<Row>[] = [
  { head: 'Date', cell: (row) => row.date },
  { head: 'Type', cell: (row) => row.kind },
  { head: 'Reference', cell: (row) => row.referenceNo },
  { head: 'Description', cell: (row) => row.description },
  { head: 'Charges', cell: (row) => amount(row.charge), decimals: 2 },
  { head: 'Payments', cell: (row) => amount(row.payment), decimals: 2 },
  { head: 'Balance', cell: (row) => amount(row.balance), decimals: 2 },
];
