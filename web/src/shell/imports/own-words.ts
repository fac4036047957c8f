import type { ListImport } from '@waybill/contract/shared/imports';

type Words = Readonly<Record<string, string>>;

/**
 * The columns of a file whose heads are our own words in the reader's language, as our templates
 * have them: the server knows the English ones. Undefined where it found all of them.
 */
export function columnsInOwnWords(
  { heads, columns }: Pick<ListImport, 'heads' | 'columns'>,
  words: Words,
): Record<string, string> | undefined {
  const read = new Set(Object.values(columns));
  const headOf = new Map(heads.map((head) => [plain(head), head]));
  const found = Object.entries(words).flatMap(([column, word]) => {
    const head = headOf.get(plain(word));
    if (head === undefined || columns[column] !== undefined || read.has(head)) return [];
    return [[column, head] as const];
  });
  return found.length === 0 ? undefined : { ...columns, ...Object.fromEntries(found) };
}

/** Heads are compared without what is in brackets, such as the unit. */
const plain = (head: string): string =>
  head
    .replaceAll(/\([^)]*\)/g, '')
    .trim()
    .toLocaleLowerCase();
