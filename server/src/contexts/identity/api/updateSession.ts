import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { sessionCookie } from '../protocol/cookies.ts';
import { isOurForm } from '../protocol/double-submit.ts';
import { lifeOf, openSession, sessionAnswer } from '../protocol/session-answer.ts';

/** Refreshes the session. Nothing in `data` is taken over: all of it belongs to the server. */
export const updateSession = (house: House) =>
  handleNative(contract.updateSession, async (call) => {
    if (!isOurForm(house.secret, call)) return { status: 400, body: {} };
    const open = await openSession(house, call);
    if (open === null) return { status: 200, body: {} };
    const cookies = [sessionCookie(call.origin, open.cookie, lifeOf(open.row.remembered))];
    return { status: 200, body: sessionAnswer(house, open, call.now), cookies };
  });
