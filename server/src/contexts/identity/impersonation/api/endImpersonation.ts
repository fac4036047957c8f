import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { issueTicket } from '../ticket.ts';

export const endImpersonation = handle(contract.endImpersonation, async ({ actor, db, now }) => {
  if (actor.impersonatorId === null) throw new Problem(identityProblems.NotImpersonating);
  const who = { userId: actor.impersonatorId, impersonatorId: null };
  return { impersonationToken: await issueTicket(db, who, now) };
});
