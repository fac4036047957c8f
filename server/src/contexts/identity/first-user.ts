import { defaultPasswordRules, passwordFault } from '@waybill/contract/identity/password';
import { notValidField } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import type { Hasher } from '#platform/hashing.ts';
import { addFirstUser } from './sql/first-user.ts';

/** Who registered a customer; the e-mail address is the user name too. */
type FirstUser = {
  readonly customerId: number;
  readonly fullName: string;
  readonly email: string;
  readonly telephone: string;
  readonly password: string;
};

/**
 * Adds the user who runs a customer that registered itself: CustomerAdmin (decisions A-10).
 * @throws {Problem} NotValid for a weak `password` and an `email` that somebody has.
 */
export async function addFirstUserOf(
  db: TenantDb,
  hasher: Hasher,
  user: FirstUser,
  now: Date,
): Promise<void> {
  const fault = passwordFault(user.password, defaultPasswordRules);
  if (fault !== null) throw notValidField('password', fault);
  const [name = '', ...rest] = user.fullName.split(/\s+/);
  const passwordHash = await hasher.hash(user.password);
  try {
    await addFirstUser(
      db,
      { ...user, name, surname: rest.join(' ') },
      { passwordHash, role: 'CustomerAdmin', now },
    );
  } catch (error) {
    if (!['user_by_email', 'user_by_name'].includes(brokenUnique(error) ?? '')) throw error;
    throw notValidField('email', 'Somebody is registered with this e-mail address already.');
  }
}
