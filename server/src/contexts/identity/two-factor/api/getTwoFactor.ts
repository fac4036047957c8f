import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { signInRulesOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { signInRow } from '../../sign-in/sql.ts';
import { recoveryCodesLeft } from '../sql/recovery-codes.ts';
import { hasAuthenticator } from '../sql/second-step.ts';

export const getTwoFactor = handle(contract.getTwoFactor, async ({ actor, db }) => {
  const userId = ownUserIdInPerson(actor);
  const user = found(await signInRow(db, userId), identityProblems.UserNotFound);
  const { twoFactor } = await signInRulesOf(db);
  return {
    isEnabled: user.is_two_factor_enabled,
    hasAuthenticator: await hasAuthenticator(db, userId),
    isOffered: twoFactor.isEnabledForApplication,
    isAuthenticatorOffered: twoFactor.isGoogleAuthenticatorEnabled,
    isEmailOffered: twoFactor.isEmailProviderEnabled,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
  };
});
