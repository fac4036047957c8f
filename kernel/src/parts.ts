/** A list in parts of so many at most, in its order; an empty list has none. */
export const partsOf = <T>(all: readonly T[], atOnce: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );
