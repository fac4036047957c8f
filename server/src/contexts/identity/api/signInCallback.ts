import { handleNative } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { NativeCall } from '#platform/http/native.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { sentenceOf } from '../domain/lockout.ts';
import { sessionCookie } from '../protocol/cookies.ts';
import { checkCredentials, startSession } from '../protocol/credentials.ts';
import { callbackOf, errorUrl, fieldOf, goTo, isOurForm } from '../protocol/double-submit.ts';
import { hashOf, lifeOf } from '../protocol/session-answer.ts';
import { redeemTicket } from '../sql.ts';

export const signInCallback = (house: House) =>
  handleNative(contract.signInCallback, async (call) => {
    if (call.params['provider'] !== 'credentials') {
      return goTo(call, errorUrl(call, 'Configuration'), { status: 401 });
    }
    if (!isOurForm(house.secret, call)) {
      return goTo(call, `${call.origin}/auth/login?csrf=true&error=MissingCSRF`);
    }
    const who = await identify(house, call);
    if (typeof who === 'string') return goTo(call, errorUrl(call, who), { status: 401 });
    const remembered = fieldOf(call, 'rememberMe') === 'true';
    const cookie = await startSession(house, call, { ...who, remembered });
    const cookies = [sessionCookie(call.origin, cookie, lifeOf(remembered))];
    return goTo(call, callbackOf(call), { cookies });
  });

type Who = {
  readonly tenantId: number;
  readonly userId: number;
  readonly impersonatorId: number | null;
};

/** Whom the form signs in, or the sentence that the sign-in page shows. */
async function identify(house: House, call: NativeCall): Promise<Who | string> {
  if (call.tenantId === null) return 'Invalid user name or password';
  const { tenantId } = call;
  const ticket = fieldOf(call, 'impersonationToken');
  if (ticket !== undefined) return redeem(house, call, tenantId, ticket);
  const name = fieldOf(call, 'userNameOrEmailAddress') ?? '';
  const password = fieldOf(call, 'password') ?? '';
  if (name === '' || password === '' || password.length > 128) {
    return 'Invalid user name or password';
  }
  const checked = await checkCredentials(house, call, tenantId, { name, password });
  if (checked.result !== 'Success') return sentenceOf(checked.result);
  if (checked.userId === null) return 'Invalid user name or password';
  return { tenantId, userId: checked.userId, impersonatorId: null };
}

async function redeem(
  house: House,
  call: NativeCall,
  tenantId: number,
  ticket: string,
): Promise<Who | string> {
  const row = await house.database.transaction(systemScope(tenantId, call.requestId), (db) =>
    redeemTicket(db, hashOf(ticket), call.now),
  );
  if (row === undefined) return 'Impersonation token is invalid or expired!';
  return { tenantId, userId: row.user_id, impersonatorId: row.impersonator_id };
}
