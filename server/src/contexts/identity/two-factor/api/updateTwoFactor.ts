import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import type { IdentityServices } from '../../sign-in/services.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { insistOnOffer, insistOnPassword } from '../own-second-step.ts';
import { forgetSecondStep, setTwoFactor } from '../sql/second-step.ts';

export const updateTwoFactor = (services: IdentityServices) =>
  handle(contract.updateTwoFactor, async ({ input, actor, db }) => {
    const userId = ownUserIdInPerson(actor);
    await insistOnPassword(db, services, { userId, currentPassword: input.currentPassword });
    if (input.isEnabled) await insistOnOffer(db, (rules) => rules.isEmailProviderEnabled);
    else await forgetSecondStep(db, userId);
    await setTwoFactor(db, userId, input.isEnabled);
    return null;
  });
