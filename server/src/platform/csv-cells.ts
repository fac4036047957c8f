import { sentence } from '@waybill/contract/sentence';
import { type Complaint, type ValidationError, validationError } from '@waybill/contract/problem';
import { english } from '@waybill/contract/sentence';
import type { ImportResult } from '@waybill/contract/shared/fields';
import { lengthUnits, weightUnits } from '@waybill/kernel/measures';
import type { z } from 'zod';

export type { Complaint };
export type ImportResponse = z.input<typeof ImportResult>;
export type RowError = ImportResponse['errors'][number];

/** Returns a row that was not imported; `index` counts data rows from 1 (decisions X-30). */
export const rowError = (
  { index, line, code }: Pick<RowError, 'index' | 'line' | 'code'>,
  complaints: readonly (Complaint | ValidationError)[],
): RowError => ({
  index,
  code,
  line,
  messages: complaints.map(({ message }) => english(message)),
  details: `Line ${line}`,
  validationErrors: complaints.map((complaint) => ({
    ...validationError(complaint),
    members: [...complaint.members],
  })),
});

/** Returns the trimmed text of a column; empty if there is none. */
export type CsvCell = (head: string) => string;

/** Returns a function that finds a cell by its header, regardless of case. */
export function cellsOf(cells: Readonly<Record<string, string>>): CsvCell {
  const byHead = new Map(Object.entries(cells).map(([head, text]) => [head.toLowerCase(), text]));
  return (head) => byHead.get(head.toLowerCase())?.trim() ?? '';
}

/** Parses the number in a cell; undefined if it is empty. Anything else is reported as an error. */
export function numberIn(cell: CsvCell, head: string, faults: Complaint[]): number | undefined {
  const text = cell(head);
  if (text === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  faults.push({ message: sentence('{field} must be a number', { field: head }), members: [head] });
  return undefined;
}

/** Parses a yes/no cell; empty means no. Anything else is reported as an error. */
export function truthIn(cell: CsvCell, head: string, faults: Complaint[]): boolean {
  const text = cell(head).toLowerCase();
  if (['', 'false', 'no', 'n', '0'].includes(text)) return false;
  if (['true', 'yes', 'y', '1'].includes(text)) return true;
  faults.push({
    message: sentence('{field} must be true or false', { field: head }),
    members: [head],
  });
  return false;
}

/**
 * Parses the units in a cell such as `cm kg`, in any order. Unknown units are reported as an error.
 */
export function unitsIn(cell: CsvCell, head: string, faults: Complaint[]) {
  const words = cell(head)
    .toLowerCase()
    .split(/[\s,;/]+/)
    .filter(Boolean);
  const length = lengthUnits.find((unit) => words.includes(unit));
  const weight = weightUnits.find((unit) => words.includes(unit));
  if (words.some((word) => word !== length && word !== weight)) {
    const known = [...lengthUnits, ...weightUnits].join(', ');
    faults.push({
      message: sentence('{field} must be two of {units}, for example “cm kg”', {
        field: head,
        units: known,
      }),
      members: [head],
    });
  }
  return { length, weight };
}
