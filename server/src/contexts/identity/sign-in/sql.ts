import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type UserRow = {
  readonly id: number;
  readonly guid: string;
  readonly customer_id: number | null;
  readonly name: string;
  readonly surname: string;
  readonly user_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly is_active: boolean;
  readonly is_driver: boolean;
  readonly is_lockout_enabled: boolean;
  readonly is_two_factor_enabled: boolean;
  readonly should_change_password: boolean;
  readonly created_at: Date;
};

export type SignInRow = UserRow & {
  readonly password_hash: string | null;
  /** The user's name in the tenant's directory; null for users with a password. */
  readonly directory_name: string | null;
  readonly is_email_confirmed: boolean;
};

export const userColumns = sql`
  u.id, u.guid, u.customer_id, u.name, u.surname, u.user_name, u.email, u.phone_number,
  u.is_active, u.is_driver, u.is_lockout_enabled, u.is_two_factor_enabled,
  u.should_change_password, u.created_at
`;

/** The first characters of the newest API key of user `u`. */
export const newestKey = sql`(
  select k.begins from identity.api_key k
  where k.tenant_id = u.tenant_id and k.user_id = u.id order by k.id desc limit 1
) as key_begins`;

/** Whether user `u` signs in with the tenant's directory. */
export const byDirectory = sql`u.directory_name is not null as is_directory_user`;

export const userToSignIn = (db: TenantDb, nameOrEmail: string): Promise<SignInRow | undefined> =>
  db.maybeOne(sql<SignInRow>`
    select ${userColumns}, u.password_hash, u.directory_name, u.is_email_confirmed
    from identity."user" u
    where u.deleted_at is null
      and (lower(u.user_name) = lower(${nameOrEmail}) or lower(u.email) = lower(${nameOrEmail}))
    order by lower(u.user_name) = lower(${nameOrEmail}) desc
    limit 1
  `);

export const signInRow = (db: TenantDb, id: number): Promise<SignInRow | undefined> =>
  db.maybeOne(sql<SignInRow>`
    select ${userColumns}, u.password_hash, u.directory_name, u.is_email_confirmed
    from identity."user" u where u.id = ${id} and u.deleted_at is null
  `);

/** Reverts the count of an attempt when the directory did not respond. */
export const forgiveAttempt = (db: TenantDb, userId: number, wasLocked: boolean): Promise<number> =>
  db.run(sql`
    update identity."user" set
      failed_count = greatest(failed_count - 1, 0),
      locked_until = case when ${wasLocked} then locked_until end
    where id = ${userId}
  `);

/** Counts the attempt before the password is verified, so that parallel guesses are counted. */
export const countAttempt = (
  db: TenantDb,
  userId: number,
  limits: {
    readonly isEnabled: boolean;
    readonly attemptsMax: number;
    readonly lockUntil: Date;
    readonly now: Date;
  },
): Promise<{ failed_count: number; was_locked: boolean; locked_until: Date | null }> =>
  db.one(sql`
    update identity."user" u set
      failed_count = case when b.lapsed then 1 else u.failed_count + 1 end,
      locked_until = case
        when b.locked then u.locked_until
        when ${limits.isEnabled}::boolean and not b.lapsed and u.is_lockout_enabled
          and u.failed_count + 1 >= ${limits.attemptsMax} then ${limits.lockUntil}::timestamptz
        else null
      end
    from (
      select id, coalesce(locked_until > ${limits.now}, false) as locked,
             coalesce(locked_until <= ${limits.now}, false) as lapsed
      from identity."user" where id = ${userId} for update
    ) b
    where u.id = b.id
    returning u.failed_count, b.locked as was_locked, u.locked_until
  `);

export const clearAttempts = (db: TenantDb, userId: number, now: Date): Promise<number> =>
  db.run(sql`
    update identity."user" set failed_count = 0, locked_until = null, last_sign_in_at = ${now}
    where id = ${userId}
  `);

export const noteAttempt = (
  db: TenantDb,
  attempt: {
    readonly userId: number | null;
    readonly userName: string;
    readonly ip: string;
    readonly browser: string;
    readonly result: string;
    readonly now: Date;
  },
): Promise<number> =>
  db.run(sql`
    insert into identity.sign_in_attempt (tenant_id, user_id, user_name, ip, browser, result, at)
    values (${db.scope.tenantId}, ${attempt.userId}, ${attempt.userName.slice(0, 256)},
            ${attempt.ip.slice(0, 64)}, ${attempt.browser.slice(0, 512)}, ${attempt.result},
            ${attempt.now})
  `);

