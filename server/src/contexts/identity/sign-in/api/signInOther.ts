import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { goTo, guardOf } from '../double-submit.ts';

/** Refuses other providers: only credentials are offered, and those are entered on our own page. */
export const signInOther = ({ secret }: Services) =>
  handleNative(contract.signInOther, async (call) => {
    const { cookies } = guardOf(secret, call);
    return goTo(call, `${call.origin}/auth/login`, { cookies });
  });
