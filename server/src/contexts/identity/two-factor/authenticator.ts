import { Secret, TOTP } from 'otpauth';

/** As authenticator apps expect it (RFC 6238): SHA-1, six digits, thirty seconds. */
const period_s = 30;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: period_s });

/** Returns 160 random bits in base 32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URI that an app scans. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/**
 * Returns the time step of a code: the current, previous or next one; null for a wrong code or a
 * step that was used already.
 */
export function counterOfCode(
  secret: string,
  code: string,
  { now, after }: { readonly now: Date; readonly after: number },
): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  if (delta === null) return null;
  const counter = Math.floor(timestamp / (period_s * 1000)) + delta;
  return counter > after ? counter : null;
}
