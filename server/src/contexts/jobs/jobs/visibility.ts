import type { Actor } from '#platform/http/actor.ts';

/** The driver whose jobs alone are seen, or null for everybody else (decisions A-12). */
export const driverOf = (actor: Actor): number | null => (actor.isDriver ? actor.userId : null);
