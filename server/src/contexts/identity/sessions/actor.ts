import type { Actor } from '#platform/http/actor.ts';
import type { ClientRow, SessionRow, UserRow } from '../sign-in/sql.ts';
import type { KeyUserRow } from '../api-keys/sql.ts';

/** Returns name and surname for display. */
export const fullName = (user: Pick<UserRow, 'name' | 'surname'>): string =>
  `${user.name} ${user.surname}`.trim();

/** Returns the actor of an active session. */
export const actorOfSession = (tenantId: number, row: SessionRow): Actor => ({
  ...actorOfKey(tenantId, row),
  impersonatorId: row.impersonator_id,
  sessionId: row.session_id,
});

/** Returns the actor of an API key: the user, without a session or impersonation. */
export const actorOfKey = (tenantId: number, row: KeyUserRow): Actor => ({
  kind: 'user',
  tenantId,
  userId: row.id,
  userGuid: row.guid,
  name: fullName(row),
  customerId: row.customer_id,
  isDriver: row.is_driver,
  impersonatorId: null,
  sessionId: null,
  permissions: new Set(row.permissions),
});

/** Returns the actor of an API client's token. */
export const actorOfClient = (tenantId: number, row: ClientRow): Actor => ({
  kind: 'client',
  tenantId,
  userId: null,
  userGuid: null,
  name: row.name,
  customerId: null,
  isDriver: false,
  impersonatorId: null,
  sessionId: null,
  permissions: new Set(row.permissions),
});
