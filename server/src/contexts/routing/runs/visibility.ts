import type { Actor } from '#platform/http/actor.ts';
import { driverGuidOf } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/** The driver whose runs alone are seen, or null for everybody else (decisions A-12). */
export const ownRunsOf = async (db: TenantDb, actor: Actor): Promise<string | null> =>
  actor.isDriver && actor.userId !== null ? driverGuidOf(db, actor.userId) : null;
