import { randomUUID } from 'node:crypto';
import { letterheadOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/facts.ts';
import type { House } from '#platform/house.ts';
import { writeLetter } from '#platform/mail/letters.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { codeLife_ms, letterPause_ms } from './domain/account-codes.ts';
import {
  accountByEmail,
  type AccountRow,
  type CodePurpose,
  keepCode,
} from './sql/account-codes.ts';

type Links = Pick<House, 'originOf'>;
type At = { readonly db: TenantDb; readonly now: Date };

/**
 * Asks for a letter to whoever has this address. The address is looked up in the background, so that
 * an unknown one costs the caller as much time, and hears the same.
 */
export const askForLetter = (
  db: TenantDb,
  task: 'identity.forgotten' | 'identity.confirmation',
  emailAddress: string,
): Promise<void> => enqueue(db, task, { emailAddress });

/** The letters that somebody without a session asked for. */
export const letterTasks = (house: Links) => ({
  'identity.forgotten': forAddress(async (at, user) => {
    if (!user.is_directory_user) await writeForgotten(house, at, user);
  }),
  'identity.confirmation': forAddress(async (at, user) => {
    if (!user.is_email_confirmed) await writeConfirmation(house, at, user);
  }),
});

const forAddress =
  (write: (at: At, user: AccountRow) => Promise<void>) =>
  ({ database, tenantId, payload, now }: TaskCall): Promise<void> =>
    database.transaction(systemScope(tenantId), async (db) => {
      const user = await accountByEmail(db, String(payload['emailAddress']));
      if (user !== undefined) await write({ db, now }, user);
    });

const writeForgotten = (house: Links, at: At, user: AccountRow) =>
  writeCode(house, at, user, {
    purpose: 'Password',
    life_ms: codeLife_ms.forgotten,
    pause_ms: letterPause_ms,
    template: 'PasswordReset',
    page: 'auth/reset-password',
    values: (url) => ({ UserName: user.name, ResetUrl: url }),
  });

/** Tells a user where to sign in. No password: that is told another way. */
export async function writeWelcome(
  { originOf }: Links,
  { db }: At,
  user: AccountRow,
): Promise<void> {
  const { host } = await letterheadOf(db);
  await writeLetter(db, `welcome ${randomUUID()}`, {
    template: 'WelcomeUser',
    to: [user.email],
    values: {
      UserName: user.name,
      SignInName: user.user_name,
      SignInUrl: `${originOf(host)}/auth/login`,
    },
    isSecret: false,
    customerId: user.customer_id,
  });
}

/** Has a user choose a password: whoever makes an account need not know one. */
export const writeInvitation = (house: Links, at: At, user: AccountRow): Promise<void> =>
  writeCode(house, at, user, {
    purpose: 'Password',
    life_ms: codeLife_ms.invitation,
    pause_ms: 0,
    template: 'UserInvitation',
    page: 'auth/reset-password',
    values: (url) => ({ UserName: user.name, SignInName: user.user_name, ResetUrl: url }),
  });

/** Has a user confirm that the letter reached them. */
export const writeConfirmation = (house: Links, at: At, user: AccountRow): Promise<void> =>
  writeCode(house, at, user, {
    purpose: 'Email',
    life_ms: codeLife_ms.confirmation,
    pause_ms: letterPause_ms,
    template: 'EmailConfirmation',
    page: 'auth/confirm-email',
    values: (url) => ({ UserName: user.name, ConfirmUrl: url }),
  });

/** The code of a sign-in's second step. */
export const writeSecurityCode = (db: TenantDb, user: AccountRow, code: string): Promise<void> =>
  writeLetter(db, `security-code ${randomUUID()}`, {
    template: 'SecurityCode',
    to: [user.email],
    values: { UserName: user.name, Code: code },
    isSecret: true,
    customerId: user.customer_id,
  });

type CodeLetter = {
  readonly purpose: CodePurpose;
  readonly life_ms: number;
  readonly pause_ms: number;
  readonly template: string;
  readonly page: string;
  readonly values: (url: string) => Readonly<Record<string, string>>;
};

/** The link leads to the tenant's own host, whatever host a caller claims to have used. */
async function writeCode(
  { originOf }: Links,
  { db, now }: At,
  user: AccountRow,
  letter: CodeLetter,
): Promise<void> {
  const code = newToken();
  const isNew = await keepAccountCode({ db, now }, user.id, { ...letter, code });
  if (!isNew) return;
  const { host } = await letterheadOf(db);
  const name = letter.purpose === 'Password' ? 'resetCode' : 'confirmationCode';
  const query = new URLSearchParams({ userId: String(user.id), [name]: code });
  await writeLetter(db, `account-code ${hashOf(code)}`, {
    template: letter.template,
    to: [user.email],
    values: letter.values(`${originOf(host)}/${letter.page}?${query.toString()}`),
    isSecret: true,
    customerId: user.customer_id,
  });
}

/** Keeps the hash of a code; false where one was made within the pause. */
export const keepAccountCode = (
  { db, now }: At,
  userId: number,
  {
    purpose,
    code,
    life_ms,
    pause_ms,
  }: Pick<CodeLetter, 'purpose' | 'life_ms' | 'pause_ms'> & {
    readonly code: string;
  },
): Promise<boolean> =>
  keepCode(db, {
    userId,
    purpose,
    hash: hashOf(code),
    now,
    expiresAt: new Date(now.getTime() + life_ms),
    notAfter: new Date(now.getTime() - pause_ms),
  });
