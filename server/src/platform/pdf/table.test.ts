import { describe, expect, it } from 'vitest';
import { textOfPages } from '#testing/read-pdf.ts';
import { closePdf, type PdfPage } from './page.ts';
import { drawFeet, drawHead, openSheet, SHEET, addPage } from './sheet.ts';
import { drawTable } from './table.ts';
import { plainEnglish } from './texts.ts';

const head = { title: 'Run sheet', subject: 'R1', issuer: 'Acme' };

async function pagesOf(rows: readonly string[], startAt?: number): Promise<readonly string[]> {
  const pdf: PdfPage = openSheet('Run sheet', '1', { drawnAt: new Date(0), words: plainEnglish });
  const below = drawHead(pdf, head);
  const columns = [
    { head: 'Stop', width: 100, cell: (row: string) => row },
    { head: 'Sum', width: 80, align: 'right', cell: () => '1' },
  ] as const;
  const flow = { x: SHEET.left, y: startAt ?? below, bottom: SHEET.bottom };
  drawTable(pdf, { columns, rows }, { ...flow, addPage: () => addPage(pdf, head) });
  drawFeet(pdf, 'Acme');
  return await textOfPages(await closePdf(pdf));
}

describe('a PDF table', () => {
  it('repeats its header on every page and numbers the pages', async () => {
    const pages = await pagesOf(Array.from({ length: 80 }, (_, index) => `S${index}.`));
    expect(pages).toHaveLength(3);
    expect(pages.map((page) => page.includes('Stop Sum'))).toEqual([true, true, true]);
    expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    expect(pages.join(' ').match(/S\d+\./g)).toHaveLength(80);
  });

  it('keeps each row on one page', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => `a${index}.\nb${index}.\nc${index}.`);
    for (const page of await pagesOf(rows)) {
      const letters = page.match(/[abc]\d+\./g) ?? [];
      expect(letters.length % 3).toBe(0);
      expect(letters[0]).toMatch(/^a/);
    }
  });

  it('does not leave a header alone at the bottom of a page', async () => {
    const [first, second] = await pagesOf(['S0.'], SHEET.bottom - 30);
    expect(first).not.toContain('Stop');
    expect(second).toContain('Stop Sum S0.');
  });
});
