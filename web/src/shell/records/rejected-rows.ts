import { csvLines, harmless } from '@waybill/kernel/csv-text';
import type { TableImport } from '@waybill/contract/shared/imports';
import { rowFaults } from '#shell/imports/row-faults.ts';

/**
 * The rows that an import returned, with the reason in a last column: mended, they can be imported
 * as they are. Nothing in them is a formula.
 * @param words what the columns are called in the reasons.
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
