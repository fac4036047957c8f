import { createHmac } from 'node:crypto';
import { sameText } from '#platform/token.ts';

/**
 * Half the lifetime of an access token: it is valid in the epoch of its creation and in the next.
 */
export const epoch_ms = 30 * 60 * 1000;

/** The subject of an access token: a browser's session or an API client. */
export type TokenSubject = {
  readonly kind: 's' | 'c';
  readonly tenantId: number;
  readonly id: string;
};

/**
 * Issues an access token: `kind.tenant.id.epoch.mac`. It is not stored, so a session can return the
 * same token again. It is invalid once its session has ended, which every request checks.
 */
export function issueAccessToken(secret: string, subject: TokenSubject, now: Date): string {
  const epoch = Math.floor(now.getTime() / epoch_ms);
  const body = `${subject.kind}.${subject.tenantId}.${subject.id}.${epoch}`;
  return `${body}.${macOf(secret, body)}`;
}

/** Returns a token's subject, or null if the token is forged, malformed or expired. */
export function readAccessToken(secret: string, token: string, now: Date): TokenSubject | null {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, at);
  if (at < 0 || !sameText(token.slice(at + 1), macOf(secret, body))) return null;
  const [kind, tenant, id, epoch] = body.split('.');
  const age = Math.floor(now.getTime() / epoch_ms) - Number(epoch);
  if (id === undefined || (kind !== 's' && kind !== 'c') || !(age === 0 || age === 1)) return null;
  return { kind, tenantId: Number(tenant), id };
}

const macOf = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`access|${body}`).digest('base64url');
