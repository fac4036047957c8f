import { csvLines, harmless } from '@waybill/kernel/csv-text';
import type { ListImport } from '@waybill/contract/shared/imports';

/**
 * The rows that an import returned, with the reason in a last column: mended, they can be imported as
 * they are. Nothing in them is a formula.
 */
export const returnedCsv = ({
  heads,
  returned,
  errors,
}: Pick<ListImport, 'heads' | 'returned' | 'errors'>): string =>
  csvLines(
    [
      [...heads, 'reason'],
      ...returned.map((cells, at) => [
        ...heads.map((head) => cells[head] ?? ''),
        errors[at]?.messages.join(' ') ?? '',
      ]),
    ].map((row) => row.map(harmless)),
  );

/** A row that an import returned: `index` counts data rows from 1. */
type Rejected = { readonly index: number; readonly messages: readonly string[] };

/**
 * The rows of a CSV file that an import returned, as a CSV file of their own with the reason in a
 * last column: mended, it can be imported as it is.
 */
export function rejectedCsv(text: string, errors: readonly Rejected[]): string {
  const [head = '', ...rows] = recordsOf(text);
  const lines = errors.flatMap(({ index, messages }) => {
    const record = rows[index - 1];
    return record === undefined ? [] : [`${record},${inQuotes(messages.join(' '))}`];
  });
  return [`${head},reason`, ...lines, ''].join('\r\n');
}

/** The records of a CSV file as they are written; a quoted line break belongs to its record. */
function recordsOf(text: string): readonly string[] {
  const records: string[] = [];
  let open = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    open = open === '' ? line : `${open}\n${line}`;
    const isWhole = (open.match(/"/g)?.length ?? 0) % 2 === 0;
    if (!isWhole) continue;
    if (open.trim() !== '') records.push(open);
    open = '';
  }
  return open.trim() === '' ? records : [...records, open];
}

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;
