import type { compareRateCards } from '@waybill/contract/rates/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { type Formats, useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Chart } from '#ui/Chart.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { asChange } from './change-columns.tsx';

type ComparisonResult = ResultOf<typeof compareRateCards>;
type FiguresProps = { readonly comparison: ComparisonResult };

/** The number and the size of rate changes, as figures and as a chart. */
export function ComparisonFigures({ comparison: { summary, distribution } }: FiguresProps) {
  const t = useTranslate();
  const { number, percent } = useFormats();
  const { dearer, cheaper, mixed, otherwise, added, gone, same } = summary;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatTile label="More expensive" value={number(dearer)} />
        <StatTile label="Less expensive" value={number(cheaper)} />
        <StatTile
          label="Partly more expensive, or different terms"
          value={number(mixed + otherwise)}
          note={t('{mixed} mixed, {otherwise} with different terms', {
            mixed: number(mixed),
            otherwise: number(otherwise),
          })}
        />
        <StatTile
          label="Added · removed"
          value={`${number(added)} · ${number(gone)}`}
          note={t('{same} unchanged', { same: number(same) })}
        />
      </div>
      <Chart
        title="Rates by size of change"
        kind="bar"
        xLabel="Change"
        series={[{ key: 'rates', label: 'Rates' }]}
        points={distribution.map((bucket) => ({
          x: bucketName(bucket, (edge) => percent(edge, asChange), t),
          rates: bucket.rates,
        }))}
        format={number}
      />
    </>
  );
}

function bucketName(
  { above, upTo }: ComparisonResult['distribution'][number],
  percent: Formats['percent'],
  t: Translate,
): string {
  if (above === 0 && upTo === 0) return t('Same');
  if (above === null) return t('below {edge}', { edge: percent(upTo ?? 0) });
  if (upTo === null) return t('above {edge}', { edge: percent(above) });
  const [near, far] = above < 0 ? [upTo, above] : [above, upTo];
  return `${percent(near)} … ${percent(far)}`;
}
