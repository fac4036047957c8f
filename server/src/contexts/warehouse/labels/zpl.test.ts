import { describe, expect, it } from 'vitest';
import { scan } from '#testing/read-pdf.ts';
import { picturesOfLabels } from '#testing/read-zpl.ts';
import type { WarehouseLabel } from './label.ts';
import { labelsInZpl } from './zpl.ts';

const sscc = '193123450000000019';
const labels: readonly WarehouseLabel[] = [
  { barcode: 'A-01-2', title: 'A-01-2', details: 'Bin' },
  { barcode: 'DOCK-12', title: 'DOCK-12', details: 'Door 12' },
  { barcode: '400712', title: 'Digits alone', details: '' },
  { barcode: 'CRT-1001', title: 'Olive oil ^XZ, 5 l', details: 'OIL-5 · WHC-1' },
  { barcode: sscc, title: 'Pallet', details: '' },
  { barcode: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-123', title: 'The longest number', details: '' },
];

describe('labels of the warehouse in ZPL', () => {
  it('are printed by another library and read by a third, an SSCC as GS1-128', async () => {
    const pictures = await picturesOfLabels(labelsInZpl(labels), { width_mm: 100, height_mm: 50 });
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(
      labels.map(() => [800, 400]),
    );
    const found = await Promise.all(pictures.map(scan));
    expect(found).toEqual(
      labels.map(({ barcode }) => [
        { format: 'Code128', text: barcode === sscc ? `(00)${sscc}` : barcode },
      ]),
    );
  });
});
