/**
 * Gives one value after the other. @throws when there is none left: as many were counted as are
 * asked for.
 */
export function handOut<T>(values: readonly T[]): () => T {
  const left = values.values();
  return () => {
    const next = left.next();
    if (next.done === true) throw new RangeError(`More than ${values.length} were asked for`);
    return next.value;
  };
}
