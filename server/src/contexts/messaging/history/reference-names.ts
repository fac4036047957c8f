import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ChangeRow } from './lists.ts';

type Source = {
  readonly view: string;
  readonly name: string;
  readonly id: 'uuid' | 'bigint';
};

const headPorts: Source = { view: 'jobs_public.head_port_card', name: 'code', id: 'uuid' };

/** Properties that hold the id of another record, with the view where its name is read. */
const sources: Readonly<Record<string, Source>> = {
  start_head_port_id: headPorts,
  destination_head_port_id: headPorts,
  line_haul_id: { view: 'linehaul_public.line_haul_card', name: 'number', id: 'uuid' },
  consignment_id: { view: 'warehouse_public.consignment_card', name: 'number', id: 'uuid' },
  customer_id: { view: 'customers_public.customer_card', name: 'display_name', id: 'bigint' },
  carrier_account_id: { view: 'carriers_public.account_card', name: 'name', id: 'bigint' },
};

/** Other types of records may hold a number of the trade in a property of the same name. */
const formats = { uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, bigint: /^\d+$/ } as const;

type PropertyValue = { readonly property: string; readonly value: string };

/** Returns the name of what a property refers to; undefined if it refers to nothing known. */
export type NameOf = (held: PropertyValue) => string | undefined;

/** Returns a reader of the names of the records that changed properties refer to. */
export async function referenceNames(db: TenantDb, rows: readonly ChangeRow[]): Promise<NameOf> {
  const idsOf = new Map<Source, string[]>();
  for (const { property, before, after } of rows.flatMap(({ changes }) => changes)) {
    const source = sources[property];
    if (source === undefined) continue;
    const ids = [before, after].filter(
      (id): id is string => id !== null && formats[source.id].test(id),
    );
    idsOf.set(source, [...(idsOf.get(source) ?? []), ...ids]);
  }
  const names = new Map<Source, ReadonlyMap<string, string>>();
  for (const [source, ids] of idsOf) names.set(source, await namesIn(db, source, ids));
  return ({ property, value }) => {
    const source = sources[property];
    return source === undefined ? undefined : names.get(source)?.get(value);
  };
}

async function namesIn(
  db: TenantDb,
  { view, name, id }: Source,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.many(sql<{ id: string; name: string }>`
    select id::text as id, ${sql.ref(name)} as name from ${sql.table(view)}
    where tenant_id = platform.tenant_id()
      and id = any (${[...new Set(ids)]}::text[]::${sql.raw(id)}[])
  `);
  return new Map(found.map((each) => [each.id, each.name]));
}
