import { expect, it } from 'vitest';
import { csvLines, harmless, unguarded } from './csv-text.ts';

it('escapes spreadsheet formulas and removes the escape again', () => {
  for (const text of ['=1', '+1', '-1', '@a', '\tx', '\rx', '\nx', '\0x', "'=1", "''@x"]) {
    expect(harmless(text)).toBe(`'${text}`);
    expect(unguarded(harmless(text))).toBe(text);
  }
  for (const text of ['', 'a=1', "'a", '1', ' =1']) expect(harmless(text)).toBe(text);
});

it('quotes delimiters, quotes and line breaks', () => {
  const row = ['plain', 'a,b', 'say "so"', 'a;b', 'a\tb', 'two\r\nlines', ' edge', 'edge ', ''];
  expect(csvLines([row])).toBe(
    'plain,"a,b","say ""so""","a;b","a\tb","two\r\nlines"," edge","edge ",\r\n',
  );
  expect(csvLines([])).toBe('');
});
