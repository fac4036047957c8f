import { createHmac, timingSafeEqual } from 'node:crypto';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Permission } from '@waybill/contract/permission';
import type { Actor } from '#platform/http/actor.ts';

/** Whoever may write e-mails for the tenant may also send its reports to people outside. */
export const sharing: Permission = 'Communication.Send';

/** @throws {Problem} NotPermitted where the caller may not send reports outside. */
export function insistOnSharing({ permissions }: Actor, recipients: readonly string[]): void {
  if (recipients.length > 0 && !permissions.has(sharing)) {
    throw new Problem(generalProblems.NotPermitted);
  }
}

type Signing = { readonly secret: string; readonly tenantId: number };

const signed = ({ secret, tenantId }: Signing, id: string): string =>
  createHmac('sha256', secret).update(`report recipient ${tenantId} ${id}`).digest('base64url');

/**
 * What lets a recipient unsubscribe without an account. It is signed, so that none is stored, and
 * the same in every e-mail.
 */
export const recipientToken = (signing: Signing, id: number): string =>
  `${id}.${signed(signing, String(id))}`;

/** The recipient whose token this is; null for any other text. */
export function recipientOfToken(signing: Signing, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  const ours = signed(signing, id);
  const isOurs =
    ours.length === signature.length && timingSafeEqual(Buffer.from(ours), Buffer.from(signature));
  return isOurs && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
