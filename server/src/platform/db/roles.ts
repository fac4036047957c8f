/** The roles and extensions that must exist before the first migration. */
import pg from 'pg';
import { appRole, appUrl, ownerRole } from './connection.ts';

const duplicate = new Set(['42710', '23505']);
const wrongPassword = '28P01';

/**
 * Creates the app's role and the extensions, and drops from superuser to the role that owns the
 * tables. If the administrator is not a superuser, the administrator owns them.
 *
 * @returns the role that owns the tables, or null for the administrator.
 */
export async function prepareRoles(admin: pg.Client, adminUrl: string): Promise<string | null> {
  await admin.query('create extension if not exists pg_trgm');
  await admin.query('create extension if not exists btree_gist');
  await ensureAppRole(admin, adminUrl);
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (rows[0]?.rolsuper !== true) return null;
  await ensureRole(admin, ownerRole, 'nologin nosuperuser nobypassrls');
  await grantOwnership(admin);
  await admin.query(`set role ${ownerRole}`);
  return ownerRole;
}

/** Grants only what is missing: a grant is a write, which every start of a server waits for. */
async function grantOwnership(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ has: boolean }>(
    `select has_database_privilege($1, current_database(), 'create')
       and has_schema_privilege($1, 'public', 'usage')
       and has_schema_privilege($1, 'public', 'create') as has`,
    [ownerRole],
  );
  if (rows[0]?.has === true) return;
  const database = pg.escapeIdentifier(admin.database ?? '');
  await admin.query(`grant create on database ${database} to ${ownerRole}`);
  await admin.query(`grant usage, create on schema public to ${ownerRole}`);
}

async function ensureAppRole(admin: pg.Client, adminUrl: string): Promise<void> {
  const url = appUrl(adminUrl);
  const password = pg.escapeLiteral(new URL(url).password);
  await ensureRole(admin, appRole, 'login nosuperuser nobypassrls nocreatedb nocreaterole');
  // Written only if it is not already correct, because nodes that start at the same time would
  // write it concurrently.
  if (await canSignIn(url)) return;
  try {
    await admin.query(`alter role ${appRole} login password ${password}`);
  } catch (cause) {
    const whose = `the role ${appRole} is another administrator's`;
    throw new Error(`DATABASE_URL: ${whose}: connect as that one, or as superuser.`, { cause });
  }
}

async function ensureRole(admin: pg.Client, role: string, rights: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount !== 0) return;
  try {
    await admin.query(`create role ${role} ${rights}`);
  } catch (error) {
    // Roles belong to the whole server, so the migration of another database may have created it
    // first.
    if (!(error instanceof pg.DatabaseError && duplicate.has(error.code ?? ''))) throw error;
  }
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === wrongPassword) return false;
    throw error;
  }
}
