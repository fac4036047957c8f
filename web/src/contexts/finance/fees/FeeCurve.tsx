import { useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import { type FeeItem, unitOf } from './fee-labels.ts';
import { curveOf } from './fee-curve.ts';

/** A chart of the fee over its quantity, with its numbers as a table. */
export function FeeCurve({ fee }: { readonly fee: FeeItem }) {
  const { money } = useFormats();
  return (
    <Chart
      title="Resulting fee"
      kind="line"
      xLabel={unitOf[fee.calcMethod]}
      series={[{ key: 'fee', label: 'Fee ex GST' }]}
      points={curveOf(fee)}
      format={money}
    />
  );
}
