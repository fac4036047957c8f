import * as contract from '@waybill/contract/identity/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { unseal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { insistOnOffer } from '../own-second-step.ts';
import { counterOfCode } from '../authenticator.ts';
import { lockAuthenticator, noteCounter, setTwoFactor } from '../sql/second-step.ts';

export const confirmAuthenticator = ({ secret }: Pick<Services, 'secret'>) =>
  handle(contract.confirmAuthenticator, async ({ input, actor, db, now }) => {
    const userId = ownUserIdInPerson(actor);
    await insistOnOffer(db, (rules) => rules.isGoogleAuthenticatorEnabled);
    const app = await lockAuthenticator(db, userId);
    const at = { now, after: app?.last_counter ?? 0 };
    const counter =
      app === undefined ? null : counterOfCode(unseal(secret, app.sealed_secret), input.code, at);
    if (counter === null) throw notValidField('code', 'Invalid security code!');
    await noteCounter(db, userId, { counter, now });
    await setTwoFactor(db, userId, true);
    return null;
  });
