import type { ChartProps } from './chart-types.ts';

type Named = Pick<ChartProps, 'kind'> & { readonly points: readonly { readonly x: string }[] };

/** Pixels of a drawing whose names lie below it, and of one whose names lean for want of room. */
export const chartHeights = { lying: 240, leaning: 288 } as const;

/** How tall a drawing is, known before the code that draws it has come. */
export const chartHeight = (chart: Named): number =>
  leans(chart) ? chartHeights.leaning : chartHeights.lying;

/**
 * Whether names below the bars have no room beside each other, yet each bar has room for one that
 * leans.
 */
export const leans = ({ kind, points }: Named): boolean =>
  kind === 'bar' && points.length <= 20 && points.map(({ x }) => x).join(' ').length > 60;
