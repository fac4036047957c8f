/**
 * Splits work, in order, into waves that can be done together. Work that names the same record as
 * earlier work of its wave depends on its outcome, so it starts the next wave.
 */
export function wavesOf<T>(
  works: readonly T[],
  namesOf: (work: T) => readonly (number | string)[],
): readonly (readonly T[])[] {
  const waves: T[][] = [];
  let named = new Set<number | string>();
  for (const work of works) {
    const names = namesOf(work);
    if (waves.length === 0 || names.some((name) => named.has(name))) {
      waves.push([]);
      named = new Set();
    }
    waves.at(-1)?.push(work);
    for (const name of names) named.add(name);
  }
  return waves;
}
