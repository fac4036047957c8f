/** Queries once per key, for the lifetime of the returned function: a transaction, a file. */
export function remembered<Key, Value>(
  request: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = request(key);
    known.set(key, options);
    return options;
  };
}
