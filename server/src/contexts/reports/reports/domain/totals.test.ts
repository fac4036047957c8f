import type { ReportColumn } from '@waybill/contract/reports/reports/catalogue';
import { count, percent, text } from '@waybill/contract/reports/reports/columns';
import { describe, expect, it } from 'vitest';
import { adding, totalsRow } from './totals.ts';

const columns: readonly ReportColumn[] = [
  text('name', 'Carrier'),
  count('promised', 'Promised'),
  count('ontime', 'On time'),
  percent('share', 'On time %', { of: 'ontime', among: ['promised'] }),
];
const row = (name: string, promised: number, ontime: number) => ({
  name,
  promised,
  ontime,
  share: (100 * ontime) / promised,
});

const linesOf = (subtotals: string | null, rows: readonly ReturnType<typeof row>[]) => {
  const sums = adding({ columns, subtotals });
  return [...rows.flatMap((each) => sums.next(each)), ...sums.end()].map((line) => [
    line.kind,
    line.row['name'],
    line.row['promised'],
    line.row['share'],
  ]);
};

describe('totals', () => {
  it('are sums, and shares of sums rather than means of shares', () => {
    expect(linesOf(null, [row('A', 10, 10), row('B', 90, 45)])).toEqual([
      ['row', 'A', 10, 100],
      ['row', 'B', 90, 50],
      ['total', null, 100, 55],
    ]);
  });

  it('follow each group of rows with the same name, and its subtotal names the group', () => {
    expect(linesOf('name', [row('A', 1, 1), row('A', 3, 1), row('B', 4, 2)])).toEqual([
      ['row', 'A', 1, 100],
      ['row', 'A', 3, 100 / 3],
      ['subtotal', 'A', 4, 50],
      ['row', 'B', 4, 50],
      ['subtotal', 'B', 4, 50],
      ['total', null, 8, 50],
    ]);
  });

  it('have no share of nothing', () => {
    expect(totalsRow(columns, { promised: 0, ontime: 0 })).toEqual({
      name: null,
      promised: 0,
      ontime: 0,
      share: null,
    });
  });

  it('are missing where no column can be added up', () => {
    expect(totalsRow([text('name', 'Carrier')], {})).toBeNull();
  });
});
