import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { signInGroups } from '../tenants/sql.ts';

type Security = TenantSettings['security'];

/** A tenant's sign-in rules (decisions T-02, T-03, T-05). */
export type SignInRules = {
  readonly lockout: {
    readonly isEnabled: boolean;
    readonly attemptsMax: number;
    readonly lock_ms: number;
  };
  readonly twoFactor: Security['twoFactorLogin'];
  readonly needsConfirmedEmail: boolean;
  /** If false, an administrator has to activate new registrations. */
  readonly newUsersAreActive: boolean;
};

/** Returns the tenant's sign-in rules, with defaults for anything not set. */
export async function signInRulesOf(db: TenantDb): Promise<SignInRules> {
  const { security, user_management: people } = await signInGroups(db);
  const lockout = { ...defaultGroups.security.userLockOut, ...security?.userLockOut };
  const twoFactor = { ...defaultGroups.security.twoFactorLogin, ...security?.twoFactorLogin };
  const { isEmailConfirmationRequiredForLogin, isNewRegisteredUserActiveByDefault } = {
    ...defaultGroups.userManagement,
    ...people,
  };
  return {
    lockout: {
      isEnabled: lockout.isEnabled,
      attemptsMax: lockout.maxFailedAccessAttemptsBeforeLockout,
      lock_ms: lockout.defaultAccountLockoutSeconds * 1000,
    },
    twoFactor,
    needsConfirmedEmail: isEmailConfirmationRequiredForLogin,
    newUsersAreActive: isNewRegisteredUserActiveByDefault,
  };
}
