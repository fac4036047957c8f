import { sql } from 'kysely';
import type { Scope } from './scope.ts';
import type { TenantDb } from './database.ts';
import { type CompiledStatement, nameOf } from './statement.ts';

/** The version of each versioned table of a tenant, as visible to the current transaction. */
export type ReferenceVersions = {
  readonly of: ReadonlyMap<string, string>;
  /** Tables that this transaction has changed itself. */
  readonly changedHere: ReadonlySet<string>;
};

type VersionRow = {
  readonly table_name: string;
  readonly version: string;
  readonly changed_here: boolean;
};

/** Reads the versions of all versioned tables. */
export async function referenceVersions(db: Pick<TenantDb, 'many'>): Promise<ReferenceVersions> {
  const rows = await db.many(sql<VersionRow>`
    select table_name, sum(version)::text as version,
      coalesce(bool_or(changed_by = pg_current_xact_id_if_assigned()), false) as changed_here
    from platform.reference_version where tenant_id in (0, platform.tenant_id())
    group by table_name
  `);
  return {
    of: new Map(rows.map((row) => [row.table_name, row.version])),
    changedHere: new Set(rows.flatMap((row) => (row.changed_here ? [row.table_name] : []))),
  };
}

type Cached = { readonly versions: string; readonly rows: readonly unknown[] };

/** The maximum number of cached statements per process; the least recently used are evicted. */
const statementsMax = 20_000;

/** The reference data cached by one process. */
export class ReferenceCache {
  readonly #rows = new Map<string, Cached>();

  /**
   * Returns the rows of a read-only statement over versioned tables: from the cache if none of its
   * tables has changed since, else from `read`. A transaction sees its own changes and never caches
   * them before they are committed.
   * @throws {Error} if the statement reads a table without a version
   */
  async rows<Row>(
    statement: CompiledStatement,
    { scope, versions }: { readonly scope: Scope; readonly versions: ReferenceVersions },
    read: () => Promise<Row[]>,
  ): Promise<Row[]> {
    const tables = tablesOf(statement.text);
    if (tables.some((table) => versions.changedHere.has(table))) return read();
    const key = keyOf(statement, scope);
    const current = tables.map((table) => versionOf(table, versions)).join(' ');
    const held = this.#rows.get(key);
    this.#rows.delete(key);
    // The rows come from exactly the same statement, so they have the same shape.
    const rows = held?.versions === current ? (held.rows as Row[]) : await read();
    this.#rows.set(key, { versions: current, rows });
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > statementsMax && oldest !== undefined) this.#rows.delete(oldest);
    return rows;
  }
}

/** Starts with the statement's name, as most texts are much longer. */
const keyOf = ({ text, values }: CompiledStatement, { tenantId, customerId }: Scope): string =>
  `${nameOf(text) ?? text} ${tenantId} ${customerId} ${JSON.stringify(values)}`;

function versionOf(table: string, { of }: ReferenceVersions): string {
  const version = of.get(table);
  if (version !== undefined) return version;
  throw new Error(
    `${table} is read as reference data but has no version: ` +
      `a migration calls platform.version_reference('${table}').`,
  );
}

const tables = new Map<string, readonly string[]>();

/** Returns the tables that a statement reads. */
export function tablesOf(text: string): readonly string[] {
  const before = tables.get(text);
  if (before !== undefined) return before;
  const named = [...text.matchAll(/\b(?:from|join)\s+([a-z_]+\.[a-z_]+)\b/gi)];
  const found = [...new Set(named.flatMap(([, table]) => table?.toLowerCase() ?? []))].toSorted();
  if (tables.size < 1_000) tables.set(text, found);
  return found;
}
