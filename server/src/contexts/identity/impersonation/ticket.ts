import type { TenantDb } from '#platform/db/database.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { addTicket } from '../sign-in/sql.ts';

const ticketLife_ms = 60_000;

type Who = { readonly userId: number; readonly impersonatorId: number | null };

/** Issues a ticket for one sign-in within a minute and stores only its hash. */
export async function issueTicket(db: TenantDb, who: Who, now: Date): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + ticketLife_ms);
  await addTicket(db, { ...who, tokenHash: hashOf(ticket), expiresAt });
  return ticket;
}
