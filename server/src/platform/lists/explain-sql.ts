/** SQL as sent to the driver, for tests. */
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';

const kysely = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function explainQuery(
  query: RawBuilder<unknown>,
): Pick<CompiledQuery, 'sql' | 'parameters'> {
  const { sql, parameters } = query.compile(kysely);
  return { sql, parameters };
}
