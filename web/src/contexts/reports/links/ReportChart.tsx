import type { DrawnChart } from '@waybill/contract/reports/shapes';
import type { ReactNode } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import { axisText, cellText } from './cell-text.ts';

type Props = { readonly chart: DrawnChart; readonly actions?: ReactNode };

/** A report's chart, with its numbers as a table. */
export function ReportChart({ chart, actions }: Props) {
  const formats = useFormats();
  return (
    <Chart
      title={chart.title}
      kind={chart.kind}
      stacked={chart.stacked}
      xLabel={chart.xLabel}
      series={chart.series}
      points={chart.points.map((point) => ({
        ...point,
        x: cellText(point.x, chart.xKind, formats),
      }))}
      format={(value) => axisText(value, chart.unit, formats)}
      empty="Nothing to draw yet"
      actions={actions}
    />
  );
}
