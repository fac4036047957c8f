import { english, type Message, sent } from '@waybill/contract/sentence';
import type { ImportRowError } from '@waybill/contract/shared/fields';
import type { TextSource } from '@waybill/contract/tenancy/languages/shapes';
import type { z } from 'zod';
import { textFault } from './texts.ts';

type RowError = z.output<typeof ImportRowError>;
type Row = {
  readonly cells: Readonly<Record<string, string>>;
  /** An error message if the row is malformed. */
  readonly problem: Message | null;
};

export type TextsRead = {
  readonly texts: readonly { readonly key: string; readonly value: string }[];
  readonly errors: readonly RowError[];
};

/**
 * Parses the texts of a file. The last occurrence of a key wins; rows without a text are ignored.
 */
export function readTexts(source: TextSource, rows: readonly Row[]): TextsRead {
  const texts = new Map<string, string>();
  const errors: RowError[] = [];
  rows.forEach(({ cells, problem }, at) => {
    const [key, value] = [cellOf(cells, 'key'), cellOf(cells, 'targetValue').trim()];
    if (problem !== null) return void errors.push(errorOf(at, 'file', problem));
    const fault = textFault(source, { key, value });
    if (fault === null) return void (value !== '' && texts.set(key, value));
    const member = fault.member === 'key' ? 'key' : 'targetValue';
    errors.push(errorOf(at, member, fault.message));
  });
  return { texts: [...texts].map(([key, value]) => ({ key, value })), errors };
}

/** Returns the cell of a column, whose header is matched regardless of case. */
const cellOf = (cells: Row['cells'], head: string): string =>
  Object.entries(cells).find(([name]) => name.toLowerCase() === head.toLowerCase())?.[1] ?? '';

const errorOf = (at: number, member: string, message: Message): RowError => ({
  index: at + 1,
  code: null,
  messages: [english(message)],
  details: null,
  validationErrors: [{ ...sent(message), members: [member] }],
});
