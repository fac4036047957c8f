/** A time budget in seconds, and the maximum mean gap in per cent. */
type Bar = { readonly at: number; readonly gap?: number };

/**
 * The bars of issue 18. For mixed fleets, several depots and sizes that it does not mention: half
 * of VROOM's gap (performance.md), or that gap itself if it is negative.
 */
const bars = {
  solomon: [
    { at: 0.2, gap: 2.2 },
    { at: 1, gap: 1.1 },
    { at: 3, gap: 0.6 },
    { at: 10, gap: 0.3 },
  ],
  li_lim_100: [
    { at: 0.3, gap: 1 },
    { at: 1, gap: 0.3 },
    { at: 10, gap: 0 },
  ],
  X: [
    { at: 0.2, gap: 1.7 },
    { at: 2.5, gap: 0.9 },
    { at: 8, gap: 0.6 },
  ],
  homberger_200: [
    { at: 1, gap: 0.5 },
    { at: 6, gap: -0.18 },
  ],
  homberger_400: [{ at: 6 }],
  homberger_600: [{ at: 24, gap: 1.65 }],
  li_lim_200: [{ at: 3 }],
  li_lim_400: [{ at: 6 }],
  li_lim_1000: [{ at: 60 }],
  VFMP_FV: [
    { at: 0.2, gap: 2.8 },
    { at: 1, gap: 1.8 },
    { at: 3, gap: 1.5 },
  ],
  HFVRP: [
    { at: 0.2, gap: 2.8 },
    { at: 1, gap: 1.8 },
    { at: 3, gap: 1.5 },
  ],
  cordeau: [
    { at: 0.2, gap: 2.4 },
    { at: 2.5, gap: 1.08 },
    { at: 8, gap: 0.92 },
  ],
  freight: [{ at: 1 }, { at: 5 }],
} as const satisfies Record<string, readonly Bar[]>;

/** The bars of a class apply to instances of at most this many customers (issue 18). */
export const mostCustomers: { readonly [cls in SolverClass]?: number } = { X: 400 };

export type SolverClass = keyof typeof bars;
export const solverClasses = Object.keys(bars) as SolverClass[];
export const barsOf = (cls: SolverClass): readonly Bar[] => bars[cls];
