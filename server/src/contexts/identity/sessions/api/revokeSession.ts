import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { endOwnSession } from '../../profile/sql.ts';

export const revokeSession = handle(contract.revokeSession, async ({ input, actor, db }) => {
  const ended = await endOwnSession(db, ownUserIdInPerson(actor), input.id);
  if (ended === 0) throw new Problem(identityProblems.SessionNotFound);
  return null;
});
