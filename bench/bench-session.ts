import { issueAccessToken } from '../server/src/contexts/identity/sessions/access-token.ts';
import type { adminQuery } from '../server/src/platform/db/connection.ts';

type Whose = {
  readonly tenantId: number;
  readonly host: string;
  readonly userName: string;
  /** The secret of the server that is called. */
  readonly secret: string;
};

/** Opens a session and returns the headers of its requests. */
export async function headersOfSession(
  admin: ReturnType<typeof adminQuery>,
  { tenantId, host, userName, secret }: Whose,
): Promise<Record<string, string>> {
  const [session] = await admin(
    `insert into identity.session (tenant_id, id, secret_hash, user_id, ip, browser, created_at,
       seen_at, expires_at)
     select tenant_id, gen_random_uuid(), 'bench', id, '127.0.0.1', 'bench', now(), now(),
       now() + interval '1 day'
     from identity."user" where tenant_id = $1 and user_name = $2 returning id`,
    [tenantId, userName],
  );
  const subject = { kind: 's', tenantId, id: String(session?.['id']) } as const;
  const token = issueAccessToken(secret, subject, new Date());
  return { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}
