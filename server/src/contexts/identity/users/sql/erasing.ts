import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type UserAccountRow = {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly guid: string;
  /** The file of the picture. */
  readonly pictureId: string | null;
  readonly isDeleted: boolean;
  /** Whether another user has the same name. */
  readonly hasNamesake: boolean;
};

export const account = (db: TenantDb, id: number): Promise<UserAccountRow | undefined> =>
  db.maybeOne(sql<UserAccountRow>`
    select name, surname, email, phone_number as phone, guid, picture_id as "pictureId",
      deleted_at is not null as "isDeleted",
      exists (
        select from identity."user" other
        where other.id <> u.id and other.name = u.name and other.surname = u.surname
      ) as "hasNamesake"
    from identity."user" u where id = ${id}
  `);

/** Erases the account's row; returns the file id of the picture, or null. */
export async function eraseAccountRow(
  db: TenantDb,
  id: number,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<string | null> {
  const { picture } = await db.one(sql<{ picture: string | null }>`
    with before as (select picture_id from identity."user" where id = ${id} for update)
    update identity."user" u set
      name = ${name}, surname = '', user_name = ${email}, email = ${email}, phone_number = null,
      password_hash = null, picture_id = null, timezone = null, language = null,
      last_sign_in_at = null, deleted_at = coalesce(u.deleted_at, ${now})
    from before where u.id = ${id}
    returning before.picture_id as picture
  `);
  return picture;
}

export async function eraseSigningIn(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from identity.session where ${id} in (user_id, impersonator_id)`);
  await db.run(sql`delete from identity.api_key where user_id = ${id}`);
  await db.run(sql`delete from identity.account_code where user_id = ${id}`);
  await db.run(sql`delete from identity.authenticator where user_id = ${id}`);
  await db.run(sql`delete from identity.recovery_code where user_id = ${id}`);
  await db.run(sql`delete from identity.known_browser where user_id = ${id}`);
  await db.run(sql`select identity.forget_sign_ins(${id})`);
}

/** Shared views remain, because others use them. */
export async function eraseListViews(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`delete from identity.list_view where user_id = ${id} and not is_shared`);
  await db.run(sql`delete from identity.list_columns where user_id = ${id}`);
}

export const eraseFileRow = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from platform.stored_file where id = ${id}`);
