// The session library's endpoints (conventions of its protocol: forms, cookies, bare JSON).
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { SessionProvider } from './shapes.ts';

const form = { csrfToken: z.string().optional(), callbackUrl: z.string().optional() };

const jsonFlag = z.union([z.boolean(), z.string()]).optional();

const Redirect = z.object({ url: z.string() });

export const getCsrf = endpoint({
  path: '/api/auth/csrf',
  access: 'none',
  summary: 'Returns a CSRF token, required to sign in, sign out or update the session.',
  output: z.object({ csrfToken: z.string() }),
  response: 'bare',
});

export const getProviders = endpoint({
  path: '/api/auth/providers',
  access: 'none',
  summary: 'Returns the sign-in providers.',
  output: z.record(z.string(), SessionProvider),
  response: 'bare',
});

export const signInCallback = endpoint({
  method: 'POST',
  path: '/api/auth/callback/{provider}',
  access: 'none',
  summary: 'Signs in with credentials, their second-step code, or a one-time impersonation token.',
  input: z.object({
    ...form,
    provider: z.string(),
    json: jsonFlag,
    userNameOrEmailAddress: z.string().optional(),
    password: z.string().optional(),
    rememberMe: z.union([z.boolean(), z.string()]).optional(),
    impersonationToken: z.string().optional(),
    /**
     * Two-factor authentication: a code, and whether to trust this browser; or first a code by
     * e-mail.
     */
    securityCode: z.string().optional(),
    rememberBrowser: z.union([z.boolean(), z.string()]).optional(),
    sendCode: z.union([z.boolean(), z.string()]).optional(),
  }),
  output: Redirect,
  response: 'bare',
  /**
   * Per IP address; failed attempts for one account are counted by its lockout (decisions X-29).
   */
  perMinute: 10,
});

export const signInOther = endpoint({
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  access: 'none',
  summary: 'Starts a sign-in without credentials; returns the URL to redirect to.',
  input: z.object({ ...form, provider: z.string(), json: jsonFlag }),
  output: Redirect,
  response: 'bare',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'none',
  summary: 'Ends the session of the cookie.',
  input: z.object({ ...form, json: jsonFlag }),
  output: Redirect,
  response: 'bare',
});

export const showAuthPage = endpoint({
  path: '/api/auth/{action}',
  aliases: ['/api/auth/signin/{provider}'],
  access: 'none',
  summary: 'Redirects a browser to the `signin`, `signout` or `error` page.',
  input: z.object({
    action: z.string().optional(),
    provider: z.string().optional(),
    callbackUrl: z.string().optional(),
    error: z.string().optional(),
  }),
  output: z.string(),
  response: 'text',
});

export const logFromBrowser = endpoint({
  method: 'POST',
  path: '/api/auth/_log',
  access: 'none',
  summary: 'Logs errors of browsers that use the session library.',
  input: z.object({
    level: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
  output: z.string(),
  response: 'text',
});
