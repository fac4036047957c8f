import { useEffect, useMemo, useRef } from 'react';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { DayPlan } from './plan.ts';
import { linesOf, pointsOf } from './plan-map.ts';
import { planTotals } from './timed-route.ts';
import { TotalsTable } from './TotalsTable.tsx';

type SearchPanelProps = {
  /** The elapsed part of the search's time, 0 to 1. */
  readonly done: number;
  /** The best plan so far. */
  readonly best: DayPlan | null;
  readonly onStop: () => void;
  readonly onDrop: () => void;
};

/** A running search: its progress, and its best plan so far in figures and on the map. */
export function SearchPanel({ done, best, onStop, onDrop }: SearchPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasBest = best !== null;
  // The button that starts a search is at the end of a long form; with a plan, the panel grows.
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    place.current?.scrollIntoView({ block: top > innerHeight / 2 ? 'start' : 'nearest' });
  }, [hasBest]);
  return (
    <div ref={place} className="scroll-mt-16">
      <Panel
        title="Planning"
        flush
        actions={
          <>
            {best !== null && (
              <Button size="small" onClick={onStop}>
                Use the best so far
              </Button>
            )}
            <Button size="small" onClick={onDrop}>
              Cancel
            </Button>
          </>
        }
      >
        <div className="px-4 py-3">
          <ProgressBar label="Looking for the best routes" done={done} />
        </div>
        {best !== null && <BestSoFar plan={best} />}
      </Panel>
    </div>
  );
}

function BestSoFar({ plan }: { readonly plan: DayPlan }) {
  const t = useTranslate();
  const totals = useMemo(() => planTotals(plan), [plan]);
  const points = useMemo(() => pointsOf(plan), [plan]);
  const lines = useMemo(() => linesOf(plan), [plan]);
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      <TotalsTable columns={[{ name: t('Best so far'), totals }]} />
      <div className="h-72 px-4 pb-4">
        <PlaceMap label="Best routes so far" points={points} lines={lines} />
      </div>
    </div>
  );
}
