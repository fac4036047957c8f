type Named = {
  readonly sent: {
    readonly id?: number | null | undefined;
    readonly quoteId?: string | null | undefined;
  };
};

/**
 * Splits bookings to save, in order, into waves that can be decided together. A booking that names
 * the same booking or quote as an earlier one of its wave depends on that outcome, so it starts the
 * next wave.
 */
export function wavesOf<T extends Named>(toSaves: readonly T[]): readonly (readonly T[])[] {
  const waves: T[][] = [];
  let named = new Set<number | string>();
  for (const toSave of toSaves) {
    const { id, quoteId } = toSave.sent;
    const names = [id, quoteId].filter((name) => name !== null && name !== undefined);
    const isNext = waves.length === 0 || names.some((name) => named.has(name));
    if (isNext) {
      waves.push([]);
      named = new Set();
    }
    waves.at(-1)?.push(toSave);
    for (const name of names) named.add(name);
  }
  return waves;
}
