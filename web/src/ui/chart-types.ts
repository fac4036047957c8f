import type { ReactNode } from 'react';

type ChartPoint = { readonly x: string } & Readonly<Record<string, string | number>>;
type ChartSeries = { readonly key: string; readonly label: string };

export type ChartProps = {
  readonly title: string;
  readonly kind: 'bar' | 'line';
  /** What the points lie along, e.g. "Day". */
  readonly xLabel: string;
  /** At most five; each names a number of the points. */
  readonly series: readonly ChartSeries[];
  /** Undefined while they load. */
  readonly points: readonly ChartPoint[] | undefined;
  /** Bars on top of each other. */
  readonly stacked?: boolean | undefined;
  /** How a number reads, e.g. as money. */
  readonly format?: ((value: number) => string) | undefined;
  /** What to say where there are no points. */
  readonly empty?: string | undefined;
  /** A click on a point of a series, by the place of the point; the table has the same as links. */
  readonly onPoint?: ((at: number, series: string) => void) | undefined;
  readonly actions?: ReactNode;
};
