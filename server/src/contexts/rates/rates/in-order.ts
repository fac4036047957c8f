/** Sorts rows by a text key, so that two exports can be compared. */
export const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] =>
  rows
    .map((row) => [keyOf(row), row] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, row]) => row);
