/** A line haul has freight of several customers, so only staff are notified. */
type LineHaul = { readonly id: string; readonly customerId: null };
type Moved = LineHaul & {
  readonly code: string;
  /** When it departed or arrived, ISO 8601. */
  readonly at: string;
  /** The code of the head port where it happened. */
  readonly headPort: string;
};

/** The domain events of line hauls. */
export type LinehaulEvents = {
  /** The line haul, its freight, its counts or its notes changed. */
  readonly 'lineHaul.changed': LineHaul;
  readonly 'lineHaul.departed': Moved;
  readonly 'lineHaul.arrived': Moved;
  /** The expected arrival changed; one event for each customer with freight on board. */
  readonly 'lineHaul.delayed': {
    readonly id: string;
    readonly customerId: number;
    readonly code: string;
    /** ISO 8601. */
    readonly expectedArrival: string;
    readonly reason: string | null;
    readonly bookingIds: readonly number[];
  };
};

/** The live topic of each event; null if no page shows its changes. */
export const linehaulTopics = {
  'lineHaul.changed': 'lineHauls',
  'lineHaul.departed': 'lineHauls',
  'lineHaul.arrived': 'lineHauls',
  'lineHaul.delayed': 'lineHauls',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterLinehaul = {
  lineHauls: [
    '/api/jobs/linehaul/line-haul',
    '/api/jobs/linehaul/line-hauls',
    '/api/jobs/linehaul/line-haul-jobs',
    '/api/jobs/linehaul/line-haul-load',
    '/api/jobs/linehaul-job-allocation/allocated-jobs',
    '/api/communication/history/get-entity-changes',
  ],
} as const;
