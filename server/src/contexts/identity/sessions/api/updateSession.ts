import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { sessionCookie } from '../../sign-in/cookies.ts';
import { isOurForm } from '../../sign-in/double-submit.ts';
import { lifeOf, openSession, toSessionResponse } from '../session-response.ts';

/** Refreshes the session. Ignores `data`: all session data is the server's. */
export const updateSession = (services: Services) =>
  handleNative(contract.updateSession, async (call) => {
    if (!isOurForm(services.secret, call)) return { status: 400, body: {} };
    const open = await openSession(services, call);
    if (open === null) return { status: 200, body: {} };
    const cookies = [sessionCookie(call.origin, open.cookie, lifeOf(open.row.remembered))];
    return { status: 200, body: toSessionResponse(services, open, call.now), cookies };
  });
