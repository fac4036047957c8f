import { createHmac, timingSafeEqual } from 'node:crypto';

/** Half the life of an access token: it is good in the epoch it was made in and in the next. */
export const epoch_ms = 30 * 60 * 1000;

/** What an access token stands for: a browser's session, or a system. */
export type TokenSubject = {
  readonly kind: 's' | 'c';
  readonly tenantId: number;
  readonly id: string;
};

/**
 * An access token: `kind.tenant.id.epoch.mac`. Nothing is stored, so a session can hand out the
 * same token again; it is worth nothing once its session is gone, which is looked up at every call.
 */
export function issueAccessToken(secret: string, subject: TokenSubject, now: Date): string {
  const epoch = Math.floor(now.getTime() / epoch_ms);
  const body = `${subject.kind}.${subject.tenantId}.${subject.id}.${epoch}`;
  return `${body}.${macOf(secret, body)}`;
}

/** Whom a token stands for, or null when it is forged, mangled or too old. */
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

/** Compares without telling by its duration how much was right. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
