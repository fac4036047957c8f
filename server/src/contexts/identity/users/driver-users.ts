import { notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import {
  type DriverUserFields,
  endSessionsOf,
  insertDriverUser,
  lockDriverUser,
  saveDriverUser,
} from './sql/drivers.ts';
import { refuseDuplicate } from './unique-violation.ts';

/** A driver's user for other contexts to save; `at` is the input member that holds the fields. */
export type DriverUserToSave = Omit<DriverUserFields, 'name' | 'surname'> & {
  readonly fullName: string;
  readonly at: string;
};

/**
 * Adds a user who is a driver, with the role Driver.
 * @throws {Problem} NotValid if the e-mail address is in use
 */
export const addDriverUser = (
  db: TenantDb,
  user: DriverUserToSave,
  now: Date,
): Promise<{ readonly id: number; readonly guid: string }> =>
  refuseDuplicate(insertDriverUser(db, named(user), now), uniqueFieldsAt(user.at));

/**
 * Changes a user who is a driver. For users with more permissions than a driver, neither the
 * credentials nor the active status can be changed here.
 * @throws {Problem} NotValid for those, and if the e-mail address is in use
 */
export async function changeDriverUser(
  db: TenantDb,
  id: number,
  user: DriverUserToSave,
): Promise<void> {
  const before = await lockDriverUser(db, id);
  if (before === undefined) return;
  if (!before.drives_only) {
    const refuse = (member: string) => notValidField(`${user.at}.${member}`, moreRights);
    if (user.passwordHash !== null) throw refuse('password');
    if (user.email.toLowerCase() !== before.email.toLowerCase()) throw refuse('email');
    if (user.isActive !== before.is_active) throw refuse('isactive');
  }
  await refuseDuplicate(saveDriverUser(db, id, named(user)), uniqueFieldsAt(user.at));
  if (user.passwordHash !== null || !user.isActive) await endSessionsOf(db, id);
}

const moreRights = 'This person has more permissions than a driver. Change this under Users.';

const uniqueFieldsAt = (at: string) => {
  const uniqueFields = {
    member: `${at}.email`,
    message: 'This e-mail address is already in use.',
  };
  return { user_by_email: uniqueFields, user_by_name: uniqueFields };
};

/** Takes the last word as the surname. */
function named({ fullName, ...user }: DriverUserToSave): DriverUserFields {
  const words = fullName.split(/\s+/);
  const surname = words.length > 1 ? (words.at(-1) ?? '') : '';
  const name = words.length > 1 ? words.slice(0, -1).join(' ') : fullName;
  return { ...user, name: name.slice(0, 64), surname: surname.slice(0, 64) };
}
