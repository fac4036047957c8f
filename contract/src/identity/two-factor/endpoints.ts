/** Two-factor authentication of the user's own account. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { passwordLengthMax } from '../passwords/rules.ts';
import { identityProblems } from '../problems.ts';

const { NotWhileImpersonating, TwoFactorNotOffered, AuthenticatorNeeded } = identityProblems;

export const TwoFactor = entity(
  'TwoFactor',
  z.object({
    /** Whether signing in requires a code. */
    isEnabled: z.boolean(),
    hasAuthenticator: z.boolean(),
    /** The methods offered by the tenant. */
    isOffered: z.boolean(),
    isAuthenticatorOffered: z.boolean(),
    isEmailOffered: z.boolean(),
    /** Unused recovery codes for a lost authenticator app. */
    recoveryCodesLeft: z.number().int(),
  }),
);

export const getTwoFactor = endpoint({
  path: '/api/core/profile/gettwofactor',
  access: 'signedIn',
  summary: "Whether the caller's sign-in has a second step, and what is offered.",
  output: TwoFactor,
  problems: [NotWhileImpersonating],
});

export const updateTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/core/profile/updatetwofactor',
  access: 'signedIn',
  summary: 'Switches the second step on or off; off forgets the authenticator and known browsers.',
  input: z.object({
    isEnabled: z.boolean(),
    currentPassword: z.string().max(passwordLengthMax),
  }),
  output: z.null(),
  problems: [NotWhileImpersonating, TwoFactorNotOffered],
  perMinute: 10,
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/core/profile/startauthenticator',
  access: 'signedIn',
  summary: 'A new secret for an authenticator app, which counts once a code of it was sent.',
  input: z.object({ currentPassword: z.string().max(passwordLengthMax) }),
  output: z.object({
    /** Base32, for typing in where scanning is not possible. */
    secret: z.string(),
    uri: z.string(),
    /** The same as a QR code, an SVG document. */
    qrCode: z.string(),
  }),
  problems: [NotWhileImpersonating, TwoFactorNotOffered],
  perMinute: 10,
  returnsSecret: true,
});

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/core/profile/confirmauthenticator',
  access: 'signedIn',
  summary: 'Takes an authenticator app into use by a code it shows, and switches the step on.',
  input: z.object({ code: z.string().trim().max(16) }),
  output: z.null(),
  problems: [NotWhileImpersonating, TwoFactorNotOffered],
  perMinute: 10,
});

/** How many recovery codes are generated at once for a lost authenticator app. */
export const recoveryCodeCount = 10;

/** Not part of the specification (decisions T-29). */
export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/core/profile/createrecoverycodes',
  access: 'signedIn',
  summary: 'New codes that sign in without the authenticator app, each once; older ones are void.',
  input: z.object({ currentPassword: z.string().max(passwordLengthMax) }),
  output: z.object({ codes: z.array(z.string()) }),
  problems: [NotWhileImpersonating, TwoFactorNotOffered, AuthenticatorNeeded],
  perMinute: 10,
  returnsSecret: true,
});
