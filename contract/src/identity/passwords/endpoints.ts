/**
 * Account actions without a session: resetting a forgotten password, confirming an e-mail address.
 */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';
import { passwordLengthMax, type PasswordRules } from './rules.ts';
import { idOf } from '../../shared/ids.ts';

const address = { emailAddress: requiredLine(256, 'Please enter your e-mail address') };

/** A code from an e-mail; codes longer than ours are looked up and not found. */
const code = z.string().max(328);

export const getPasswordRules = endpoint({
  path: '/api/core/account/getpasswordrules',
  access: 'guest',
  summary: 'Returns the password rules of the tenant, to show before a password is chosen.',
  output: z.object({
    requiredLength: z.number().int().min(1).max(passwordLengthMax),
    requireDigit: z.boolean(),
    requireLowercase: z.boolean(),
    requireUppercase: z.boolean(),
    requireNonAlphanumeric: z.boolean(),
  }) satisfies z.ZodType<PasswordRules>,
});

export const sendPasswordResetCode = endpoint({
  method: 'POST',
  path: '/api/core/account/sendpasswordresetcode',
  access: 'guest',
  summary:
    'E-mails a password reset link if the address is known; the response never reveals whether.',
  input: z.object(address),
  output: z.null(),
  perMinute: 10,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/core/account/resetpassword',
  access: 'guest',
  summary: 'Sets a new password with an e-mailed code, unlocks the user, and ends all sessions.',
  input: z.object({
    userId: idOf('user'),
    resetCode: code,
    password: z.string().max(passwordLengthMax),
    /** Both accepted, without effect (decisions T-28). */
    returnUrl: z.string().max(2048).optional(),
    singleSignIn: z.union([z.boolean(), z.string()]).optional(),
  }),
  output: z.object({
    /** False until an administrator activates the account. */
    canLogin: z.boolean(),
    userName: z.string(),
  }),
  perMinute: 10,
});

export const sendEmailActivationLink = endpoint({
  method: 'POST',
  path: '/api/core/account/sendemailactivationlink',
  access: 'guest',
  summary:
    'E-mails a confirmation link if the address is unconfirmed; the response never reveals ' +
    'whether.',
  input: z.object(address),
  output: z.null(),
  perMinute: 10,
});

export const activateEmail = endpoint({
  method: 'POST',
  path: '/api/core/account/activateemail',
  access: 'guest',
  summary: "Confirms a user's e-mail address with an e-mailed code.",
  input: z.object({ userId: idOf('user'), confirmationCode: code }),
  output: z.object({ canLogin: z.boolean(), userName: z.string() }),
  perMinute: 10,
});
