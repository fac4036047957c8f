import * as contract from '@waybill/contract/identity/endpoints';
import { handle } from '#platform/context.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { liveSessions } from '../../profile/sql.ts';

export const getOwnSessions = handle(contract.getOwnSessions, async ({ actor, db, now }) => {
  const rows = await liveSessions(db, ownUserIdInPerson(actor), now);
  const items = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === actor.sessionId,
    browser: row.browser,
    ip: row.ip,
    creationTime: row.created_at.toISOString(),
    lastSeenTime: row.seen_at.toISOString(),
    expires: row.expires_at.toISOString(),
    impersonatorName: row.impersonator_name,
  }));
  return { items };
});
