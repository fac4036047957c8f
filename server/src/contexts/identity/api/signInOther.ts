import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { goTo, guardOf } from '../protocol/double-submit.ts';

/** Only credentials are offered, and those are entered on our own page. */
export const signInOther = ({ secret }: House) =>
  handleNative(contract.signInOther, async (call) => {
    const { cookies } = guardOf(secret, call);
    return goTo(call, `${call.origin}/auth/login`, { cookies });
  });
