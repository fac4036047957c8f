import type { ReactNode } from 'react';

type ChartPoint = { readonly x: string } & Readonly<Record<string, string | number>>;
type ChartSeries = { readonly key: string; readonly label: string };

export type ChartProps = {
  readonly title: string;
  readonly kind: 'bar' | 'line';
  /** The name of the x-axis, e.g. "Day". */
  readonly xLabel: string;
  /** At most five; each names a numeric field of the points. */
  readonly series: readonly ChartSeries[];
  /** Undefined while loading. */
  readonly points: readonly ChartPoint[] | undefined;
  /** Stacks the bars. */
  readonly stacked?: boolean | undefined;
  /** Formats a number, e.g. as money. */
  readonly format?: ((value: number) => string) | undefined;
  /** The text if there are no points. */
  readonly empty?: string | undefined;
  /** Called with the index of a clicked point and its series; the table has the same as links. */
  readonly onPoint?: ((at: number, series: string) => void) | undefined;
  readonly actions?: ReactNode;
};
