import type { DirectoryPerson } from '@waybill/adapters/directory';
import type { PeopleDirectory } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { IdentityServices } from '../sign-in/services.ts';
import { addDirectoryUser, directoryUserId } from './sql/directory-users.ts';
import { rolesByGroups } from './domain/group-roles.ts';
import { directoryRoles, moveRoles } from './sql/directory-roles.ts';
import { lockAdministration } from '../roles/sql.ts';
import * as rows from '../sign-in/sql.ts';

/** The response of a directory to a name and a password. */
export type DirectoryResponse =
  | { readonly kind: 'known'; readonly person: DirectoryPerson }
  | { readonly kind: 'unknown' }
  /** The directory did not respond; the user is unknown. */
  | { readonly kind: 'away' };

/** Queries a directory for the user with this name and password, outside any transaction. */
export async function queryDirectory(
  services: Pick<IdentityServices, 'directory'>,
  { server }: PeopleDirectory,
  who: { readonly userName: string; readonly password: string },
): Promise<DirectoryResponse> {
  try {
    const person = await services.directory.find(server, who);
    return person === null ? { kind: 'unknown' } : { kind: 'known', person };
  } catch {
    return { kind: 'away' };
  }
}

const nameMax = 64;

/**
 * Returns the account of a directory user, created at the first sign-in. Undefined if the directory
 * has no e-mail address, the address or the user name belongs to another user, or the account was
 * deleted.
 */
export async function accountOf(
  db: TenantDb,
  person: DirectoryPerson,
  now: Date,
): Promise<rows.SignInRow | undefined> {
  const isWhole = /^\S+@\S+$/.test(person.email) && person.userName !== '';
  if (!isWhole) return undefined;
  const name = (person.name || person.userName).slice(0, nameMax);
  await addDirectoryUser(db, { ...person, name, surname: person.surname.slice(0, nameMax) }, now);
  const id = await directoryUserId(db, person.userName);
  return id === null ? undefined : rows.signInRow(db, id);
}

/** Gives a directory user the roles of the user's groups and removes those of other groups. */
export async function followGroups(
  db: TenantDb,
  userId: number,
  { groups }: Pick<DirectoryPerson, 'groups'>,
): Promise<void> {
  const mapped = await directoryRoles(db);
  if (mapped.length === 0) return;
  await lockAdministration(db);
  await moveRoles(db, userId, rolesByGroups(groups, mapped));
}
