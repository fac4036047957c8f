import type { DrawnChart } from '@waybill/contract/reports/shapes';
import { useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import { numberText } from '../cell-text.ts';

/** A report's chart, with its numbers as a table. */
export function ReportChart({ chart }: { readonly chart: DrawnChart }) {
  const formats = useFormats();
  return (
    <Chart
      title={chart.title}
      kind={chart.kind}
      stacked={chart.stacked}
      xLabel={chart.xLabel}
      series={chart.series}
      points={chart.points}
      format={(value) => numberText(value, chart.unit, formats)}
    />
  );
}
