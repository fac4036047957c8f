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
  summary: "Returns the caller's two-factor status and the available methods.",
  output: TwoFactor,
  problems: [NotWhileImpersonating],
});

export const updateTwoFactor = endpoint({
  method: 'PUT',
  path: '/api/core/profile/updatetwofactor',
  access: 'signedIn',
  summary:
    'Turns two-factor authentication on or off; off removes the authenticator and trusted ' +
    'browsers.',
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
  summary: 'Creates a secret for an authenticator app, active once confirmed with a code.',
  input: z.object({ currentPassword: z.string().max(passwordLengthMax) }),
  output: z.object({
    /** Base32, for manual entry where scanning is not possible. */
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
  summary: 'Confirms an authenticator app with a code, and turns on two-factor authentication.',
  input: z.object({ code: z.string().trim().max(16) }),
  output: z.null(),
  problems: [NotWhileImpersonating, TwoFactorNotOffered],
  perMinute: 10,
});

/** The number of recovery codes generated at once for a lost authenticator app. */
export const recoveryCodeCount = 10;

/** Not part of the specification (decisions T-29). */
export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/core/profile/createrecoverycodes',
  access: 'signedIn',
  summary:
    'Creates single-use recovery codes to sign in without the app; older ones become invalid.',
  input: z.object({ currentPassword: z.string().max(passwordLengthMax) }),
  output: z.object({ codes: z.array(z.string()) }),
  problems: [NotWhileImpersonating, TwoFactorNotOffered, AuthenticatorNeeded],
  perMinute: 10,
  returnsSecret: true,
});
