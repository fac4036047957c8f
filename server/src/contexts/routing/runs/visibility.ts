import type { Actor } from '#platform/http/actor.ts';
import { driverGuidOf } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/**
 * Returns the driver to whose runs visibility is limited; null for other users (decisions A-12).
 */
export const ownRunsOf = async (db: TenantDb, actor: Actor): Promise<string | null> =>
  actor.isDriver && actor.userId !== null ? driverGuidOf(db, actor.userId) : null;
