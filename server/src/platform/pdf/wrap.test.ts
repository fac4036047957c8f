import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, wrapText } from './wrap.ts';

/** Every letter is one wide. */
const measure = (text: string): number => text.length;
const wrap = (text: string, width: number, maxLines: number): readonly string[] =>
  wrapText(text, { width, maxLines }, measure);

describe('wrapping text', () => {
  it('breaks at spaces', () => {
    expect(wrap('leave with reception', 10, 9)).toEqual(['leave with', 'reception']);
  });

  it('breaks a word that is wider than the line', () => {
    expect(wrap('Woolloomooloo', 6, 9)).toEqual(['Woollo', 'omoolo', 'o']);
  });

  it('keeps line feeds and drops other control characters', () => {
    expect(wrap('Unit 7\r\n\u0000188\tHighway\n', 20, 9)).toEqual(['Unit 7', '188 Highway']);
  });

  it('truncates overflow with an ellipsis', () => {
    expect(wrap('one two three four', 8, 2)).toEqual(['one two', 'three…']);
    expect(cutToWidth('Northern Territory', 10, measure)).toBe('Northern…');
  });

  it('returns no lines for empty text', () => {
    expect(wrap(' \n\t', 8, 2)).toEqual([]);
  });

  it('never exceeds the box, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 1, max: 4 }),
        (text, maxLines) => {
          const lines = wrap(text, 12, maxLines);
          expect(lines.length).toBeLessThanOrEqual(maxLines);
          expect(lines.filter((line) => line.length > 12)).toEqual([]);
        },
      ),
    );
  });

  it('wraps a very long word quickly', () => {
    const lines = wrap('x'.repeat(20_000), 40, 3);
    expect(lines).toEqual(['x'.repeat(40), 'x'.repeat(40), `${'x'.repeat(39)}…`]);
  });
});
