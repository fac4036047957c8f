import { identityProblems } from '@waybill/contract/identity/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { directoryOf, type SignInRules, signInRulesOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { IdentityServices } from '../sign-in/services.ts';
import { queryDirectory } from '../directories/directory-sign-in.ts';
import { passwordHashOf } from '../users/sql/users.ts';

type OwnPassword = { readonly userId: number; readonly currentPassword: string };

/**
 * Whoever uses the browser must also enter the password, verified here or by the directory.
 * @throws {Problem} NotValid
 */
export async function insistOnPassword(
  db: TenantDb,
  services: Pick<IdentityServices, 'hasher' | 'directory' | 'secret'>,
  { userId, currentPassword }: OwnPassword,
): Promise<void> {
  const saved = await passwordHashOf(db, userId);
  const userName = saved?.directory_name ?? null;
  if (userName !== null) {
    const directory = await directoryOf(db, services.secret);
    const who = { userName, password: currentPassword };
    if (directory && (await queryDirectory(services, directory, who)).kind === 'known') return;
  } else if (await services.hasher.verify(saved?.password_hash ?? '', currentPassword)) return;
  throw notValidField('currentPassword', 'Incorrect password.');
}

/** Checks that the tenant offers the second step. @throws {Problem} TwoFactorNotOffered */
export async function insistOnOffer(
  db: TenantDb,
  offers: (rules: SignInRules['twoFactor']) => boolean,
): Promise<void> {
  const { twoFactor } = await signInRulesOf(db);
  if (twoFactor.isEnabledForApplication && offers(twoFactor)) return;
  throw new Problem(identityProblems.TwoFactorNotOffered);
}
