/** The columns that are read of a file, each with heads that other people's files give it. */
export type KnownColumns<Column extends string = string> = Readonly<
  Record<Column, readonly string[]>
>;

/** Which head of a file each column is under; absent where the file has none. */
export type ColumnsFound<Column extends string = string> = Readonly<{
  [C in Column]?: string;
}>;

/**
 * The columns of a file by what its heads are usually called; capitals and spaces do not matter.
 */
export function columnsByHeads<Column extends string>(
  known: KnownColumns<Column>,
  heads: readonly string[],
): Record<string, string> & ColumnsFound<Column> {
  const byName = new Map(heads.map((head) => [plain(head), head]));
  const found = (Object.entries(known) as [Column, readonly string[]][]).flatMap(
    ([column, names]) => {
      const name = names.find((each) => byName.has(plain(each)));
      const head = name === undefined ? undefined : byName.get(plain(name));
      return head === undefined ? [] : [[column, head] as const];
    },
  );
  return Object.fromEntries(found) as Record<string, string> & ColumnsFound<Column>;
}

const plain = (head: string): string => head.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
