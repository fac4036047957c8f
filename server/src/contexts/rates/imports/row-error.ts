import type { ImportResult } from '@waybill/contract/shared/fields';
import type { z } from 'zod';

export type ImportAnswer = z.input<typeof ImportResult>;
export type RowError = ImportAnswer['errors'][number];

type Complaint = { readonly message: string; readonly members: readonly string[] };

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

/** A cell by its head in any case. */
export function cellsOf(cells: Readonly<Record<string, string>>): (head: string) => string {
  const byHead = new Map(Object.entries(cells).map(([head, text]) => [head.toLowerCase(), text]));
  return (head) => byHead.get(head.toLowerCase())?.trim() ?? '';
}
