import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type AuthenticatorRow = {
  readonly sealed_secret: string;
  readonly confirmed_at: Date | null;
  readonly last_counter: number;
};

/** Locks a user's authenticator until the transaction ends, so that no code is accepted twice. */
export const lockAuthenticator = (
  db: TenantDb,
  userId: number,
): Promise<AuthenticatorRow | undefined> =>
  db.maybeOne(sql<AuthenticatorRow>`
    select sealed_secret, confirmed_at, last_counter from identity.authenticator
    where user_id = ${userId} for update
  `);

export const hasAuthenticator = async (db: TenantDb, userId: number): Promise<boolean> => {
  const { has } = await db.one(sql<{ has: boolean }>`
    select exists (
      select from identity.authenticator where user_id = ${userId} and confirmed_at is not null
    ) as has
  `);
  return has;
};

/** Replaces the secret with a new one that is not active yet. */
export const addAuthenticator = (db: TenantDb, userId: number, sealed: string): Promise<number> =>
  db.run(sql`
    insert into identity.authenticator (tenant_id, user_id, sealed_secret)
    values (${db.scope.tenantId}, ${userId}, ${sealed})
    on conflict (tenant_id, user_id) do update
      set sealed_secret = excluded.sealed_secret, confirmed_at = null, last_counter = 0
  `);

/** Records the time step of a right code; the first activates the authenticator. */
export const noteCounter = (
  db: TenantDb,
  userId: number,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update identity.authenticator
    set last_counter = ${counter}, confirmed_at = coalesce(confirmed_at, ${now})
    where user_id = ${userId}
  `);

export const setTwoFactor = (db: TenantDb, userId: number, isOn: boolean): Promise<number> =>
  db.run(sql`update identity."user" set is_two_factor_enabled = ${isOn} where id = ${userId}`);

/**
 * Deletes a user's second step: the authenticator, recovery codes, known browsers and steps under
 * way.
 */
export const forgetSecondStep = (db: TenantDb, userId: number): Promise<number> =>
  db.run(sql`
    with browsers as (delete from identity.known_browser where user_id = ${userId}),
    steps as (delete from identity.sign_in_step where user_id = ${userId}),
    codes as (delete from identity.recovery_code where user_id = ${userId})
    delete from identity.authenticator where user_id = ${userId}
  `);

export type StepRow = {
  readonly user_id: number;
  readonly secret_hash: string;
  readonly remembered: boolean;
  readonly code_hash: string | null;
  readonly code_expires_at: Date | null;
};

/** Adds a step and deletes the user's expired ones. */
export const addStep = (
  db: TenantDb,
  step: {
    readonly id: string;
    readonly secretHash: string;
    readonly userId: number;
    readonly remembered: boolean;
    readonly expiresAt: Date;
  },
  now: Date,
): Promise<number> =>
  db.run(sql`
    with over as (
      delete from identity.sign_in_step where user_id = ${step.userId} and expires_at <= ${now}
    )
    insert into identity.sign_in_step
      (tenant_id, id, secret_hash, user_id, remembered, expires_at)
    values (${db.scope.tenantId}, ${step.id}, ${step.secretHash}, ${step.userId},
            ${step.remembered}, ${step.expiresAt})
  `);

export const lockStep = (db: TenantDb, id: string, now: Date): Promise<StepRow | undefined> =>
  db.maybeOne(sql<StepRow>`
    select user_id, secret_hash, remembered, code_hash, code_expires_at
    from identity.sign_in_step where id = ${id}::uuid and expires_at > ${now} for update
  `);

export const setStepCode = (
  db: TenantDb,
  id: string,
  code: { readonly hash: string; readonly expiresAt: Date },
): Promise<number> =>
  db.run(sql`
    update identity.sign_in_step
    set code_hash = ${code.hash}, code_expires_at = ${code.expiresAt} where id = ${id}::uuid
  `);

export const removeStep = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from identity.sign_in_step where id = ${id}::uuid`);

export const addKnownBrowser = (
  db: TenantDb,
  browser: {
    readonly id: string;
    readonly secretHash: string;
    readonly userId: number;
    readonly expiresAt: Date;
  },
): Promise<number> =>
  db.run(sql`
    insert into identity.known_browser (tenant_id, id, secret_hash, user_id, expires_at)
    values (${db.scope.tenantId}, ${browser.id}, ${browser.secretHash}, ${browser.userId},
            ${browser.expiresAt})
  `);

export const isKnownBrowser = async (
  db: TenantDb,
  browser: { readonly id: string; readonly secretHash: string; readonly userId: number },
  now: Date,
): Promise<boolean> => {
  const { known } = await db.one(sql<{ known: boolean }>`
    select exists (
      select from identity.known_browser
      where id = ${browser.id}::uuid and secret_hash = ${browser.secretHash}
        and user_id = ${browser.userId} and expires_at > ${now}
    ) as known
  `);
  return known;
};
