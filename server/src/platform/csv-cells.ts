import type { ImportResult } from '@waybill/contract/shared/fields';
import { lengthUnits, weightUnits } from '@waybill/kernel/measures';
import type { z } from 'zod';

export type ImportAnswer = z.input<typeof ImportResult>;
export type RowError = ImportAnswer['errors'][number];

export type Complaint = { readonly message: string; readonly members: readonly string[] };

/** A row that was not kept; `index` counts data rows from 1 (decisions X-30). */
export const rowError = (
  index: number,
  line: number,
  code: string | null,
  complaints: readonly Complaint[],
): RowError => ({
  index,
  code,
  messages: complaints.map(({ message }) => message),
  details: `Line ${line}`,
  validationErrors: complaints.map(({ message, members }) => ({ message, members: [...members] })),
});

/** The trimmed text under a head; empty where there is none. */
export type Cell = (head: string) => string;

/** A cell by its head in any case. */
export function cellsOf(cells: Readonly<Record<string, string>>): Cell {
  const byHead = new Map(Object.entries(cells).map(([head, text]) => [head.toLowerCase(), text]));
  return (head) => byHead.get(head.toLowerCase())?.trim() ?? '';
}

/** The number in a cell; undefined where it is empty, and complained of where it is none. */
export function numberIn(cell: Cell, head: string, faults: Complaint[]): number | undefined {
  const text = cell(head);
  if (text === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  faults.push({ message: `${head} must be a number`, members: [head] });
  return undefined;
}

/** Whether a cell says yes; an empty one does not. Complained of where it says neither. */
export function truthIn(cell: Cell, head: string, faults: Complaint[]): boolean {
  const text = cell(head).toLowerCase();
  if (['', 'false', 'no', 'n', '0'].includes(text)) return false;
  if (['true', 'yes', 'y', '1'].includes(text)) return true;
  faults.push({ message: `${head} must be true or false`, members: [head] });
  return false;
}

/** What the words of a cell such as `cm kg` name, in any order; complained of where one is no unit. */
export function unitsIn(cell: Cell, head: string, faults: Complaint[]) {
  const words = cell(head)
    .toLowerCase()
    .split(/[\s,;/]+/)
    .filter(Boolean);
  const length = lengthUnits.find((unit) => words.includes(unit));
  const weight = weightUnits.find((unit) => words.includes(unit));
  if (words.some((word) => word !== length && word !== weight)) {
    const known = [...lengthUnits, ...weightUnits].join(', ');
    faults.push({ message: `${head} are two of ${known}, as “cm kg”`, members: [head] });
  }
  return { length, weight };
}
