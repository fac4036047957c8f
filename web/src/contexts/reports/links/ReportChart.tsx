import type { DrawnChart } from '@waybill/contract/reports/shapes';
import type { ReactNode } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import type { ChartProps } from '#ui/chart-types.ts';
import { axisText, cellText } from './cell-text.ts';
import { dayNames } from './day-names.ts';

type Props = { readonly chart: DrawnChart; readonly actions?: ReactNode } & Pick<
  ChartProps,
  'onPoint'
>;

/** A report's chart, with its numbers as a table. */
export function ReportChart({ chart, actions, onPoint }: Props) {
  const formats = useFormats();
  const { xKind, unit, points } = chart;
  const names =
    xKind === 'day'
      ? dayNames(
          points.map(({ x }) => x),
          formats.language,
        )
      : points.map(({ x }) => cellText(x, xKind, formats));
  return (
    <Chart
      title={chart.title}
      kind={chart.kind}
      stacked={chart.stacked}
      xLabel={chart.xLabel}
      series={chart.series}
      points={points.map((point, at) => ({ ...point, x: names[at] ?? '' }))}
      format={(value) => axisText(value, unit, formats)}
      empty="No data to show yet"
      actions={actions}
      onPoint={onPoint}
    />
  );
}
