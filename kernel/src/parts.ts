/** Splits a list into parts of at most `atOnce`, in order; an empty list has no parts. */
export const partsOf = <T>(all: readonly T[], atOnce: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );
