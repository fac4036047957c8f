type Column =
  | Uint8Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** The same numbers with as much room again behind them. */
export function duplicates<C extends Column>(column: C, Kind: new (length: number) => C): C {
  const roomier = new Kind(column.length * 2);
  roomier.set(column);
  return roomier;
}
