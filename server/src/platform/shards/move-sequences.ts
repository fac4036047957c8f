/** Sequences of the shard that a tenant moves to give no number that its rows already have. */
import type pg from 'pg';

/** How far each sequence has counted, by its schema and name. */
export type CountedSequence = {
  readonly schema: string;
  readonly sequence: string;
  /** Of int8, as text. */
  readonly lastValue: string;
};

/** Other tenants of the new shard draw numbers between the comparison and the change. */
const margin = 10_000;

/** Reads how far the sequences of a shard have counted: no row has a larger number. */
export async function countedSequences(client: pg.ClientBase): Promise<readonly CountedSequence[]> {
  const { rows } = await client.query<CountedSequence>(
    `select schemaname as schema, sequencename as sequence, last_value::text as "lastValue"
     from pg_sequences
     where last_value is not null and schemaname not in ('public', 'graphile_worker')`,
  );
  return rows;
}

/**
 * Sets the sequences that have counted less than `counted` beyond it. Reading the largest number of
 * each table instead takes most of a second at 100,000 bookings, for which the tenant would wait.
 */
export async function raiseBeyond(
  client: pg.ClientBase,
  counted: readonly CountedSequence[],
): Promise<void> {
  await client.query(
    `select setval(format('%I.%I', schema, sequence), "lastValue"::int8 + ${margin})
     from json_to_recordset($1) as counted (schema text, sequence text, "lastValue" text)
     join pg_sequences own on own.schemaname = schema and own.sequencename = sequence
     where coalesce(own.last_value, 0) <= "lastValue"::int8`,
    [JSON.stringify(counted)],
  );
}
