/** Some of them at a time, in their order. */
export const piecesOf = <T>(all: readonly T[], atOnce: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  );
