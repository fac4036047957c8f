import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { byDirectory } from '../sign-in/sql.ts';

export type CodePurpose = 'Password' | 'Change' | 'Email';

export type CodeAccountRow = {
  readonly id: number;
  readonly customer_id: number | null;
  readonly name: string;
  readonly user_name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly is_email_confirmed: boolean;
  /** Authenticated by the directory, which stores the password. */
  readonly is_directory_user: boolean;
};

const account = sql`
  u.id, u.customer_id, u.name, u.user_name, u.email, u.is_active, u.is_email_confirmed,
  ${byDirectory}
`;

export const accountByEmail = (db: TenantDb, email: string): Promise<CodeAccountRow | undefined> =>
  db.maybeOne(sql<CodeAccountRow>`
    select ${account} from identity."user" u
    where lower(u.email) = lower(${email}) and u.deleted_at is null
  `);

export const accountById = (db: TenantDb, id: number): Promise<CodeAccountRow | undefined> =>
  db.maybeOne(sql<CodeAccountRow>`
    select ${account} from identity."user" u where u.id = ${id} and u.deleted_at is null
  `);

/**
 * Stores a code, replacing an older one of its purpose.
 * @returns false if the older one was created after `notAfter`: then it stays valid
 */
export const saveCode = async (
  db: TenantDb,
  code: {
    readonly userId: number;
    readonly purpose: CodePurpose;
    readonly hash: string;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly notAfter: Date;
  },
): Promise<boolean> => {
  const saved = await db.run(sql`
    insert into identity.account_code as c
      (tenant_id, user_id, purpose, code_hash, made_at, expires_at)
    values (${db.scope.tenantId}, ${code.userId}, ${code.purpose}, ${code.hash}, ${code.now},
            ${code.expiresAt})
    on conflict (tenant_id, user_id, purpose) do update
      set code_hash = excluded.code_hash, made_at = excluded.made_at,
          expires_at = excluded.expires_at
      where c.made_at <= ${code.notAfter}
  `);
  return saved === 1;
};

export type UsedCode = CodeAccountRow & {
  readonly purpose: CodePurpose;
  readonly password_hash: string | null;
};

/** Deletes a code and returns its user; undefined for a used or expired code. */
export const takeCode = (
  db: TenantDb,
  code: {
    readonly userId: number;
    readonly purposes: readonly CodePurpose[];
    readonly hash: string;
    readonly now: Date;
  },
): Promise<UsedCode | undefined> =>
  db.maybeOne(sql<UsedCode>`
    delete from identity.account_code c using identity."user" u
    where c.user_id = ${code.userId} and c.purpose = any (${code.purposes}::text[])
      and c.code_hash = ${code.hash} and c.expires_at > ${code.now}
      and u.tenant_id = c.tenant_id and u.id = c.user_id and u.deleted_at is null
    returning ${account}, c.purpose, u.password_hash
  `);

export const confirmEmail = (db: TenantDb, userId: number): Promise<number> =>
  db.run(sql`update identity."user" set is_email_confirmed = true where id = ${userId}`);
