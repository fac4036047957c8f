import type { ReportColumn } from '@waybill/contract/reports/reports/catalogue';
import type { ColumnKind } from '@waybill/contract/reports/reports/columns';
import type { MessageValues } from '@waybill/kernel/message-format';
import type { WorkbookCell, WorkbookColumn } from '#platform/tables/workbook.ts';
import { cellOf } from './domain/cells.ts';
import type { ReportLine } from './domain/totals.ts';

/** How Excel writes the cells of a kind, and how many characters they take. */
const kinds: Readonly<Record<ColumnKind, Omit<WorkbookColumn, 'head'>>> = {
  text: { width: 28 },
  word: { width: 16 },
  day: { width: 12, format: 'yyyy-mm-dd', isDate: true },
  moment: { width: 20, format: 'yyyy-mm-dd hh:mm:ss', isDate: true },
  count: { width: 12, format: '#,##0' },
  money: { width: 14, format: '#,##0.00' },
  weight: { width: 14, format: '#,##0.000' },
  percent: { width: 12, format: '0.0%' },
  number: { width: 14, format: '#,##0.0' },
};

/** @param head in the language of the file. */
export const sheetColumn = ({ kind }: ReportColumn, head: string): WorkbookColumn => ({
  head,
  ...kinds[kind],
});

type Word = (text: string, values?: MessageValues) => string;

/** The cells of a line; a subtotal or total is named in the first. */
export const sheetRow = (
  columns: readonly ReportColumn[],
  { kind: line, row }: ReportLine,
  word: Word,
): readonly WorkbookCell[] =>
  columns.map((column, at) => {
    const cell = cellOf(row, column);
    if (at === 0 && line === 'total') return word('Total');
    if (at === 0 && line === 'subtotal') return word('Total {name}', { name: String(cell ?? '') });
    if (column.kind === 'word' && typeof cell === 'string') return word(cell);
    // Excel's per cent are shares of one.
    return column.kind === 'percent' && typeof cell === 'number' ? cell / 100 : cell;
  });
