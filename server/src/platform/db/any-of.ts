import { type RawBuilder, sql } from 'kysely';

/**
 * Returns ids for `= any (…)`, hidden from the planner. PostgreSQL expects ten where it does not
 * see them; where it does, and there are fewer, it plans the statement anew at each call, which
 * takes longer than most statements themselves.
 */
export const anyOf = (
  ids: readonly (number | string)[],
  type: IdType = 'bigint',
): RawBuilder<unknown> => sql`array(select unnest(${ids}::${sql.raw(type)}[]))`;

/** The type of a table's ids. */
export type IdType = 'bigint' | 'uuid';
