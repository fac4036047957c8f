import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ProfileRow = {
  readonly name: string;
  readonly surname: string;
  readonly phone_number: string | null;
  readonly timezone: string | null;
  readonly language: string | null;
  readonly picture_id: string | null;
  readonly user_name: string;
  readonly email: string;
};

export const profile = (db: TenantDb, userId: number): Promise<ProfileRow | undefined> =>
  db.maybeOne(sql<ProfileRow>`
    select name, surname, phone_number, timezone, language, picture_id, user_name, email
    from identity."user" where id = ${userId} and deleted_at is null
  `);

type Own = Omit<ProfileRow, 'user_name' | 'email'>;

export const saveProfile = (db: TenantDb, userId: number, own: Own): Promise<number> =>
  db.run(sql`
    update identity."user" set
      name = ${own.name}, surname = ${own.surname}, phone_number = ${own.phone_number},
      timezone = ${own.timezone}, language = ${own.language}, picture_id = ${own.picture_id}
    where id = ${userId}
  `);

export type OwnSessionRow = {
  readonly id: string;
  readonly browser: string;
  readonly ip: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly expires_at: Date;
  readonly impersonator_name: string | null;
};

export const liveSessions = (db: TenantDb, userId: number, now: Date): Promise<OwnSessionRow[]> =>
  db.many(sql<OwnSessionRow>`
    select id, browser, ip, created_at, seen_at, expires_at,
           identity_public.name_of_user(impersonator_id) as impersonator_name
    from identity.session where user_id = ${userId} and expires_at > ${now}
    order by seen_at desc, created_at desc, id
  `);

/** @returns the number of ended sessions: 0 if it does not exist or is another user's */
export const endOwnSession = (db: TenantDb, userId: number, id: string): Promise<number> =>
  db.run(sql`delete from identity.session where id = ${id}::uuid and user_id = ${userId}`);
