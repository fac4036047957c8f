import type { Transaction } from '#platform/context.ts';
import { notValidField } from '@waybill/contract/problem';
import { signInRulesOf } from '#contexts/tenancy/public.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import type { Services } from '#platform/services.ts';
import { writeConfirmation } from '../passwords/account-emails.ts';
import { checkPassword } from './editing-users.ts';
import { accountByEmail } from '../passwords/sql.ts';
import { addFirstUser } from './sql/first-user.ts';

/** The user who registered a customer; the e-mail address is also the user name. */
type FirstUser = {
  readonly customerId: number;
  readonly fullName: string;
  readonly email: string;
  readonly telephone: string;
  readonly password: string;
};

/**
 * Adds the first user of a customer that registered itself, with the roles for self-registered
 * users (decisions A-10), active if the input specifies so.
 * @throws {Problem} NotValid for a weak `password` or an `email` in use
 */
export async function addFirstUserOf(
  { db, now }: Transaction,
  services: Pick<Services, 'hasher' | 'originOf'>,
  user: FirstUser,
): Promise<void> {
  await checkPassword(db, user.password, 'password');
  const { newUsersAreActive: isActive, needsConfirmedEmail } = await signInRulesOf(db);
  const [name = '', ...rest] = user.fullName.split(/\s+/);
  const passwordHash = await services.hasher.hash(user.password);
  try {
    await addFirstUser(
      db,
      { ...user, name, surname: rest.join(' ') },
      { passwordHash, isActive, now },
    );
  } catch (error) {
    if (!['user_by_email', 'user_by_name'].includes(brokenUnique(error) ?? '')) throw error;
    throw notValidField('email', 'Somebody is registered with this e-mail address already.');
  }
  if (!needsConfirmedEmail) return;
  const added = await accountByEmail(db, user.email);
  if (added !== undefined) await writeConfirmation(services, { db, now }, added);
}
