import { csvLines, harmless } from '@waybill/kernel/csv-text';
import type { TableImport } from '@waybill/contract/shared/imports';
import { rowFaults } from '#shell/imports/row-faults.ts';

/**
 * Returns the rejected rows of an import as CSV with the reason in a last column: once corrected,
 * the file can be imported again. No cell is a formula.
 * @param words the labels of the columns in the reasons.
 */
export const returnedCsv = (
  { heads, returned, errors }: Pick<TableImport, 'heads' | 'returned' | 'errors'>,
  words: Readonly<Record<string, string>> = {},
): string =>
  csvLines(
    [
      [...heads, 'reason'],
      ...returned.map((cells, at) => {
        const error = errors[at];
        return [...heads.map((head) => cells[head] ?? ''), error ? rowFaults(error, words) : ''];
      }),
    ].map((row) => row.map(harmless)),
  );

/** The same rows as a file of their own, exactly as they came, to be mended and imported again. */
export const returnedFile = (
  { heads, returned }: Pick<TableImport, 'heads' | 'returned'>,
  name: string,
): File => {
  const rows = returned.map((cells) => heads.map((head) => cells[head] ?? ''));
  return new File([csvLines([[...heads], ...rows])], name, { type: 'text/csv' });
};
