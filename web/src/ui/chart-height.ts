import type { ChartProps } from './chart-types.ts';

type Named = Pick<ChartProps, 'kind'> & { readonly points: readonly { readonly x: string }[] };

/** Pixels of a chart with horizontal names, and of one whose names are slanted for lack of room. */
export const chartHeights = { lying: 240, leaning: 288 } as const;

/** Returns the height of a chart; known before the code of the chart has loaded. */
export const chartHeight = (chart: Named): number =>
  leans(chart) ? chartHeights.leaning : chartHeights.lying;

/**
 * True if the names do not fit side by side below the bars but each bar has room for a slanted one.
 */
export const leans = ({ kind, points }: Named): boolean =>
  kind === 'bar' && points.length <= 20 && points.map(({ x }) => x).join(' ').length > 60;
