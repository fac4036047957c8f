import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, Problem } from '@waybill/contract/problem';
import { randomBytes } from 'node:crypto';
import { hashOf } from '../protocol/session-answer.ts';
import { activeUser, addTicket } from '../sql.ts';

const ticketLife_ms = 60_000;

export const startImpersonation = handle(
  contract.startImpersonation,
  async ({ input, actor, db, now }) => {
    if (actor.impersonatorId !== null) throw new Problem(identityProblems.CannotImpersonateTwice);
    const user = found(await activeUser(db, input.userId), identityProblems.UserNotFound, input);
    if (user.id === actor.userId) throw new Problem(identityProblems.CannotImpersonateSelf);
    const impersonationToken = randomBytes(32).toString('base64url');
    await addTicket(db, {
      tokenHash: hashOf(impersonationToken),
      userId: user.id,
      impersonatorId: actor.userId,
      expiresAt: new Date(now.getTime() + ticketLife_ms),
    });
    return { impersonationToken };
  },
);
