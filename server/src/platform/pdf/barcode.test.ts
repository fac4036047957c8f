import { describe, expect, it } from 'vitest';
import { picturesOfPages, scan } from '#testing/read-pdf.ts';
import {
  BarcodeRefusal,
  code128,
  dotsPerModule,
  drawBars,
  drawSquares,
  qrCode,
  ssccBarcode,
} from './barcode.ts';
import { closePdf, openPdf } from './page.ts';
import { mm } from './units.ts';

const open = () =>
  openPdf({ width: mm(100), height: mm(50), title: 'Barcode', drawnAt: new Date(0) });

describe('barcodes', () => {
  it('scan from a 203-dpi print with modules of two, three and four dots', async () => {
    const pdf = open();
    const texts = ['ACM123456782001', 'M00004711', 'A-1', 'PU00001234', '0123456789'];
    for (const dots of [2, 3, 4]) {
      for (const text of texts) {
        pdf.addPage();
        drawBars(pdf, code128(text), { x: 41, y: 40, height: 200, dotsPerModule: dots });
      }
    }
    const found = [];
    for (const picture of await picturesOfPages(await closePdf(pdf))) {
      found.push(...(await scan(picture)).map(({ text }) => text));
    }
    expect(found).toEqual([...texts, ...texts, ...texts]);
  });

  it('are purely black and white at 203 dpi: every edge is on a whole dot', async () => {
    const pdf = open();
    pdf.addPage();
    const bars = ssccBarcode('193123450000000019');
    drawBars(pdf, bars, { x: 88, y: 40, height: 200, dotsPerModule: 4 });
    const [picture] = await picturesOfPages(await closePdf(pdf));
    const row = picture?.data.slice(100 * 800 * 4, 101 * 800 * 4) ?? new Uint8ClampedArray();
    const runs: number[] = [];
    let last = -1;
    for (let x = 88; x < 88 + bars.modules * 4; x += 1) {
      const shade = row[x * 4] ?? -1;
      if (shade === last) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
      else runs.push(1);
      last = shade;
    }
    expect(runs).toEqual(bars.runs.map((run) => run * 4));
    expect(new Set(row)).toEqual(new Set([0, 255]));
  });

  it('encode web addresses as QR codes', async () => {
    const pdf = open();
    const urls = ['https://acme.example/t/1', `https://acme.example/${'long/'.repeat(40)}`];
    for (const url of urls) {
      pdf.addPage();
      drawSquares(pdf, qrCode(url), { x: 40, y: 40, dots: 3 });
    }
    const pictures = await picturesOfPages(await closePdf(pdf));
    const found = await Promise.all(pictures.map(scan));
    expect(found).toEqual(urls.map((text) => [{ format: 'QRCode', text }]));
  });

  it('reject text they cannot encode', () => {
    for (const text of ['', 'Łódź', 'A\u0007', 'x'.repeat(49)]) {
      expect(() => code128(text)).toThrow(BarcodeRefusal);
    }
    for (const sscc of ['193123450000000018', '19312345', '19312345000000001A']) {
      expect(() => ssccBarcode(sscc)).toThrow(BarcodeRefusal);
    }
    expect(() => qrCode('x'.repeat(301))).toThrow(BarcodeRefusal);
  });

  it('use narrower modules, in whole dots, rather than exceed the page', () => {
    const bars = code128('LONGCONSIGNMENT-NUMBER-0001');
    expect(dotsPerModule(code128('ACM123456782001'), 800, 4)).toBe(4);
    expect(dotsPerModule(bars, 800, 4)).toBe(2);
    expect(() => dotsPerModule(bars, 400, 4)).toThrow(BarcodeRefusal);
  });
});
