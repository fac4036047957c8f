import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { guardOf } from '../double-submit.ts';

export const getProviders = ({ secret }: Services) =>
  handleNative(contract.getProviders, async (call) => {
    const credentials = {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${call.origin}/api/auth/signin/credentials`,
      callbackUrl: `${call.origin}/api/auth/callback/credentials`,
    };
    const { cookies } = guardOf(secret, call);
    return { status: 200, body: { credentials }, cookies };
  });
