import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from './Button.tsx';
import { chartHeight, chartHeights } from './chart-height.ts';
import type { ChartProps } from './chart-types.ts';
import { EmptyState } from './EmptyState.tsx';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

const Drawing = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).ChartDrawing }));

/** A chart in a panel, drawn by code that loads when needed, with its numbers as a table. */
export function Chart(props: ChartProps) {
  const { title, points, actions, empty } = props;
  const words = useUiTexts();
  const [asTable, setAsTable] = useState(false);
  const swap = (
    <Button look="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      {words.viewAsTable}
    </Button>
  );
  const body = (): ReactNode => {
    if (points === undefined) return <Skeleton height={chartHeights.lying} />;
    if (points.length === 0) return <EmptyState title={empty ?? words.nothingFound} />;
    if (asTable) return <ChartTable {...props} points={points} />;
    return (
      <Suspense fallback={<Skeleton height={chartHeight({ kind: props.kind, points })} />}>
        <Drawing {...props} points={points} />
      </Suspense>
    );
  };
  return (
    <Panel
      title={title}
      actions={
        <>
          {actions}
          {swap}
        </>
      }
    >
      {body()}
    </Panel>
  );
}

type ChartTableProps = ChartProps & { readonly points: NonNullable<ChartProps['points']> };

function ChartTable({ title, points, series, xLabel, format = String }: ChartTableProps) {
  const t = useLabel();
  const cell = 'h-8 border-b border-hairline px-2';
  return (
    <div className="max-h-64 overflow-auto">
      <table aria-label={t(title)} className="w-full text-table">
        <thead>
          <tr className="text-left text-meta text-ink-2">
            <th scope="col" className={cell}>
              {t(xLabel)}
            </th>
            {series.map((each) => (
              <th key={each.key} scope="col" className={`${cell} text-right`}>
                {t(each.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.x}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {point.x}
              </th>
              {series.map(({ key }) => (
                <td key={key} className={`${cell} num text-right`}>
                  {point[key] === undefined ? '—' : format(Number(point[key]))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
