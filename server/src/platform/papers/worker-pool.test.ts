import { afterEach, describe, expect, it } from 'vitest';
import { openPaperPool, paperKind, type PaperPool } from './worker-pool.ts';

const samples = new URL('../../testing/sample-papers.ts', import.meta.url);
const kinds = {
  greeting: paperKind<string>(samples, 'drawGreeting'),
  nothing: paperKind<null>(samples, 'drawNothing'),
  forEver: paperKind<null>(samples, 'drawForEver'),
  theEnd: paperKind<null>(samples, 'drawTheEnd'),
  absent: paperKind<null>(samples, 'drawAbsent'),
};

describe('the PDF worker pool', () => {
  let pool: PaperPool<typeof kinds> | undefined;

  const open = (timeLimit_ms = 10_000): PaperPool<typeof kinds> => {
    pool = openPaperPool(kinds, { timeLimit_ms });
    return pool;
  };

  afterEach(() => pool?.close());

  it('renders documents in the requested order', async () => {
    const { renderPaper } = open();
    const drawn = await Promise.all(['Mei', 'Łukasz'].map((name) => renderPaper('greeting', name)));
    expect(drawn.map(String)).toEqual(['Good day, Mei', 'Good day, Łukasz']);
  });

  it('passes on errors by name and continues', async () => {
    const { renderPaper } = open();
    await expect(renderPaper('nothing', null)).rejects.toMatchObject({
      name: 'InkRefusal',
      message: 'There is no ink.',
    });
    await expect(renderPaper('absent', null)).rejects.toThrow('has no drawAbsent()');
    expect(String(await renderPaper('greeting', 'Mei'))).toBe('Good day, Mei');
  });

  it('aborts a document that takes too long and renders the next in a new thread', async () => {
    const { renderPaper } = open(1500);
    const [late, next] = await Promise.allSettled([
      renderPaper('forEver', null),
      renderPaper('greeting', 'Mei'),
    ]);
    expect(late).toMatchObject({
      reason: { name: 'PaperFailure', message: 'The paper “forEver” took longer than 1500 ms.' },
    });
    expect(next).toMatchObject({ status: 'fulfilled' });
  });

  it('survives a crash of its thread', async () => {
    const { renderPaper } = open();
    await expect(renderPaper('theEnd', null)).rejects.toThrow(
      'The paper “theEnd” lost the drawing thread (exit 7).',
    );
    expect(String(await renderPaper('greeting', 'Mei'))).toBe('Good day, Mei');
  });

  it('rejects pending documents when it is closed', async () => {
    const { renderPaper, close } = open();
    const results = Promise.allSettled([
      renderPaper('forEver', null),
      renderPaper('greeting', 'Mei'),
    ]);
    await close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(renderPaper('greeting', 'Mei')).rejects.toThrow('The papers are closed.');
  });
});
