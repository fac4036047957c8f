import { describe, expect, it } from 'vitest';
import { readTable } from './open-table.ts';
import { tableFile } from './table-file.ts';

type Row = { readonly code: string; readonly items: number; readonly isActive: boolean };

const table = {
  name: 'Locations',
  columns: [
    { head: 'code', cell: (row: Row) => row.code },
    { head: 'items', cell: (row: Row) => row.items },
    { head: 'isActive', cell: (row: Row) => row.isActive },
  ],
  rows: [
    { code: 'A-01', items: 3, isActive: true },
    { code: '=1+1', items: 0, isActive: false },
  ],
};

describe('the file of a table', () => {
  it.each(['csv', 'xlsx'] as const)(
    'is read back as written in %s, no text a formula',
    async (format) => {
      const file = await tableFile(table, format);
      expect(file.fileName).toBe(`Locations.${format}`);
      const { heads, rows } = await readTable(file.bytes, 10);
      expect(heads).toEqual(['code', 'items', 'isActive']);
      expect(rows.map(({ cells }) => cells)).toEqual([
        { code: 'A-01', items: '3', isActive: 'true' },
        { code: '=1+1', items: '0', isActive: 'false' },
      ]);
    },
  );
});
