import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { endSessions } from '../../users/sql/users.ts';

export const revokeOtherSessions = handle(contract.revokeOtherSessions, async ({ actor, db }) => {
  await endSessions(db, ownUserIdInPerson(actor), actor.sessionId);
  return null;
});
