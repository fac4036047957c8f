import type { LocalDate } from '@waybill/kernel/local-date';
import { minor, subtract, toDecimal } from '@waybill/kernel/money';
import { type CsvColumn, writeCsv, writeCsvHead, writeCsvRows } from '#platform/csv.ts';
import type { JournalLine, XeroLine } from './domain.ts';

/** Writes the lines as a file that Xero imports. */
export const xeroCsv = (lines: readonly XeroLine[]): string => writeCsv(xero, lines);

/** Writes the lines as a file that MYOB imports: an empty line ends each journal. */
export function myobCsv(lines: readonly JournalLine[]): string {
  const days = Map.groupBy(lines, ({ date }) => date);
  const journals = [...days.values()].map((day) => writeCsvRows(myob, day));
  return writeCsvHead(myob) + journals.join('\r\n');
}

/** Formats dd/mm/yyyy, the Australian format of both programs. */
const dayText = (date: LocalDate): string => date.split('-').toReversed().join('/');

/**
 * Xero's template of manual journals: lines of one narration and date are a journal; debits are
 * positive, credits negative (help.xero.com, ManualJournalsImport).
 */
const xero: readonly CsvColumn<XeroLine>[] = [
  { head: '*Narration', cell: ({ date }) => `Freight of ${date}` },
  { head: '*Date', cell: ({ date }) => dayText(date) },
  { head: 'Description', cell: ({ description }) => description },
  { head: '*AccountCode', cell: ({ code }) => code },
  { head: '*TaxRate', cell: ({ taxRate }) => taxRate },
  {
    head: '*Amount',
    cell: ({ debit, credit }) => toDecimal(subtract(minor(debit), minor(credit))),
    decimals: 2,
  },
];

/** The fields of MYOB's import of journal entries; numbers have at most eight characters. */
const myob: readonly CsvColumn<JournalLine>[] = [
  { head: 'Journal Number', cell: ({ date }) => `F${date.slice(2).replaceAll('-', '')}` },
  { head: 'Date', cell: ({ date }) => dayText(date) },
  { head: 'Memo', cell: ({ date, description }) => `Freight of ${date}: ${description}` },
  { head: 'Account Number', cell: ({ code }) => code },
  { head: 'Debit Amount', cell: ({ debit }) => toDecimal(minor(debit)), decimals: 2 },
  { head: 'Credit Amount', cell: ({ credit }) => toDecimal(minor(credit)), decimals: 2 },
];
