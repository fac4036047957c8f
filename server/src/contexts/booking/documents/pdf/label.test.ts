import { describe, expect, it } from 'vitest';
import { bakery, dangerousLabel, DRAWN_AT, label } from '#testing/booking-pdfs.ts';
import { pagesWithFonts, picturesOfPages, scan, textOfPages } from '#testing/read-pdf.ts';
import { drawLabels } from './label.ts';

describe('labels', () => {
  it('are one page per item, with everything a driver and a depot need', async () => {
    const pages = await textOfPages(await drawLabels([label, dangerousLabel], DRAWN_AT));
    expect(pages).toEqual([
      'SYD Road Express Acme Own Fleet · Fri 21 Nov 2025 From ' +
        'Harbour Foods Pty Ltd · 02 9000 1122 Dock 4, 12 Wharf Road, Port Botany NSW 2036 To ' +
        'Łukasz Kőszegi & Søn Bäckerei 0400 111 222 · Łukasz Kőszegi Unit 7 ' +
        '188 Great Eastern Highway Woolloomooloo NSW 2011 Item 1 of 3 Weight 12.5 kg Carton ' +
        '40 × 40 × 20 cm 0.032 m³ Leave with reception if the dock is closed. PO 88123 ' +
        'ACM123456782 ACM123456782001',
      expect.stringMatching(
        /Item 2 of 3 .*goods UN1263 Class 3 PG II Authority to leave .*\(00\) 193123450000000019$/,
      ),
    ]);
  });

  it('carry barcodes that scan from a 203-dpi print', async () => {
    const pictures = await picturesOfPages(await drawLabels([label, dangerousLabel], DRAWN_AT));
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [800, 1200],
      [800, 1200],
    ]);
    const found = await Promise.all(pictures.map(scan));
    expect(found.map((codes) => codes.map(({ text }) => text).toSorted())).toEqual([
      ['ACM123456782001', 'https://acme.example/track/ACM123456782'],
      ['(00)193123450000000019'],
    ]);
  });

  it('print the town in 28 points or more, however long it is', async () => {
    const suburbs = ['Ayr', 'Woolloomooloo', 'Wetherill Park Delivery Centre'];
    const labels = suburbs.map((suburb) => ({ ...label, to: { ...bakery, suburb } }));
    const pages = await pagesWithFonts(await drawLabels(labels, DRAWN_AT));
    for (const [index, words] of pages.entries()) {
      const testApp = words.filter(({ text }) => suburbs[index]?.includes(text) && text.length > 2);
      expect(testApp.map(({ text }) => text).join(' ')).toBe(suburbs[index]);
      const region = words.filter(({ text }) => text === 'NSW 2011');
      expect(Math.min(...[...testApp, ...region].map(({ size }) => size))).toBeGreaterThanOrEqual(
        28,
      );
    }
  });

  it('print the whole route code, even when it is long or wide', async () => {
    const codes = ['NSW', 'WWW', 'NSW-2020'];
    const labels = codes.map((routeCode) => ({ ...label, routeCode }));
    const pages = await pagesWithFonts(await drawLabels(labels, DRAWN_AT));
    const selected = pages.map(
      (words, at) => words.find(({ text }) => text === codes[at])?.size ?? 0,
    );
    expect(selected.map((size) => size >= 36)).toEqual([true, true, false]);
    expect(Math.min(...selected)).toBeGreaterThan(0);
  });

  it('remain readable with texts of maximum length', async () => {
    const long = 'Northern Territory Health Services Procurement and Logistics Centre '.repeat(4);
    const party = { ...bakery, name: long, contact: long, lines: [long, long], suburb: long };
    const crowded = {
      ...dangerousLabel,
      service: long,
      carrier: long,
      instructions: long,
      references: [long],
      weight: '12,345.678 kg',
      from: party,
      to: { ...party, country: 'New Zealand' },
    };
    const [picture] = await picturesOfPages(await drawLabels([crowded], DRAWN_AT));
    const found = picture === undefined ? [] : await scan(picture);
    expect(found).toEqual([{ format: 'Code128', text: '(00)193123450000000019' }]);
    const [page] = await textOfPages(await drawLabels([crowded], DRAWN_AT));
    for (const event of ['0400 111 222', 'NSW 2011', 'New Zealand', '2 of 3', '12,345.678 kg']) {
      expect(page).toContain(event);
    }
  });

  it('reject an item number that scanners and printers would interpret differently', async () => {
    await expect(drawLabels([{ ...label, itemNumber: 'acm~1' }], DRAWN_AT)).rejects.toThrow(
      'An item number on a label is 1 to 30 capitals, digits and hyphens, not “acm~1”.',
    );
  });

  it('are byte-identical when rendered again', async () => {
    const [first, second] = [
      await drawLabels([label], DRAWN_AT),
      await drawLabels([label], DRAWN_AT),
    ];
    expect(first.equals(second)).toBe(true);
  });
});
