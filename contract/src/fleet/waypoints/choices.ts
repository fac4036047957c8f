/** Where a position comes from (decisions D-06). */
export const waypointProviders = ['gps', 'network', 'fused', 'manual'] as const;
export type WaypointProvider = (typeof waypointProviders)[number];

/** Positions in one call at most (decisions D-06). */
export const waypointsMax = 500;

/** A position older than this many minutes is stale (decisions D-07). */
export const staleAfter_min = 15;

/** Positions are deleted after this many days (decisions D-06). */
export const waypointsRetained_days = 90;

/** The oldest position that is accepted, in days: devices send what they buffered offline. */
export const waypointAgeMax_days = 7;
