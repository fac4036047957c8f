import * as contract from '@waybill/contract/identity/endpoints';
import { handleNative } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import type { SignInServices } from '../services.ts';
import { isAtTenant, scopeOf, type SignInCall } from '../sign-in-call.ts';
import type { Cookie } from '#platform/http/native.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { saveAccountCode } from '../../passwords/account-emails.ts';
import { codeLife_ms } from '../../passwords/domain/account-codes.ts';
import { sentenceOf } from '../domain/sign-in-result.ts';
import { sessionCookie } from '../cookies.ts';
import { checkCredentials, startSession } from '../credentials.ts';
import { callbackOf, fieldOf, goTo, isOurForm } from '../double-submit.ts';
import { lifeOf } from '../../sessions/session-response.ts';
import { refusedSignIn, type SignInRefused } from '../sign-in-refused.ts';
import { requestSecondStep, type Proven, takeSecondStep } from '../../two-factor/second-step.ts';
import { clearAttempts, redeemTicket, signInRow } from '../sql.ts';

export const signInCallback = (services: SignInServices) =>
  handleNative(contract.signInCallback, async (call) => {
    if (call.params['provider'] !== 'credentials') {
      return refusedSignIn(call, { error: 'Configuration' });
    }
    if (!isOurForm(services.secret, call)) {
      return goTo(call, `${call.origin}/auth/login?csrf=true&error=MissingCSRF`);
    }
    const who = isAtTenant(call) ? await identify(services, call) : wrong;
    if ('error' in who) return refusedSignIn(call, who);
    const cookie = await startSession(services, call, who);
    const session = sessionCookie(call.origin, cookie, lifeOf(who.remembered));
    return goTo(call, callbackOf(call), { cookies: [session, ...who.cookies] });
  });

type Who = {
  readonly tenantId: number;
  readonly userId: number;
  readonly impersonatorId: number | null;
  readonly remembered: boolean;
  /** Besides the session's cookie. */
  readonly cookies: readonly Cookie[];
};

const wrong: SignInRefused = { error: 'Invalid user name or password' };

/** Returns the user that the form signs in, or the refusal for the sign-in page. */
async function identify(services: SignInServices, call: SignInCall): Promise<Who | SignInRefused> {
  const ticket = fieldOf(call, 'impersonationToken');
  if (ticket !== undefined) return redeem(services, call, ticket);
  if (fieldOf(call, 'securityCode') !== undefined || fieldOf(call, 'sendCode') !== undefined) {
    const proven = await takeSecondStep(services, call);
    return 'error' in proven ? proven : goOn(services, call, proven);
  }
  const name = fieldOf(call, 'userNameOrEmailAddress') ?? '';
  const password = fieldOf(call, 'password') ?? '';
  if (name === '' || password === '' || password.length > 128) return wrong;
  const checked = await checkCredentials(services, call, { name, password });
  if (checked.result !== 'Success') return { ...checked, error: sentenceOf(checked.result) };
  const secondStep = await requestSecondStep(services, call, checked);
  if (secondStep !== null) return secondStep;
  const remembered = fieldOf(call, 'rememberMe') === 'true';
  return goOn(services, call, { userId: checked.user.id, remembered, cookies: [] });
}

/** Signs in a user who passed all steps, unless the password must be changed first. */
async function goOn(
  services: Services,
  call: SignInCall,
  proven: Proven,
): Promise<Who | SignInRefused> {
  const { userId } = proven;
  const mustChange = await services.database.transaction(scopeOf(call), async (db) => {
    const user = await signInRow(db, userId);
    if (user?.should_change_password === false) await clearAttempts(db, userId, call.now);
    return user?.should_change_password ?? true;
  });
  if (mustChange) return changeFirst(services, call, userId);
  return { ...proven, tenantId: call.tenantId, impersonatorId: null };
}

/** Redirects to the page for a new password; the old one opens no session. */
async function changeFirst(
  { database }: Services,
  call: SignInCall,
  userId: number,
): Promise<SignInRefused> {
  const code = newToken();
  const change = { purpose: 'Change', life_ms: codeLife_ms.change, pause_ms: 0, code } as const;
  await database.transaction(scopeOf(call), (db) =>
    saveAccountCode({ db, now: call.now }, userId, change),
  );
  const query = new URLSearchParams({ userId: String(userId), resetCode: code, must: 'change' });
  return {
    error: sentenceOf('PasswordMustChange'),
    next: `/auth/reset-password?${query.toString()}`,
  };
}

async function redeem(
  services: Services,
  call: SignInCall,
  ticket: string,
): Promise<Who | SignInRefused> {
  const row = await services.database.transaction(scopeOf(call), (db) =>
    redeemTicket(db, hashOf(ticket), call.now),
  );
  if (row === undefined) return { error: 'Impersonation token is invalid or expired!' };
  const { tenantId } = call;
  const who = { tenantId, userId: row.user_id, impersonatorId: row.impersonator_id };
  return { ...who, remembered: fieldOf(call, 'rememberMe') === 'true', cookies: [] };
}
