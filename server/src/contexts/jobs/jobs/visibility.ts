import type { Actor } from '#platform/http/actor.ts';

/**
 * Returns the driver to whose jobs visibility is limited; null for other users (decisions A-12).
 */
export const driverOf = (actor: Actor): number | null => (actor.isDriver ? actor.userId : null);
