import { csvLines, harmless } from '@waybill/kernel/csv-text';
import type { TableImport } from '@waybill/contract/shared/imports';

/**
 * The rows that an import returned, with the reason in a last column: mended, they can be imported as
 * they are. Nothing in them is a formula.
 */
export const returnedCsv = ({
  heads,
  returned,
  errors,
}: Pick<TableImport, 'heads' | 'returned' | 'errors'>): string =>
  csvLines(
    [
      [...heads, 'reason'],
      ...returned.map((cells, at) => [
        ...heads.map((head) => cells[head] ?? ''),
        errors[at]?.messages.join(' ') ?? '',
      ]),
    ].map((row) => row.map(harmless)),
  );
