import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { ownUserIdInPerson } from '../own-account.ts';
import { endSessions } from '../sql/users.ts';

export const revokeOtherSessions = handle(contract.revokeOtherSessions, async ({ actor, db }) => {
  await endSessions(db, ownUserIdInPerson(actor), actor.sessionId);
  return null;
});
