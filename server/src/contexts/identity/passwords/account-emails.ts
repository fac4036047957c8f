import { randomUUID } from 'node:crypto';
import { letterheadOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { writeEmail } from '#platform/mail/emails.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { codeLife_ms, emailPause_ms } from './domain/account-codes.ts';
import { accountByEmail, type CodeAccountRow, type CodePurpose, saveCode } from './sql.ts';

type Links = Pick<Services, 'originOf'>;
type EmailTask = 'identity.forgotten' | 'identity.confirmation';
type At = { readonly db: TenantDb; readonly now: Date };

/**
 * Requests an e-mail to the user with this address. The address is looked up in the background, so
 * that an unknown address gets the same response after the same time.
 */
export const requestEmail = (db: TenantDb, task: EmailTask, emailAddress: string): Promise<void> =>
  enqueue(db, task, { emailAddress });

/** The e-mails that can be requested without a session. */
export const emailTasks = (services: Links) => ({
  'identity.forgotten': forAddress(async (at, user) => {
    if (!user.is_directory_user) await writeForgotten(services, at, user);
  }),
  'identity.confirmation': forAddress(async (at, user) => {
    if (!user.is_email_confirmed) await writeConfirmation(services, at, user);
  }),
});

const forAddress =
  (write: (at: At, user: CodeAccountRow) => Promise<void>) =>
  ({ database, tenantId, payload, now }: TaskCall<EmailTask>): Promise<void> =>
    database.transaction(systemScope(tenantId), async (db) => {
      const user = await accountByEmail(db, payload.emailAddress);
      if (user !== undefined) await write({ db, now }, user);
    });

const writeForgotten = (services: Links, at: At, user: CodeAccountRow) =>
  writeCode(services, at, {
    user,
    purpose: 'Password',
    life_ms: codeLife_ms.forgotten,
    pause_ms: emailPause_ms,
    template: 'PasswordReset',
    page: 'auth/reset-password',
    values: (url) => ({ UserName: user.name, ResetUrl: url }),
  });

/** E-mails a user the sign-in page, without the password: that is communicated another way. */
export async function writeWelcome(
  { originOf }: Links,
  { db }: At,
  user: CodeAccountRow,
): Promise<void> {
  const { host } = await letterheadOf(db);
  await writeEmail(db, `welcome ${randomUUID()}`, {
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

/**
 * E-mails a user a link to choose a password, so that the creator of an account never knows one.
 */
export const writeInvitation = (services: Links, at: At, user: CodeAccountRow): Promise<void> =>
  writeCode(services, at, {
    user,
    purpose: 'Password',
    life_ms: codeLife_ms.invitation,
    pause_ms: 0,
    template: 'UserInvitation',
    page: 'auth/reset-password',
    values: (url) => ({ UserName: user.name, SignInName: user.user_name, ResetUrl: url }),
  });

/** E-mails a user a link to confirm the e-mail address. */
export const writeConfirmation = (services: Links, at: At, user: CodeAccountRow): Promise<void> =>
  writeCode(services, at, {
    user,
    purpose: 'Email',
    life_ms: codeLife_ms.confirmation,
    pause_ms: emailPause_ms,
    template: 'EmailConfirmation',
    page: 'auth/confirm-email',
    values: (url) => ({ UserName: user.name, ConfirmUrl: url }),
  });

/** E-mails the code of a sign-in's second step. */
export const writeSecurityCode = (
  db: TenantDb,
  user: CodeAccountRow,
  code: string,
): Promise<void> =>
  writeEmail(db, `security-code ${randomUUID()}`, {
    template: 'SecurityCode',
    to: [user.email],
    values: { UserName: user.name, Code: code },
    isSecret: true,
    customerId: user.customer_id,
  });

type CodeEmail = {
  readonly purpose: CodePurpose;
  readonly life_ms: number;
  readonly pause_ms: number;
  readonly template: string;
  readonly page: string;
  readonly values: (url: string) => Readonly<Record<string, string>>;
};

/** The link uses the tenant's own host, whatever host a request claimed. */
async function writeCode(
  { originOf }: Links,
  { db, now }: At,
  { user, ...email }: CodeEmail & { readonly user: CodeAccountRow },
): Promise<void> {
  const code = newToken();
  const isNew = await saveAccountCode({ db, now }, user.id, { ...email, code });
  if (!isNew) return;
  const { host } = await letterheadOf(db);
  const name = email.purpose === 'Password' ? 'resetCode' : 'confirmationCode';
  const query = new URLSearchParams({ userId: String(user.id), [name]: code });
  await writeEmail(db, `account-code ${hashOf(code)}`, {
    template: email.template,
    to: [user.email],
    values: email.values(`${originOf(host)}/${email.page}?${query.toString()}`),
    isSecret: true,
    customerId: user.customer_id,
  });
}

/** Stores the hash of a code; returns false if one was created within the pause. */
export const saveAccountCode = (
  { db, now }: At,
  userId: number,
  {
    purpose,
    code,
    life_ms,
    pause_ms,
  }: Pick<CodeEmail, 'purpose' | 'life_ms' | 'pause_ms'> & {
    readonly code: string;
  },
): Promise<boolean> =>
  saveCode(db, {
    userId,
    purpose,
    hash: hashOf(code),
    now,
    expiresAt: new Date(now.getTime() + life_ms),
    notAfter: new Date(now.getTime() - pause_ms),
  });
