import * as contract from '@waybill/contract/identity/endpoints';
import { handleNative } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { House } from '#platform/house.ts';
import type { SignInHouse } from '../house.ts';
import type { Cookie, NativeCall } from '#platform/http/native.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { keepAccountCode } from '../account-letters.ts';
import { codeLife_ms } from '../domain/account-codes.ts';
import { sentenceOf } from '../domain/sign-in-result.ts';
import { sessionCookie } from '../protocol/cookies.ts';
import { checkCredentials, startSession } from '../protocol/credentials.ts';
import { callbackOf, fieldOf, goTo, isOurForm } from '../protocol/double-submit.ts';
import { lifeOf } from '../protocol/session-answer.ts';
import { refusedSignIn, type SignInRefused } from '../protocol/sign-in-refused.ts';
import { askSecondStep, type Proven, takeSecondStep } from '../protocol/second-step.ts';
import { clearAttempts, redeemTicket, signInRow } from '../sql.ts';

export const signInCallback = (house: SignInHouse) =>
  handleNative(contract.signInCallback, async (call) => {
    if (call.params['provider'] !== 'credentials') {
      return refusedSignIn(call, { error: 'Configuration' });
    }
    if (!isOurForm(house.secret, call)) {
      return goTo(call, `${call.origin}/auth/login?csrf=true&error=MissingCSRF`);
    }
    const who = await identify(house, call);
    if ('error' in who) return refusedSignIn(call, who);
    const cookie = await startSession(house, call, who);
    const session = sessionCookie(call.origin, cookie, lifeOf(who.remembered));
    return goTo(call, callbackOf(call), { cookies: [session, ...who.cookies] });
  });

type Who = {
  readonly tenantId: number;
  readonly userId: number;
  readonly impersonatorId: number | null;
  readonly remembered: boolean;
  /** Beside the session's. */
  readonly cookies: readonly Cookie[];
};

const wrong: SignInRefused = { error: 'Invalid user name or password' };

/** Whom the form signs in, or what the sign-in page is told. */
async function identify(house: SignInHouse, call: NativeCall): Promise<Who | SignInRefused> {
  if (call.tenantId === null) return wrong;
  const { tenantId } = call;
  const ticket = fieldOf(call, 'impersonationToken');
  if (ticket !== undefined) return redeem(house, call, tenantId, ticket);
  if (fieldOf(call, 'securityCode') !== undefined || fieldOf(call, 'sendCode') !== undefined) {
    const proven = await takeSecondStep(house, call, tenantId);
    return 'error' in proven ? proven : goOn(house, call, tenantId, proven);
  }
  const name = fieldOf(call, 'userNameOrEmailAddress') ?? '';
  const password = fieldOf(call, 'password') ?? '';
  if (name === '' || password === '' || password.length > 128) return wrong;
  const checked = await checkCredentials(house, call, tenantId, { name, password });
  if (checked.result !== 'Success') return { ...checked, error: sentenceOf(checked.result) };
  const asked = await askSecondStep(house, call, tenantId, checked);
  if (asked !== null) return asked;
  const remembered = fieldOf(call, 'rememberMe') === 'true';
  return goOn(house, call, tenantId, { userId: checked.user.id, remembered, cookies: [] });
}

/** Lets in who proved what was asked, unless a new password comes first. */
async function goOn(
  house: House,
  call: NativeCall,
  tenantId: number,
  proven: Proven,
): Promise<Who | SignInRefused> {
  const { userId } = proven;
  const scope = systemScope(tenantId, call.requestId);
  const mustChange = await house.database.transaction(scope, async (db) => {
    const user = await signInRow(db, userId);
    if (user?.should_change_password === false) await clearAttempts(db, userId, call.now);
    return user?.should_change_password ?? true;
  });
  if (mustChange) return changeFirst(house, call, tenantId, userId);
  return { ...proven, tenantId, impersonatorId: null };
}

/** Leads to where a new password is chosen; nothing is opened with the old one. */
async function changeFirst(
  { database }: House,
  call: NativeCall,
  tenantId: number,
  userId: number,
): Promise<SignInRefused> {
  const code = newToken();
  const change = { purpose: 'Change', life_ms: codeLife_ms.change, pause_ms: 0, code } as const;
  await database.transaction(systemScope(tenantId, call.requestId), (db) =>
    keepAccountCode({ db, now: call.now }, userId, change),
  );
  const query = new URLSearchParams({ userId: String(userId), resetCode: code, must: 'change' });
  return {
    error: sentenceOf('PasswordMustChange'),
    next: `/auth/reset-password?${query.toString()}`,
  };
}

async function redeem(
  house: House,
  call: NativeCall,
  tenantId: number,
  ticket: string,
): Promise<Who | SignInRefused> {
  const row = await house.database.transaction(systemScope(tenantId, call.requestId), (db) =>
    redeemTicket(db, hashOf(ticket), call.now),
  );
  if (row === undefined) return { error: 'Impersonation token is invalid or expired!' };
  const who = { tenantId, userId: row.user_id, impersonatorId: row.impersonator_id };
  return { ...who, remembered: fieldOf(call, 'rememberMe') === 'true', cookies: [] };
}
