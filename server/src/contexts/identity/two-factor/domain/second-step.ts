import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';

/** A code by e-mail is valid for five minutes, a known browser for thirty days (decisions T-03). */
export const secondStepLife_ms = {
  step: 10 * 60_000,
  mailedCode: 5 * 60_000,
  knownBrowser: 30 * 86_400_000,
} as const;

export type CodeBy = 'authenticator' | 'email';

type Offer = TenantSettings['security']['twoFactorLogin'];
type User = { readonly is_two_factor_enabled: boolean; readonly has_authenticator: boolean };

/**
 * Returns how a user may prove the second step, the preferred way first; empty if none is required.
 * A user whose only possible way is an authenticator that is not set up yet may sign in to set it
 * up.
 */
export function waysToProve(user: User, rules: Offer): readonly CodeBy[] {
  if (!rules.isEnabledForApplication || !user.is_two_factor_enabled) return [];
  const ways: CodeBy[] = [];
  if (rules.isGoogleAuthenticatorEnabled && user.has_authenticator) ways.push('authenticator');
  if (rules.isEmailProviderEnabled) ways.push('email');
  return ways;
}
