import { text, word } from '@waybill/contract/reports/reports/columns';
import { expect, it } from 'vitest';
import { sheetRow } from './workbook-cells.ts';

it('translates words of ours in a workbook, and nothing that users wrote', () => {
  const columns = [text('item', 'Barcode'), word('status', 'Status'), word('damaged', 'Damaged')];
  const row = { item: 'Stored', status: 'Stored', damaged: null };
  const german = (english: string) => (english === 'Stored' ? 'Eingelagert' : english);
  expect(sheetRow(columns, { kind: 'row', row }, german)).toEqual(['Stored', 'Eingelagert', null]);
});
