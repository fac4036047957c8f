import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { noSessionCookie, readSessionCookie, sessionCookie } from '../protocol/cookies.ts';
import { guardOf } from '../protocol/double-submit.ts';
import { lifeOf, openSession, sessionAnswer } from '../protocol/session-answer.ts';

export const getSession = (house: House) =>
  handleNative(contract.getSession, async (call) => {
    const { cookies } = guardOf(house.secret, call);
    const open = await openSession(house, call);
    if (open === null) {
      const stale = readSessionCookie(call) === null ? [] : [noSessionCookie(call.origin)];
      return { status: 200, body: {}, cookies: [...cookies, ...stale] };
    }
    const rolling = sessionCookie(call.origin, open.cookie, lifeOf(open.row.remembered));
    const body = sessionAnswer(house, open, call.now);
    return { status: 200, body, cookies: [...cookies, rolling] };
  });
