/** The source of a position (decisions D-06). */
export const waypointProviders = ['gps', 'network', 'fused', 'manual'] as const;
export type WaypointProvider = (typeof waypointProviders)[number];

/** The maximum number of positions in one request (decisions D-06). */
export const waypointsMax = 500;

/** A position older than this many minutes is stale (decisions D-07). */
export const staleAfter_min = 15;

/** True for a position that is too old to be current; both times in milliseconds since 1970. */
export const isStale = (recorded: number, now: number): boolean =>
  recorded < now - staleAfter_min * 60_000;

/** Positions are deleted after this many days (decisions D-06). */
export const waypointsRetained_days = 90;

/** The maximum age in days of an accepted position: devices send what they buffered offline. */
export const waypointAgeMax_days = 7;
