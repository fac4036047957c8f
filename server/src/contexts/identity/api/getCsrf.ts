import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { guardOf } from '../protocol/double-submit.ts';

export const getCsrf = ({ secret }: House) =>
  handleNative(contract.getCsrf, async (call) => {
    const { token, cookies } = guardOf(secret, call);
    return { status: 200, body: { csrfToken: token }, cookies };
  });
