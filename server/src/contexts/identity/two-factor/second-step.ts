import { randomInt, randomUUID } from 'node:crypto';
import { signInRulesOf, unseal } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import type { Cookie, NativeCall } from '#platform/http/native.ts';
import { hashOf, newToken, sameText } from '#platform/token.ts';
import { writeSecurityCode } from '../passwords/account-emails.ts';
import { emailPause_ms } from '../passwords/domain/account-codes.ts';
import { type CodeBy, secondStepLife_ms, waysToProve } from './domain/second-step.ts';
import { sentenceOf } from '../sign-in/domain/sign-in-result.ts';
import { countAttempt, signInRow } from '../sign-in/sql.ts';
import { accountById } from '../passwords/sql.ts';
import { spendRecoveryCode } from './sql/recovery-codes.ts';
import * as sql from './sql/second-step.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { counterOfCode } from './authenticator.ts';
import { type Checked, limitsOf, noteAttempt } from '../sign-in/credentials.ts';
import { fieldOf } from '../sign-in/double-submit.ts';
import { scopeOf, type SignInCall } from '../sign-in/sign-in-call.ts';
import type { SignInRefused } from '../sign-in/sign-in-refused.ts';

type RightPassword = Extract<Checked, { readonly result: 'Success' }>;
type Named = { readonly id: string; readonly secret: string };

const stepCookie = 'waybill.sign-in-step';
const browserCookie = (userId: number): string => `waybill.known-browser-${userId}`;

const later = (now: Date, life_ms: number): Date => new Date(now.getTime() + life_ms);
const newNamed = (): Named => ({
  id: randomUUID(),
  secret: newToken(),
});
const cookieOf = (name: string, { id, secret }: Named, life_ms: number): Cookie => ({
  name,
  value: `${id}.${secret}`,
  maxAge: life_ms / 1000,
});

function readNamed(call: NativeCall, name: string): Named | null {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(call.cookies[name] ?? '');
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : null;
}

/** Starts the second step after a right password; returns null if none is required. */
export function requestSecondStep(
  services: Services,
  call: SignInCall,
  { user, rules }: RightPassword,
): Promise<SignInRefused | null> {
  return services.database.transaction(scopeOf(call), async (db) => {
    const has_authenticator = await sql.hasAuthenticator(db, user.id);
    const ways = waysToProve({ ...user, has_authenticator }, rules.twoFactor);
    if (ways.length === 0) return null;
    if (rules.twoFactor.isRememberBrowserEnabled && (await isKnown(db, call, user.id))) return null;
    const step = newNamed();
    const expiresAt = later(call.now, secondStepLife_ms.step);
    const remembered = fieldOf(call, 'rememberMe') === 'true';
    const saved = { id: step.id, secretHash: hashOf(step.secret), userId: user.id };
    await sql.addStep(db, { ...saved, remembered, expiresAt }, call.now);
    if (ways[0] === 'email') await mailCode(db, call, { stepId: step.id, userId: user.id });
    return {
      error: sentenceOf('SecondStepNeeded'),
      next: pageOf(call, ways, rules.twoFactor.isRememberBrowserEnabled),
      cookies: [cookieOf(stepCookie, step, secondStepLife_ms.step)],
    };
  });
}

function pageOf(call: NativeCall, ways: readonly CodeBy[], mayRemember: boolean): string {
  const query = new URLSearchParams({ by: ways.join(',') });
  if (mayRemember) query.set('remember', 'yes');
  const callbackUrl = fieldOf(call, 'callbackUrl');
  if (callbackUrl !== undefined) query.set('callbackUrl', callbackUrl);
  return `/auth/two-factor?${query.toString()}`;
}

async function isKnown(db: TenantDb, call: NativeCall, userId: number): Promise<boolean> {
  const named = readNamed(call, browserCookie(userId));
  if (named === null) return false;
  const browser = { id: named.id, secretHash: hashOf(named.secret), userId };
  return sql.isKnownBrowser(db, browser, call.now);
}

async function mailCode(
  db: TenantDb,
  call: NativeCall,
  { stepId, userId }: { readonly stepId: string; readonly userId: number },
) {
  const user = await accountById(db, userId);
  if (user === undefined) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = later(call.now, secondStepLife_ms.mailedCode);
  await sql.setStepCode(db, stepId, { hash: codeHash(stepId, code), expiresAt });
  await writeSecurityCode(db, user, code);
}

