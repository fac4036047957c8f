import { afterEach, describe, expect, it } from 'vitest';
import { openPdfPool, pdfKind, type PdfPool } from './worker-pool.ts';

const samples = new URL('../../testing/sample-pdfs.ts', import.meta.url);
const kinds = {
  greeting: pdfKind<string>(samples, 'drawGreeting'),
  nothing: pdfKind<null>(samples, 'drawNothing'),
  forEver: pdfKind<null>(samples, 'drawForEver'),
  theEnd: pdfKind<null>(samples, 'drawTheEnd'),
  absent: pdfKind<null>(samples, 'drawAbsent'),
};

describe('the PDF worker pool', () => {
  let pool: PdfPool<typeof kinds> | undefined;

  const open = (timeLimit_ms = 10_000): PdfPool<typeof kinds> => {
    pool = openPdfPool(kinds, { timeLimit_ms });
    return pool;
  };

  afterEach(() => pool?.close());

  it('renders documents in the requested order', async () => {
    const { renderPdf } = open();
    const drawn = await Promise.all(['Mei', 'Łukasz'].map((name) => renderPdf('greeting', name)));
    expect(drawn.map(String)).toEqual(['Good day, Mei', 'Good day, Łukasz']);
  });

  it('passes on errors by name and continues', async () => {
    const { renderPdf } = open();
    await expect(renderPdf('nothing', null)).rejects.toMatchObject({
      name: 'InkRefusal',
      message: 'There is no ink.',
    });
    await expect(renderPdf('absent', null)).rejects.toThrow('has no drawAbsent()');
    expect(String(await renderPdf('greeting', 'Mei'))).toBe('Good day, Mei');
  });

  it('aborts a document that takes too long and renders the next in a new thread', async () => {
    const { renderPdf } = open(1500);
    const [late, next] = await Promise.allSettled([
      renderPdf('forEver', null),
      renderPdf('greeting', 'Mei'),
    ]);
    expect(late).toMatchObject({
      reason: { name: 'PdfFailure', message: 'The PDF “forEver” took longer than 1500 ms.' },
    });
    expect(next).toMatchObject({ status: 'fulfilled' });
  });

  it('survives a crash of its thread', async () => {
    const { renderPdf } = open();
    await expect(renderPdf('theEnd', null)).rejects.toThrow(
      'The PDF “theEnd” lost the drawing thread (exit 7).',
    );
    expect(String(await renderPdf('greeting', 'Mei'))).toBe('Good day, Mei');
  });

  it('rejects pending documents when it is closed', async () => {
    const { renderPdf, close } = open();
    const results = Promise.allSettled([renderPdf('forEver', null), renderPdf('greeting', 'Mei')]);
    await close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(renderPdf('greeting', 'Mei')).rejects.toThrow('The PDF pool is closed.');
  });
});