export type NewSession = {
  readonly id: string;
  readonly secretHash: string;
  readonly userId: number;
  readonly impersonatorId: number | null;
  readonly remembered: boolean;
  readonly ip: string;
  readonly browser: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

export const addSession = (db: TenantDb, s: NewSession): Promise<number> =>
  db.run(sql`
    insert into identity.session (
      tenant_id, id, secret_hash, user_id, impersonator_id, remembered, ip, browser,
      created_at, seen_at, expires_at
    ) values (
      ${db.scope.tenantId}, ${s.id}, ${s.secretHash}, ${s.userId}, ${s.impersonatorId},
      ${s.remembered}, ${s.ip.slice(0, 64)}, ${s.browser.slice(0, 512)}, ${s.now}, ${s.now},
      ${s.expiresAt}
    )
  `);

export type SessionRow = UserRow & {
  readonly session_id: string;
  readonly secret_hash: string;
  readonly picture_id: string | null;
  readonly timezone: string | null;
  readonly language: string | null;
  readonly impersonator_id: number | null;
  readonly remembered: boolean;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly permissions: readonly string[];
};

/** Returns a valid session with its user and permissions; an impersonator must be active, too. */
export const session = (db: TenantDb, id: string, now: Date): Promise<SessionRow | undefined> =>
  db.maybeOne(sql<SessionRow>`
    select s.id as session_id, s.secret_hash, s.impersonator_id, s.remembered, s.seen_at,
           s.expires_at, u.picture_id, u.timezone, u.language, ${userColumns},
           ${permissionsOf(sql`u.id`)} as permissions
    from identity.session s
    join identity."user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
    left join identity."user" i on i.tenant_id = s.tenant_id and i.id = s.impersonator_id
    where s.id = ${id} and s.expires_at > ${now}
      and u.is_active and u.deleted_at is null
      and (s.impersonator_id is null or (i.is_active and i.deleted_at is null))
  `);

/** Selects permissions granted by a role and not denied to the user, or granted to the user. */
export const permissionsOf = (userId: ReturnType<typeof sql>) => sql<string[]>`
  coalesce((
    select array_agg(distinct p.permission order by p.permission) from (
      select rp.permission
      from identity.user_role ur
      join identity.role_permission rp
        on rp.tenant_id = ur.tenant_id and rp.role_id = ur.role_id
      where ur.tenant_id = platform.tenant_id() and ur.user_id = ${userId}
        and not exists (
          select from identity.user_permission d
          where d.tenant_id = ur.tenant_id and d.user_id = ur.user_id
            and d.permission = rp.permission and not d.is_granted
        )
      union
      select up.permission from identity.user_permission up
      where up.tenant_id = platform.tenant_id() and up.user_id = ${userId} and up.is_granted
    ) p
  ), '{}')
`;

export const prolongSession = (
  db: TenantDb,
  id: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<number> =>
  db.run(sql`
    update identity.session set seen_at = ${now}, expires_at = ${expiresAt} where id = ${id}
  `);

export const removeSession = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from identity.session where id = ${id}`);

export const addTicket = (
  db: TenantDb,
  ticket: {
    readonly tokenHash: string;
    readonly userId: number;
    readonly impersonatorId: number | null;
    readonly expiresAt: Date;
  },
): Promise<number> =>
  db.run(sql`
    insert into identity.impersonation_ticket
      (tenant_id, token_hash, user_id, impersonator_id, expires_at)
    values (${db.scope.tenantId}, ${ticket.tokenHash}, ${ticket.userId}, ${ticket.impersonatorId},
            ${ticket.expiresAt})
  `);

export type TicketRow = { readonly user_id: number; readonly impersonator_id: number | null };

/** Deletes the ticket, so that it is redeemed only once. */
export const redeemTicket = (
  db: TenantDb,
  tokenHash: string,
  now: Date,
): Promise<TicketRow | undefined> =>
  db.maybeOne(sql<TicketRow>`
    delete from identity.impersonation_ticket t
    using identity."user" u
    where t.token_hash = ${tokenHash} and t.expires_at > ${now}
      and u.tenant_id = t.tenant_id and u.id = t.user_id and u.is_active and u.deleted_at is null
    returning t.user_id, t.impersonator_id
  `);

export const activeUser = (db: TenantDb, id: number): Promise<UserRow | undefined> =>
  db.maybeOne(sql<UserRow>`
    select ${userColumns} from identity."user" u
    where u.id = ${id} and u.is_active and u.deleted_at is null
  `);

export type DriverUserRow = {
  readonly id: number;
  readonly guid: string;
  readonly isActive: boolean;
};

/** Returns all active drivers. */
export const drivers = (db: TenantDb): Promise<DriverUserRow[]> =>
  db.many(sql<DriverUserRow>`
    select u.id, u.guid, u.is_active as "isActive" from identity."user" u
    where u.is_driver and u.is_active and u.deleted_at is null order by u.id
  `);

/** Returns a user who is a driver; undefined for other users. */
export const driverByGuid = (db: TenantDb, guid: string): Promise<DriverUserRow | undefined> =>
  db.maybeOne(sql<DriverUserRow>`
    select u.id, u.guid, u.is_active as "isActive" from identity."user" u
    where u.guid = ${guid} and u.is_driver and u.deleted_at is null
  `);

/** Returns the uuid of a user by id. */
export const driverGuidOf = async (db: TenantDb, userId: number): Promise<string> => {
  const row = await db.one(sql<{ guid: string }>`
    select guid from identity."user" where id = ${userId}
  `);
  return row.guid;
};

export type ClientRow = {
  readonly id: string;
  readonly name: string;
  readonly secret_hash: string;
  readonly scopes: readonly string[];
  readonly permissions: readonly string[];
};

export const activeClient = (db: TenantDb, id: string): Promise<ClientRow | undefined> =>
  db.maybeOne(sql<ClientRow>`
    select id, name, secret_hash, scopes, permissions from identity.client
    where id = ${id} and is_active
  `);

/** Returns names of any users of the tenant by id. */
export const namesOfUsers = (
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; name: string | null }[]> =>
  db.many(sql<{ id: number; name: string | null }>`
    select id, identity_public.name_of_user(id) as name from unnest(${ids}::bigint[]) as id
  `);

/** Deactivates the users of a customer and signs them out. */
export const stopUsersOf = (db: TenantDb, customerId: number): Promise<number> =>
  db.run(sql`
    with stopped as (
      update identity."user" set is_active = false
      where customer_id = ${customerId} and is_active
      returning tenant_id, id
    )
    delete from identity.session s using stopped
    where s.tenant_id = stopped.tenant_id and s.user_id = stopped.id
  `);
