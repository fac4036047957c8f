import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { type CsvColumn, parseCsv, writeCsv, writeCsvHead, writeCsvRows } from './csv.ts';
import { TableRefusal } from './tables/table.ts';

type Payment = { readonly payer: string; readonly phone: string | null; readonly amount: number };

const columns: readonly CsvColumn<Payment>[] = [
  { head: 'Payer', cell: ({ payer }) => payer },
  { head: 'Phone', cell: ({ phone }) => phone },
  { head: 'Amount', cell: ({ amount }) => amount, decimals: 2 },
];

const text = (cells: readonly string[]): string =>
  writeCsv<string>([{ head: 'A', cell: (cell) => cell }], cells);

const HOSTILE = ['=', '+', '-', '@', "'", '"', ';', ',', '\t', '\r', '\n', '\0', 'a', 'Ł', ' '];
const isLive = (cell: string): boolean => /^[=+\-@\t\r\n\0]/.test(cell);

describe('writing CSV', () => {
  it('has a header row, quotes by RFC 4180 and ends lines with CR LF', () => {
    const payments = [
      { payer: 'Søn, “Bäckerei” "B"', phone: null, amount: 1234.5 },
      { payer: 'two\r\nlines', phone: '02 9000', amount: -12.5 },
    ];
    expect(writeCsv(columns, payments)).toBe(
      'Payer,Phone,Amount\r\n"Søn, “Bäckerei” ""B""",,1234.50\r\n"two\r\nlines",02 9000,-12.50\r\n',
    );
  });

  it('escapes text that a spreadsheet would run, and leaves numbers unchanged', () => {
    const payment = { payer: '=HYPERLINK("x")', phone: '+61400111222', amount: -12.5 };
    expect(writeCsv(columns, [payment])).toBe(
      'Payer,Phone,Amount\r\n"\'=HYPERLINK(""x"")",\'+61400111222,-12.50\r\n',
    );
    for (const first of ['=', '+', '-', '@', '\t', '\r', '\n', '\0']) {
      const cell = parseCsv(text([`${first}1`])).rows[0]?.cells['A'];
      expect(text([`${first}1`])).toContain(`'${first}1`);
      expect(cell).toBe(`${first}1`);
    }
  });

  it('returns only the header without rows, and can be streamed in chunks', () => {
    const payment = { payer: 'Mei', phone: '1', amount: 1 };
    expect(writeCsv(columns, [])).toBe('Payer,Phone,Amount\r\n');
    expect(
      writeCsvHead(columns) + writeCsvRows(columns, [payment]) + writeCsvRows(columns, []),
    ).toBe(writeCsv(columns, [payment]));
  });
});

describe('reading CSV', () => {
  it('reports the starting line of a row, counting blank lines and line feeds in cells', () => {
    expect(parseCsv('A,B\r\n1,"x\r\ny"\r\n\r\n2,z\r\n').rows).toEqual([
      { line: 2, cells: { A: '1', B: 'x\r\ny' }, problem: null },
      { line: 5, cells: { A: '2', B: 'z' }, problem: null },
    ]);
  });

  it('accepts semicolons, a byte-order mark and bare line feeds', () => {
    const bytes = new TextEncoder().encode('\uFEFFSuburb; Rate \nŁódź;1,50\n');
    expect(parseCsv(bytes)).toEqual({
      heads: ['Suburb', 'Rate'],
      rows: [{ line: 2, cells: { Suburb: 'Łódź', Rate: '1,50' }, problem: null }],
    });
  });

  it('ends rows in two ways within one file', () => {
    expect(parseCsv('A,B\r\n1,x\n"2\n",y\r\n').rows).toEqual([
      { line: 2, cells: { A: '1', B: 'x' }, problem: null },
      { line: 3, cells: { A: '2\n', B: 'y' }, problem: null },
    ]);
  });

  it('keeps valid rows and reports the errors of the others', () => {
    expect(inEnglish(parseCsv('A,B\n1\n1,2,3\n1,2,,\n4,5\n').rows)).toEqual([
      { line: 2, cells: { A: '1' }, problem: null },
      {
        line: 3,
        cells: { A: '1', B: '2' },
        problem: 'The row has 3 cells, but the header has 2.',
      },
      { line: 4, cells: { A: '1', B: '2' }, problem: null },
      { line: 5, cells: { A: '4', B: '5' }, problem: null },
    ]);
    expect(parseCsv('A,B\n1,"x\n2,y\n').rows.at(-1)?.problem).toBe(
      'A quotation mark is not closed.',
    );
  });

  it('rejects files that are not tables', () => {
    expect(() => parseCsv('')).toThrow(
      new TableRefusal('The file is empty. It needs a header row.'),
    );
    expect(() => parseCsv(new Uint8Array([0x41, 0xff, 0xfe]))).toThrow('not UTF-8');
    expect(() => parseCsv('Name,name\n1,2')).toThrow('Two columns are named “name”.');
  });

  it('treats a header named __proto__ as plain text', () => {
    const [row] = parseCsv('__proto__,A\nx,1\n').rows;
    expect(Object.entries(row?.cells ?? {})).toEqual([
      ['__proto__', 'x'],
      ['A', '1'],
    ]);
  });

  it('reads back exactly what was written, with 10,000 hostile cells', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...HOSTILE) });
    const cells = fc.array(hostile, { minLength: 100, maxLength: 100 });
    fc.assert(
      fc.property(cells, (written) => {
        // Every row has a second cell, because a row of blanks would be skipped.
        const file = writeCsv(
          [
            { head: 'Id', cell: (cell: string) => `#${cell}` },
            { head: 'Cell', cell: (cell) => cell },
          ],
          written,
        );
        const read = parseCsv(file).rows.map(({ cells: { Cell } }) => Cell);
        expect(read).toEqual(written);
        expect(Papa.parse<string[]>(file).data.flat().filter(isLive)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
