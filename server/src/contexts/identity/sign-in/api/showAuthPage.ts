import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import type { NativeCall, NativeReply } from '#platform/http/native.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { safeCallback } from '../cookies.ts';
import { guardOf } from '../double-submit.ts';

/** Redirects the library's page addresses to ours. */
export const showAuthPage = ({ secret }: Services) =>
  handleNative(contract.showAuthPage, async (call): Promise<NativeReply> => {
    const { cookies } = guardOf(secret, call);
    const location = pageOf(call, call.params['action'] ?? 'signin');
    if (location !== null) return { status: 302, headers: { location }, body: '', cookies };
    const body = `Error: This action with HTTP GET is not supported by NextAuth.js`;
    return { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' }, body, cookies };
  });

function pageOf({ origin, query }: NativeCall, action: string): string | null {
  const error = query['error'];
  if (action === 'signout') return '/auth/logout';
  if (action === 'error')
    return `/auth/error?${new URLSearchParams({ error: error ?? 'Default' }).toString()}`;
  if (action !== 'signin') return null;
  const callbackUrl = safeCallback(origin, query['callbackUrl']);
  const input = error === undefined ? { callbackUrl } : { callbackUrl, error };
  return `/auth/login?${new URLSearchParams(input).toString()}`;
}
