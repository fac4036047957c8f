import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the rows of a query as one JSON column, so that one statement can run several queries.
 */
export const jsonRows = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select jsonb_agg(to_jsonb(r)) from (${query}) r), '[]')`;

/** A value of the parameters, or an expression of SQL such as a column of the outer query. */
export type Valued<T> = T | RawBuilder<T>;

/** Names of the timestamp members of a row. */
type MomentsOf<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Name : never;
}[keyof Row];

/** Converts a row from JSON, in which timestamps are text, to the types that `pg` returns. */
export function withMoments<Row>(row: Row, moments: readonly MomentsOf<Row>[]): Row {
  const read = moments.flatMap((name) => {
    const text = row[name] as unknown;
    return typeof text === 'string' ? [[name, new Date(text)]] : [];
  });
  return { ...row, ...Object.fromEntries(read) };
}