const codeHash = (stepId: string, code: string): string => hashOf(`${stepId} ${code}`);

/** A proven second step: the user and the cookies to set. */
export type Proven = {
  readonly userId: number;
  readonly remembered: boolean;
  readonly cookies: readonly Cookie[];
};

const over: SignInRefused = { error: 'Sign-in timed out. Please start again.' };

/** Verifies a code, or e-mails one on request. Wrong codes count as wrong passwords. */
export function takeSecondStep(
  services: Services,
  call: SignInCall,
): Promise<Proven | SignInRefused> {
  return services.database.transaction(scopeOf(call), async (db) => {
    const named = readNamed(call, stepCookie);
    const step = named === null ? undefined : await sql.lockStep(db, named.id, call.now);
    if (named === null || step === undefined) return over;
    if (!sameText(step.secret_hash, hashOf(named.secret))) return over;
    const user = await signInRow(db, step.user_id);
    if (user === undefined || !user.is_active) return over;
    const rules = await signInRulesOf(db);
    if (fieldOf(call, 'sendCode') === 'true') {
      if (!rules.twoFactor.isEmailProviderEnabled) return over;
      const mailed = { stepId: named.id, userId: user.id };
      if (!wasJustMailed(step, call.now)) await mailCode(db, call, mailed);
      return { error: 'Code sent' };
    }
    const limits = { ...limitsOf(rules, call.now), now: call.now };
    const { was_locked } = await countAttempt(db, user.id, limits);
    if (was_locked) return { error: sentenceOf('LockedOut') };
    const code = fieldOf(call, 'securityCode') ?? '';
    const isRight = await isRightCode(services, { db, call }, { ...step, id: named.id, code });
    if (!isRight) {
      const attempt = { userId: user.id, userName: user.user_name } as const;
      await noteAttempt(db, call, { ...attempt, result: 'InvalidSecurityCode' });
      return { error: sentenceOf('InvalidSecurityCode') };
    }
    await sql.removeStep(db, named.id);
    const remembers =
      rules.twoFactor.isRememberBrowserEnabled && fieldOf(call, 'rememberBrowser') === 'true';
    const known = remembers ? [await rememberBrowser(db, call, user.id)] : [];
    const cookies = [{ name: stepCookie, value: '', maxAge: 0 }, ...known];
    return { userId: user.id, remembered: step.remembered, cookies };
  });
}

/** A user gets at most one e-mail per minute. */
const wasJustMailed = ({ code_expires_at }: sql.StepRow, now: Date): boolean =>
  code_expires_at !== null &&
  code_expires_at.getTime() - now.getTime() > secondStepLife_ms.mailedCode - emailPause_ms;

type At = { readonly db: TenantDb; readonly call: NativeCall };

async function isRightCode(
  { secret }: Services,
  { db, call }: At,
  { id, code, ...step }: sql.StepRow & { readonly id: string; readonly code: string },
): Promise<boolean> {
  const { code_hash, code_expires_at, user_id } = step;
  const isFresh = code_expires_at !== null && code_expires_at > call.now;
  if (code_hash !== null && isFresh && sameText(code_hash, codeHash(id, code.trim()))) {
    return true;
  }
  const app = await sql.lockAuthenticator(db, user_id);
  if (app === undefined || app.confirmed_at === null) return false;
  const at = { now: call.now, after: app.last_counter };
  const counter = counterOfCode(unseal(secret, app.sealed_secret), code, at);
  if (counter === null) {
    return (await spendRecoveryCode(db, user_id, recoveryCodeHash(user_id, code))) === 1;
  }
  await sql.noteCounter(db, user_id, { counter, now: call.now });
  return true;
}

async function rememberBrowser(db: TenantDb, call: NativeCall, userId: number): Promise<Cookie> {
  const browser = newNamed();
  const expiresAt = later(call.now, secondStepLife_ms.knownBrowser);
  const saved = { id: browser.id, secretHash: hashOf(browser.secret), userId, expiresAt };
  await sql.addKnownBrowser(db, saved);
  return cookieOf(browserCookie(userId), browser, secondStepLife_ms.knownBrowser);
}
