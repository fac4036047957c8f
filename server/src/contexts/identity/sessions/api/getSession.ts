import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { noSessionCookie, readSessionCookie, sessionCookie } from '../../sign-in/cookies.ts';
import { guardOf } from '../../sign-in/double-submit.ts';
import { lifeOf, openSession, toSessionResponse } from '../session-response.ts';

export const getSession = (services: Services) =>
  handleNative(contract.getSession, async (call) => {
    const { cookies } = guardOf(services.secret, call);
    const open = await openSession(services, call);
    if (open === null) {
      const stale = readSessionCookie(call) === null ? [] : [noSessionCookie(call.origin)];
      return { status: 200, body: {}, cookies: [...cookies, ...stale] };
    }
    const rolling = sessionCookie(call.origin, open.cookie, lifeOf(open.row.remembered));
    const body = toSessionResponse(services, open, call.now);
    return { status: 200, body, cookies: [...cookies, rolling] };
  });
