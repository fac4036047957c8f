import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authenticatorUri, counterOfCode, newAuthenticatorSecret } from './authenticator.ts';

/** The secret and times of RFC 6238, appendix B; the last six of its eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number, after = 0) => ({ now: new Date(seconds * 1000), after });

describe('authenticator app codes', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('match RFC 6238 at %i s', (seconds, code, counter) => {
    expect(counterOfCode(secret, code, at(seconds))).toBe(counter);
  });

  it('are valid for one step before and after, and once', () => {
    expect(counterOfCode(secret, '287082', at(59 + 30))).toBe(1);
    expect(counterOfCode(secret, '287 082', at(59))).toBe(1);
    expect(counterOfCode(secret, '287082', at(59 + 90))).toBeNull();
    expect(counterOfCode(secret, '287082', at(59, 1))).toBeNull();
    expect(counterOfCode(secret, '', at(59))).toBeNull();
  });

  it('are based on a secret that an app can scan', () => {
    const own = newAuthenticatorSecret();
    expect(own).toMatch(/^[A-Z2-7]{32}$/);
    expect(authenticatorUri(own, 'Acme Freight', 'kim')).toContain(`secret=${own}`);
  });
});
