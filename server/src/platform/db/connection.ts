/**
 * The two roles that connect to the database: the administrator, who migrates, and the app, which
 * owns nothing.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';

export const appRole = 'waybill_app';
export const ownerRole = 'waybill_owner';

/**
 * Derives the app's connection string from the administrator's. The password is
 * HMAC-SHA256(administrator's password, role), so that every node can compute it and it need not be
 * distributed.
 *
 * @throws Error if the administrator's string has no password, because the app's could then be
 *   computed by anyone.
 */
export function appUrl(adminUrl: string): string {
  const url = new URL(adminUrl);
  if (url.password === '') throw new Error('DATABASE_URL needs a password in it.');
  const secret = decodeURIComponent(url.password);
  url.username = appRole;
  url.password = createHmac('sha256', secret).update(appRole).digest('hex');
  return url.href;
}

/** Returns the same server and role with another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/** Runs work on one connection as the administrator. */
export async function asAdmin<T>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  // The statement under way reports a lost connection; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs single statements as the administrator, each over a separate connection. */
export const adminQuery =
  (adminUrl: string) =>
  (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
    asAdmin(adminUrl, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return rows;
    });
