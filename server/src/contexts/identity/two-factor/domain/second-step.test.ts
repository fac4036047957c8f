import { defaultGroups } from '@waybill/contract/tenancy/settings/shapes';
import { describe, expect, it } from 'vitest';
import { waysToProve } from './second-step.ts';

const on = { ...defaultGroups.security.twoFactorLogin, isEnabledForApplication: true };
const user = { is_two_factor_enabled: true, has_authenticator: true };

describe('two-factor authentication', () => {
  it.each([
    ['both ways', user, on, ['authenticator', 'email']],
    ['mail without an app', { ...user, has_authenticator: false }, on, ['email']],
    ['the app alone', user, { ...on, isEmailProviderEnabled: false }, ['authenticator']],
    ['mail where apps are off', user, { ...on, isGoogleAuthenticatorEnabled: false }, ['email']],
    ['nothing for who has it off', { ...user, is_two_factor_enabled: false }, on, []],
    ['nothing where the tenant has it off', user, { ...on, isEnabledForApplication: false }, []],
    [
      'nothing for who could set up an app alone and has not',
      { ...user, has_authenticator: false },
      { ...on, isEmailProviderEnabled: false },
      [],
    ],
  ])('requires %s', (_, who, rules, ways) => {
    expect(waysToProve(who, rules)).toEqual(ways);
  });
});
