import { useFormats } from '#shell/formats.ts';
import { Chart } from '#ui/Chart.tsx';
import { type FeeRow, unitOf } from './fee-words.ts';
import { curveOf } from './fee-curve.ts';

/** What the fee comes to, over what it counts, with its numbers as a table. */
export function FeeCurve({ fee }: { readonly fee: FeeRow }) {
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
