import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { randomBytes } from 'node:crypto';
import { hashOf } from '../protocol/session-answer.ts';
import { addTicket } from '../sql.ts';

const ticketLife_ms = 60_000;

export const endImpersonation = handle(contract.endImpersonation, async ({ actor, db, now }) => {
  if (actor.impersonatorId === null) throw new Problem(identityProblems.NotImpersonating);
  const impersonationToken = randomBytes(32).toString('base64url');
  await addTicket(db, {
    tokenHash: hashOf(impersonationToken),
    userId: actor.impersonatorId,
    impersonatorId: null,
    expiresAt: new Date(now.getTime() + ticketLife_ms),
  });
  return { impersonationToken };
});
