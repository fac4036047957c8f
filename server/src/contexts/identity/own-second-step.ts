import { identityProblems } from '@waybill/contract/identity/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { type SignInRules, signInRulesOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Hasher } from '#platform/hashing.ts';
import { passwordHashOf } from './sql/users.ts';

/** Whoever holds the browser must also know the password. @throws {Problem} NotValid */
export async function insistOnPassword(
  db: TenantDb,
  hasher: Hasher,
  userId: number,
  currentPassword: string,
): Promise<void> {
  const stored = (await passwordHashOf(db, userId))?.password_hash ?? '';
  if (await hasher.verify(stored, currentPassword)) return;
  throw notValidField('currentPassword', 'Incorrect password.');
}

/** What the tenant offers as a second step. @throws {Problem} TwoFactorNotOffered where it lacks it. */
export async function insistOnOffer(
  db: TenantDb,
  offers: (rules: SignInRules['twoFactor']) => boolean,
): Promise<void> {
  const { twoFactor } = await signInRulesOf(db);
  if (twoFactor.isEnabledForApplication && offers(twoFactor)) return;
  throw new Problem(identityProblems.TwoFactorNotOffered);
}
