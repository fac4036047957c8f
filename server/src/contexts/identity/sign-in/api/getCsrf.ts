import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { guardOf } from '../double-submit.ts';

export const getCsrf = ({ secret }: Services) =>
  handleNative(contract.getCsrf, async (call) => {
    const { token, cookies } = guardOf(secret, call);
    return { status: 200, body: { csrfToken: token }, cookies };
  });
