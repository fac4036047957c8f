import { createHmac } from 'node:crypto';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Permission } from '@waybill/contract/permission';
import type { Actor } from '#platform/http/actor.ts';
import { sameText } from '#platform/token.ts';

/** Whoever may send e-mails for the tenant may also share its reports with people outside it. */
export const sharing: Permission = 'Communication.Send';

/** @throws {Problem} NotPermitted if the caller may not share reports outside the tenant. */
export function insistOnSharing({ permissions }: Actor, recipients: readonly string[]): void {
  if (recipients.length > 0 && !permissions.has(sharing)) {
    throw new Problem(generalProblems.NotPermitted);
  }
}

type Signing = { readonly secret: string; readonly tenantId: number };

const signed = ({ secret, tenantId }: Signing, id: string): string =>
  createHmac('sha256', secret).update(`report recipient ${tenantId} ${id}`).digest('base64url');

/**
 * The token with which a recipient unsubscribes without an account. It is signed instead of stored,
 * and the same in every e-mail.
 */
export const recipientToken = (signing: Signing, id: number): string =>
  `${id}.${signed(signing, String(id))}`;

/** Returns the id of the recipient, or null if the token is not one of ours. */
export function recipientOfToken(signing: Signing, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  const isOurs = sameText(signature, signed(signing, id));
  return isOurs && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
