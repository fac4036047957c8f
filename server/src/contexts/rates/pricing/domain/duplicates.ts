type Column =
  | Uint8Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Copies a column into one of twice its length. */
export function duplicates<C extends Column>(column: C, Kind: new (length: number) => C): C {
  const roomier = new Kind(column.length * 2);
  roomier.set(column);
  return roomier;
}
