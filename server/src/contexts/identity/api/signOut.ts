import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { systemScope } from '#platform/db/scope.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { noSessionCookie } from '../protocol/cookies.ts';
import { callbackOf, goTo, isOurForm } from '../protocol/double-submit.ts';
import { openSession } from '../protocol/session-answer.ts';
import { removeSession } from '../sql.ts';

export const signOut = (house: House) =>
  handleNative(contract.signOut, async (call) => {
    if (!isOurForm(house.secret, call)) {
      return goTo(call, `${call.origin}/auth/login?csrf=true&error=MissingCSRF`);
    }
    const open = await openSession(house, call);
    if (open !== null) {
      const scope = systemScope(open.cookie.tenantId, call.requestId);
      await house.database.transaction(scope, (db) => removeSession(db, open.row.session_id));
    }
    return goTo(call, callbackOf(call), { cookies: [noSessionCookie(call.origin)] });
  });
