import { notValidField } from '@waybill/contract/problem';
import type { Upload } from './context.ts';
import { parseCsv } from './csv.ts';
import { type Table, TableRefusal } from './tables/table.ts';

/**
 * The uploaded CSV file with at least these columns.
 * @throws {Problem} NotValid on the file when it cannot be read or lacks a column.
 */
export function csvOf(upload: Upload | null, needed: readonly string[]): Table {
  const file = read(upload);
  const heads = new Set(file.heads.map((head) => head.toLowerCase()));
  const missing = needed.filter((head) => !heads.has(head.toLowerCase()));
  if (missing.length === 0) return file;
  throw notValidField('file', `The file lacks the column ${missing.join(', ')}.`);
}

function read(upload: Upload | null): Table {
  try {
    return parseCsv(upload?.bytes ?? '');
  } catch (error) {
    if (error instanceof TableRefusal) throw notValidField('file', error.message);
    throw error;
  }
}
