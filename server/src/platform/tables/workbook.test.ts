import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { readTable } from './open-table.ts';
import { workbookOf, type WorkbookRows } from './workbook.ts';

async function* batches(...all: WorkbookRows[]): AsyncGenerator<WorkbookRows> {
  yield* all;
}

const sheet = {
  name: 'Figures',
  columns: [
    { head: 'Customer', width: 20 },
    { head: 'Day', width: 12, format: 'yyyy-mm-dd', isDate: true },
    { head: 'Total', width: 12, format: '#,##0.00' },
  ],
};

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('a workbook', () => {
  it('is read back as written, batch by batch, with dates and texts, none a formula', async () => {
    const rows = batches([['=1+1', '2026-11-02', 12.5]], [['Müller & Söhne <GmbH>', null, -0.01]]);
    const table = await readTable(await bytesOf(workbookOf(sheet, rows)), 10);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      { Customer: '=1+1', Day: '2026-11-02', Total: '12.5' },
      { Customer: 'Müller & Söhne <GmbH>', Day: '', Total: '-0.01' },
    ]);
  });

  it('fails with the error of its rows', async () => {
    async function* broken(): AsyncGenerator<WorkbookRows> {
      yield [['A', null, 1]];
      throw new Error('The rows took too long');
    }
    await expect(bytesOf(workbookOf(sheet, broken()))).rejects.toThrow('The rows took too long');
  });

  it('leaves the event loop free while 20,000 rows are written', async () => {
    async function* many(): AsyncGenerator<WorkbookRows> {
      for (let batch = 0; batch < 20; batch += 1) {
        yield Array.from({ length: 1000 }, (_, at) => [`Customer ${at}`, '2026-11-02', at]);
      }
    }
    const before = performance.eventLoopUtilization();
    const bytes = await bytesOf(workbookOf(sheet, many()));
    const { utilization } = performance.eventLoopUtilization(before);
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(utilization).toBeLessThan(0.5);
  });
});
