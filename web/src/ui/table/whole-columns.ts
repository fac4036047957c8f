type Sized = { readonly id: string; readonly width?: number | undefined };

/** Pixels of a column that declares none. */
export const defaultWidth = 140;

export const widthOf = (columns: readonly Sized[]): number =>
  columns.reduce((sum, column) => sum + (column.width ?? defaultWidth), 0);

/**
 * The columns in a table that is too narrow for all of them: those that fit share the room to its
 * very edge, so that none is half seen there, where an amount would read as another. The others are
 * scrolled to. Where all fit, or not even one does, they stay as they are.
 * @param room pixels beside the columns that stay in place.
 */
export function endingAtEdge<C extends Sized>(columns: readonly C[], room: number): readonly C[] {
  if (room <= 0 || widthOf(columns) <= room) return columns;
  const fitting = columns.findIndex((_, at) => widthOf(columns.slice(0, at + 1)) > room);
  if (fitting === 0) return columns;
  const left = room - widthOf(columns.slice(0, fitting));
  return columns.map((column, at) =>
    at < fitting ? { ...column, width: (column.width ?? defaultWidth) + left / fitting } : column,
  );
}
