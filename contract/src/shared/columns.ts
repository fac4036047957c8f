/** The columns that are read from a file, each with the headings in use for it. */
export type KnownColumns<Column extends string = string> = Readonly<
  Record<Column, readonly string[]>
>;

/** The heading of each column in a file; absent if the file has none. */
export type ColumnsFound<Column extends string = string> = Readonly<{
  [C in Column]?: string;
}>;

/** Finds the columns of a file by their usual headings, ignoring case and spaces. */
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
