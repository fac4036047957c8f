/**
 * Returns a function that hands out the values one by one.
 * @throws if none is left, which means that the caller counted wrongly.
 */
export function handOut<T>(values: readonly T[]): () => T {
  const left = values.values();
  return () => {
    const next = left.next();
    if (next.done === true) throw new RangeError(`More than ${values.length} were asked for`);
    return next.value;
  };
}
