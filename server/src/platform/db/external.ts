/** Checks an external PostgreSQL before anything is written to it. */
import pg from 'pg';
import { appRole } from './connection.ts';

/** The oldest version that the tests have run on. */
const oldest = 15;

const matching = ['textlike', 'texticlike', 'textnlike', 'texticnlike'] as const;

const reasons: Readonly<Record<string, string>> = {
  '28P01': 'its user or password is refused',
  '28000': 'its user may not sign in',
  '3D000': 'its database does not exist: create it, it may be empty',
  '53300': 'the server takes no more connections',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
};

type Standing = {
  readonly version: number;
  readonly encoding: string;
  readonly name: string;
  readonly is_super: boolean;
  readonly makes_roles: boolean;
  readonly has_app_role: boolean;
  readonly app_role_is_free: boolean;
  readonly makes_schemas: boolean;
  readonly extensions: readonly string[];
  readonly leaky: readonly string[];
  readonly not_durable: readonly string[];
};

/**
 * Checks the server of `DATABASE_URL`.
 *
 * @returns limitations, one sentence each with a remedy.
 * @throws Error with one sentence naming the variable: what is missing, and who can grant it.
 */
export async function examineExternal(adminUrl: string): Promise<readonly string[]> {
  const standing = await query(adminUrl);
  const fault = faultOf(standing);
  if (fault !== null) throw new Error(`DATABASE_URL: ${fault}.`);
  return adviceFor(standing);
}

async function query(adminUrl: string): Promise<Standing> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Standing>(queryText, [appRole, matching]);
    const [standing] = rows;
    if (standing === undefined) throw new Error('PostgreSQL does not know itself');
    return standing;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: ${reasons[code] ?? message}.`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

const queryText = `
  select
    current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_encoding') as encoding,
    current_user as name,
    r.rolsuper as is_super,
    r.rolsuper or r.rolcreaterole as makes_roles,
    a.rolname is not null as has_app_role,
    coalesce(a.rolsuper or a.rolbypassrls, false) as app_role_is_free,
    has_database_privilege(current_database(), 'create')
      and has_schema_privilege('public', 'create') as makes_schemas,
    (select coalesce(array_agg(wanted), '{}') from unnest(array['pg_trgm', 'btree_gist']) wanted
     where wanted not in (select name from pg_available_extensions)) as extensions,
    (select coalesce(array_agg(proname::text), '{}') from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace and not proleakproof
       and proname = any ($2) and proargtypes = '25 25') as leaky,
    (select coalesce(array_agg(name), '{}') from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit')
       and setting = 'off') as not_durable
  from pg_roles r left join pg_roles a on a.rolname = $1
  where r.rolname = current_user`;

function faultOf(s: Standing): string | null {
  if (s.version < oldest) return `PostgreSQL ${s.version} is too old, ${oldest} or newer is needed`;
  if (s.encoding !== 'UTF8') return `its database is encoded in ${s.encoding}, UTF8 is needed`;
  if (s.extensions.length > 0) {
    return `install ${s.extensions.join(' and ')} there (the package postgresql-contrib)`;
  }
  if (!s.makes_schemas) {
    return `${s.name} may not create schemas: make it the owner of the database`;
  }
  if (!s.makes_roles) {
    return (
      `${s.name} may not create the role ${appRole}: run "alter role ${s.name} createrole" as ` +
      'superuser'
    );
  }
  if (s.app_role_is_free) {
    return (
      `the role ${appRole} passes row-level security: run "alter role ${appRole} nosuperuser ` +
      'nobypassrls"'
    );
  }
  return null;
}

function adviceFor(s: Standing): readonly string[] {
  const advice: string[] = [];
  if (s.not_durable.length > 0) {
    advice.push(
      `What is committed may be lost: turn on ${s.not_durable.join(', ')} on this server.`,
    );
  }
  if (s.leaky.length > 0) {
    const statements = s.leaky.map(
      (name) => `alter function pg_catalog.${name}(text, text) leakproof;`,
    );
    advice.push(
      'Searches read whole tables, because matching text is not leakproof here. As ' +
        `superuser: ${statements.join(' ')}`,
    );
  }
  return advice;
}
