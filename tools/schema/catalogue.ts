/** The product's own schemas in PostgreSQL's catalogues, in a stable order. */

export type CatalogueQuery = (statement: string) => Promise<readonly Record<string, unknown>[]>;

/** Excludes schemas created by others: PostgreSQL, the queue, and the table of migrations. */
const own = (schema: string): string =>
  `${schema} !~ '^(pg_|information_schema$|graphile_worker$|public$)'`;

/** Daily partitions are created by a task, a default one by a migration. */
const isDefault = `pg_get_expr(c.relpartbound, c.oid) = 'DEFAULT'`;

const tables = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${own('n.nspname')} and (not c.relispartition or ${isDefault})`;

/** Permissions of the application's role: those of other roles are decided outside migrations. */
const rights = (acl: string): string => `(
    select string_agg(lower(a.privilege_type), ', ' order by a.privilege_type)
    from aclexplode(${acl}) a where a.grantee = 'waybill_app'::regrole
  )`;

const parts = {
  schemas: `
    select n.nspname as schema, ${rights('n.nspacl')} as rights
    from pg_namespace n where ${own('n.nspname')} order by 1`,
  types: `
    select n.nspname as schema, t.typname as name, t.typtype as kind,
      format_type(t.typbasetype, t.typtypmod) as base,
      (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname)
       from pg_constraint k where k.contypid = t.oid) as checks,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
       from pg_enum e where e.enumtypid = t.oid) as labels
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${own('n.nspname')} and t.typtype in ('d', 'e') order by 1, 2`,
  sequences: `
    select n.nspname as schema, c.relname as name, format_type(s.seqtypid, null) as type,
      s.seqincrement as step, ${rights('c.relacl')} as rights
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
    join pg_namespace n on n.oid = c.relnamespace
    where ${own('n.nspname')} and not exists (
      select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')
      and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
    ) order by 1, 2`,
  functions: `
    select n.nspname as schema, p.proname as name,
      pg_get_function_identity_arguments(p.oid) as arguments, pg_get_functiondef(p.oid) as text,
      ${rights('p.proacl')} as rights,
      coalesce((select bool_or(a.grantee = 0) from aclexplode(p.proacl) a), true) as "isPublic"
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${own('n.nspname')} and p.prokind in ('f', 'p') order by 1, 2, 3`,
  tables: `
    select n.nspname as schema, c.relname as name, c.relrowsecurity as secured,
      c.relforcerowsecurity as forced, pg_get_partkeydef(c.oid) as "partitionKey",
      (select i.inhparent::regclass::text from pg_inherits i
       where i.inhrelid = c.oid and c.relispartition) as "defaultOf",
      array_to_string(c.reloptions, ', ') as options, ${rights('c.relacl')} as rights
    ${tables} and c.relkind in ('r', 'p') order by 1, 2`,
  columns: `
    select n.nspname as schema, c.relname as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
      a.attidentity as identity, a.attgenerated as generated,
      pg_get_expr(d.adbin, d.adrelid) as value, ${rights('a.attacl')} as rights,
      (select l.collname from pg_collation l join pg_type t on t.oid = a.atttypid
       where l.oid = a.attcollation and l.oid <> t.typcollation) as collation,
      s.oid::regclass::text as sequence, ${rights('s.relacl')} as "sequenceRights"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_class s on a.attidentity <> '' and s.oid =
      pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)::regclass
    where ${own('n.nspname')} and not c.relispartition and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    order by 1, 2, a.attnum`,
  constraints: `
    select n.nspname as schema, c.relname as "table", k.conname as name, k.contype as kind,
      pg_get_constraintdef(k.oid) as text, fn.nspname as "otherSchema", f.relname as "otherTable"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_class f on f.oid = k.confrelid
    left join pg_namespace fn on fn.oid = f.relnamespace
    where ${own('n.nspname')} and not c.relispartition and k.contype not in ('n', 't')
      and k.conparentid = 0
    order by 1, 2, k.contype = 'f', k.contype <> 'p', 3`,
  indexes: `
    select n.nspname as schema, c.relname as "table", pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where ${own('n.nspname')} and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid
        and k.contype in ('p', 'u', 'x'))
    order by 1, 2, 3`,
  policies: `
    select schemaname as schema, tablename as "table", policyname as name, permissive, cmd,
      array_to_string(roles, ', ') as roles, qual, with_check as "check"
    from pg_policies where ${own('schemaname')} order by 1, 2, 3`,
  triggers: `
    select n.nspname as schema, c.relname as "table", pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where ${own('n.nspname')} and not t.tgisinternal and not c.relispartition order by 1, 2, 3`,
  views: `
    select n.nspname as schema, c.relname as name, array_to_string(c.reloptions, ', ') as options,
      c.relkind as kind, pg_get_viewdef(c.oid) as text, ${rights('c.relacl')} as rights
    ${tables} and c.relkind in ('v', 'm') order by 1, 2`,
  statistics: `
    select n.nspname as schema, pg_get_statisticsobjdef(s.oid) as text
    from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace
    where ${own('n.nspname')} order by 1, 2`,
  extensions: `
    select e.extname as name, n.nspname as schema
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname <> 'plpgsql' order by 1`,
} as const;

export type Row = Readonly<Record<string, string | boolean | null>>;
export type Catalogue = Readonly<Record<keyof typeof parts, readonly Row[]>>;

/** Reads the catalogues; names include their schema, whatever the search path. */
export async function readCatalogue(runQuery: CatalogueQuery): Promise<Catalogue> {
  const read: [string, readonly Row[]][] = [];
  for (const [part, statement] of Object.entries(parts)) {
    read.push([part, (await runQuery(statement)) as readonly Row[]]);
  }
  return Object.fromEntries(read) as Catalogue;
}
