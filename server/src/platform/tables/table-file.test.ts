import { describe, expect, it } from 'vitest';
import { readTable } from './open-table.ts';
import { tableFile } from './table-file.ts';

type Row = { readonly code: string; readonly items: number; readonly isActive: boolean };

const columns = [
  { head: 'code', cell: (row: Row) => row.code },
  { head: 'items', cell: (row: Row) => row.items },
  { head: 'isActive', cell: (row: Row) => row.isActive },
];
const tableOf = (batches: AsyncIterable<readonly Row[]>) => ({
  name: 'Locations',
  columns,
  batches,
});

async function* twoBatches(): AsyncGenerator<readonly Row[]> {
  yield [{ code: 'A-01', items: 3, isActive: true }];
  yield [{ code: '=1+1', items: 0, isActive: false }];
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('the file of a table', () => {
  it.each(['csv', 'xlsx'] as const)(
    'is read back as written in %s, no text a formula',
    async (format) => {
      const file = tableFile(tableOf(twoBatches()), format);
      expect(file.fileName).toBe(`Locations.${format}`);
      const { heads, rows } = await readTable(await whole(file.bytes), 10);
      expect(heads).toEqual(['code', 'items', 'isActive']);
      expect(rows.map(({ cells }) => cells)).toEqual([
        { code: 'A-01', items: '3', isActive: 'true' },
        { code: '=1+1', items: '0', isActive: 'false' },
      ]);
    },
  );

  it('of many rows is written while they are read: none ahead of the file', async () => {
    let [read, written, furthestAhead] = [0, 0, 0];
    async function* many(): AsyncGenerator<readonly Row[]> {
      for (let batch = 0; batch < 200; batch += 1) {
        read += 1;
        furthestAhead = Math.max(furthestAhead, read - written);
        yield Array.from({ length: 1000 }, (_, at) => ({
          code: `A-${batch}-${at}`,
          items: at,
          isActive: true,
        }));
      }
    }
    for await (const _ of tableFile(tableOf(many()), 'csv').bytes) written += 1;
    expect([read, written, furthestAhead]).toEqual([200, 201, 0]);
  });

  it('ends the reading of rows when the writing fails', async () => {
    let isOver = false;
    async function* endless(): AsyncGenerator<readonly Row[]> {
      try {
        for (;;) yield [{ code: 'A-01', items: 1, isActive: true }];
      } finally {
        isOver = true;
      }
    }
    const { bytes } = tableFile(tableOf(endless()), 'csv');
    await bytes.next();
    await bytes.next();
    await bytes.return(undefined);
    expect(isOver).toBe(true);
  });
});
