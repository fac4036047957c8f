import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found, Problem } from '@waybill/contract/problem';
import { issueTicket } from '../ticket.ts';
import { activeUser } from '../../sign-in/sql.ts';

export const startImpersonation = handle(
  contract.startImpersonation,
  async ({ input, actor, db, now }) => {
    if (actor.impersonatorId !== null) throw new Problem(identityProblems.CannotImpersonateTwice);
    const user = found(await activeUser(db, input.userId), identityProblems.UserNotFound, input);
    if (user.id === actor.userId) throw new Problem(identityProblems.CannotImpersonateSelf);
    const who = { userId: user.id, impersonatorId: actor.userId };
    return { impersonationToken: await issueTicket(db, who, now) };
  },
);
