/** The thread of `workbook.ts`: one workbook, from its first row to its last. */

import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type {
  WorkbookCell,
  WorkbookColumn,
  WorkbookOutput,
  WorkbookInput,
  WorkbookRows,
} from './workbook.ts';

const port = parentPort;
if (port === null) throw new Error('This file is the code of a thread');
const send = (output: WorkbookOutput): void => port.postMessage(output);
const received = async (): Promise<WorkbookInput> => {
  const [input] = (await once(port, 'message')) as [WorkbookInput];
  return input;
};

const sheet = await received();
if (!('columns' in sheet)) throw new Error('The first message is the sheet');
const { columns } = sheet;

const stream = writeXlsxStream(rowsOf(), {
  name: sheet.name,
  columns: columns.map(({ width, format }) => ({
    width,
    ...(format === undefined ? {} : { numFmt: format }),
  })),
  freezePane: { rows: 1 },
});
for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) {
  send({ kind: 'bytes', bytes });
}
send({ kind: 'done' });
port.close();

async function* rowsOf(): AsyncGenerator<CellValue[]> {
  yield columns.map(({ head }) => head);
  for (let rows = await moreRows(); rows !== null; rows = await moreRows()) {
    for (const row of rows) yield row.map((cell, at) => valueOf(cell, columns[at]));
  }
}

async function moreRows(): Promise<WorkbookRows | null> {
  send({ kind: 'more' });
  const input = await received();
  return 'rows' in input ? input.rows : null;
}

/** Workbooks have no time zones: local times are written as they are. */
function valueOf(cell: WorkbookCell, column: WorkbookColumn | undefined): CellValue {
  if (typeof cell !== 'string' || column?.isDate !== true) return cell;
  const moment = new Date(`${cell.replace(' ', 'T')}${cell.includes(' ') ? 'Z' : ''}`);
  return Number.isNaN(moment.getTime()) ? cell : moment;
}
