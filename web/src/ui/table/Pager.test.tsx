import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { english } from '../ui-texts.ts';
import { neighbours, type PageRange, pageText } from './page-text.ts';
import { Pager } from './Pager.tsx';

describe('the text of a pager', () => {
  it.each([
    [0, 50, 1234, '1–50 of 1,234'],
    [1200, 50, 1234, '1,201–1,234 of 1,234'],
    [50, 50, 10_001, '51–100 of 10,000+'],
    [20_000, 50, 10_001, '20,001–20,050 of 10,000+'],
    [50, 50, 1_001, '51–100 of 1,000+'],
    [0, 50, 0, 'No rows'],
  ])('from %i with %i rows of %i is %j', (skip, take, total, text) => {
    expect(pageText({ skip, take }, total, { words: english, language: 'en' })).toBe(text);
  });

  it('has the separators of its language', () => {
    const reader = { words: english, language: 'de' };
    expect(pageText({ skip: 1200, take: 50 }, 1234, reader)).toBe('1.201–1.234 of 1.234');
  });

  it('knows the previous and next pages', () => {
    expect(neighbours({ skip: 0, take: 50 }, 60)).toEqual({
      previous: undefined,
      next: { skip: 50, take: 50 },
    });
    expect(neighbours({ skip: 50, take: 50 }, 60)).toEqual({
      previous: { skip: 0, take: 50 },
      next: undefined,
    });
  });
});

describe('a pager', () => {
  it('turns pages with its buttons and with [ and ], and restarts with another size', async () => {
    const onChange = vi.fn<(page: PageRange) => void>();
    const { person } = draw(<Pager skip={50} take={50} total={200} onChange={onChange} />);
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await person.keyboard('[[');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(onChange.mock.calls).toEqual([
      [{ skip: 100, take: 50 }],
      [{ skip: 0, take: 50 }],
      [{ skip: 0, take: 100 }],
    ]);
  });
});
