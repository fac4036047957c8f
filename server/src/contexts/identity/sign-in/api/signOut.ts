import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { systemScope } from '#platform/db/scope.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { noSessionCookie } from '../cookies.ts';
import { callbackOf, goTo, isOurForm } from '../double-submit.ts';
import { openSession } from '../../sessions/session-response.ts';
import { removeSession } from '../sql.ts';

export const signOut = (services: Services) =>
  handleNative(contract.signOut, async (call) => {
    if (!isOurForm(services.secret, call)) {
      return goTo(call, `${call.origin}/auth/login?csrf=true&error=MissingCSRF`);
    }
    const open = await openSession(services, call);
    if (open !== null) {
      const scope = systemScope(open.cookie.tenantId, call.requestId);
      await services.database.transaction(scope, (db) => removeSession(db, open.row.session_id));
    }
    return goTo(call, callbackOf(call), { cookies: [noSessionCookie(call.origin)] });
  });
