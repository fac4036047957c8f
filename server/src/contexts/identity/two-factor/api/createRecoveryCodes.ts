import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { IdentityServices } from '../../sign-in/services.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { insistOnOffer, insistOnPassword } from '../own-second-step.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../recovery-codes.ts';
import { replaceRecoveryCodes } from '../sql/recovery-codes.ts';
import { lockAuthenticator } from '../sql/second-step.ts';

export const createRecoveryCodes = (services: IdentityServices) =>
  handle(contract.createRecoveryCodes, async ({ input, actor, db }) => {
    const userId = ownUserIdInPerson(actor);
    await insistOnOffer(db, (rules) => rules.isGoogleAuthenticatorEnabled);
    await insistOnPassword(db, services, { userId, currentPassword: input.currentPassword });
    const app = await lockAuthenticator(db, userId);
    if (!app?.confirmed_at) throw new Problem(identityProblems.AuthenticatorNeeded);
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryCodeHash(userId, code));
    await replaceRecoveryCodes(db, userId, hashes);
    return { codes: [...codes] };
  });
