import { describe, expect, it } from 'vitest';
import { picturesOfPages, scan, textOfPages } from '#testing/read-pdf.ts';
import type { WarehouseLabel } from '../label.ts';
import { drawWarehouseLabels } from './labels.ts';

const sscc = '193123450000000019';
const labels: readonly WarehouseLabel[] = [
  { barcode: 'A-01-2', title: 'A-01-2', details: 'Bin' },
  { barcode: 'DOCK-12', title: 'DOCK-12', details: 'Door 12' },
  { barcode: 'CRT-1001', title: 'Olive oil, 5 l can', details: 'OIL-5 · WHC-1' },
  { barcode: sscc, title: 'Pallet', details: '' },
  { barcode: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-123', title: 'The longest number', details: '' },
];

describe('labels of the warehouse', () => {
  it('are read by another library from a 203-dpi print, an SSCC as GS1-128', async () => {
    const pdf = await drawWarehouseLabels(labels, new Date(0));
    const found = [];
    for (const picture of await picturesOfPages(pdf)) found.push(...(await scan(picture)));
    expect(found).toEqual(
      labels.map(({ barcode }) => ({
        format: 'Code128',
        text: barcode === sscc ? `(00)${sscc}` : barcode,
      })),
    );
  });

  it('say in letters what the bars say', async () => {
    const pages = await textOfPages(await drawWarehouseLabels(labels, new Date(0)));
    expect(pages[0]).toBe('A-01-2 Bin A-01-2');
    expect(pages[2]).toBe('Olive oil, 5 l can OIL-5 · WHC-1 CRT-1001');
    expect(pages[3]).toBe(`Pallet (00) ${sscc}`);
  });

  it('are refused for an SSCC with a wrong check digit', async () => {
    const wrong = [{ barcode: '193123450000000018', title: '', details: '' }];
    await expect(drawWarehouseLabels(wrong, new Date(0))).rejects.toThrow(
      'An SSCC is 17 digits and their check digit',
    );
  });
});
