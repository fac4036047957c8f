import { type RawBuilder, sql } from 'kysely';

/** The rows of a query as one JSON column, so that one statement answers several queries. */
export const jsonRows = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select jsonb_agg(to_jsonb(r)) from (${query}) r), '[]')`;

/** Names of the members of a row that are moments. */
type MomentsOf<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Name : never;
}[keyof Row];

/** A row as `pg` itself would read it: JSON carries moments as text. */
export function withMoments<Row>(row: Row, moments: readonly MomentsOf<Row>[]): Row {
  const read = moments.flatMap((name) => {
    const text = row[name] as unknown;
    return typeof text === 'string' ? [[name, new Date(text)]] : [];
  });
  return { ...row, ...Object.fromEntries(read) };
}
