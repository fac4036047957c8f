import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';

/**
 * A record with what it adds to each figure of its row: `kind`, `ref`, the columns that identify
 * the row, a whole number for each figure, and `sorted`, the moment by which records are listed. A
 * report adds them up and links back to them.
 */
export type CountedRecord = Readonly<Record<string, string | number | Date | null>>;

export type CountedRecords = (query: RequestedParameters) => RawBuilder<CountedRecord>;

/** The sums of figures over the counted records `f`, under their own names. */
export const sums = (figures: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    figures.map((key) => sql`coalesce(sum(${sql.ref(`f.${key}`)}), 0)::bigint as ${sql.ref(key)}`),
  );
