import { durationText } from '@waybill/contract/jobs/board/duration-text';
import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import type { RunAct } from '@waybill/contract/routing/runs/lifecycle';
import type { RunState } from '@waybill/contract/routing/runs/shapes';
import { useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { colourOf } from './plan-map.ts';
import type { DayPlan, PlanRoute } from './plan.ts';
import { isLocked } from './resequence.ts';
import { RunActions } from './RunActions.tsx';
import { StopRow } from './StopRow.tsx';
import { timedRoute } from './timed-route.ts';
import type { Dragged } from './use-dragged.ts';
import { useSentence } from './use-sentence.ts';

type RoutePanelProps = {
  readonly plan: DayPlan;
  readonly route: PlanRoute;
  readonly others: readonly BoardLane[];
  /** The driver's saved run. */
  readonly run: RunState | null;
  /** Why the server refused the route. */
  readonly refusal: string | null;
  readonly dragged: Dragged;
  readonly onRunChanged: (act: RunAct) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Locks the first stops. */
  readonly onLock: (count: number) => void;
  readonly onGive: (job: BoardJob, driverId: string) => void;
  readonly onTakeOut: (job: BoardJob) => void;
};

/** A driver's route: its stops in order, with times, and violations in red. */
export function RoutePanel(props: RoutePanelProps) {
  const {
    plan,
    route,
    others,
    run,
    refusal,
    dragged,
    onRunChanged,
    onMove,
    onLock,
    onGive,
    onTakeOut,
  } = props;
  const t = useTranslate();
  const sentence = useSentence();
  const { lane } = route;
  const timed = useMemo(() => timedRoute(route, plan), [route, plan]);
  const own = new Set(lane.jobs.map(({ id }) => id));
  const stays = (job: BoardJob) => own.has(job.id) || isLocked(route, job);
  return (
    // A menu offers the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-label={lane.name}
      className="min-w-0"
      onDragOver={(event) => dragged.from !== null && event.preventDefault()}
      onDrop={() => dragged.drop(lane.driverid, route.stops.length)}
    >
      <Panel
        flush
        title={
          <span className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-3 rounded-full"
              style={{ background: colourOf(plan, lane.driverid) }}
            />
            {lane.name}
            <span className="num text-meta font-normal text-ink-2">
              {lane.vehicle?.registrationnumber}
            </span>
          </span>
        }
        actions={
          <>
            <RouteSums route={route} plan={plan} />
            <RunActions name={lane.name} run={run} onChanged={onRunChanged} />
          </>
        }
      >
        {refusal !== null && <p className="px-4 py-2 text-table text-danger">{refusal}</p>}
        {timed.violations.map(({ reason }) => (
          <p key={reason.text} className="px-4 py-2 text-table text-danger">
            {sentence(reason)}
          </p>
        ))}
        {timed.stops.length === 0 ? (
          <p className="px-4 py-2 text-table text-ink-3">{t('No stops')}</p>
        ) : (
          <ol aria-label={t('Stops of {name}', { name: lane.name })}>
            {timed.stops.map((stop, index) => (
              <StopRow
                key={`${stop.kind} ${stop.job.id}`}
                stop={stop}
                index={index}
                count={timed.stops.length}
                driverId={lane.driverid}
                locked={route.locked}
                others={stays(stop.job) ? [] : others}
                dragged={dragged}
                onMove={(to) => onMove(index, to)}
                onGive={(driverId) => onGive(stop.job, driverId)}
                onLock={onLock}
                onTakeOut={stays(stop.job) ? null : () => onTakeOut(stop.job)}
              />
            ))}
          </ol>
        )}
      </Panel>
    </li>
  );
}

function RouteSums({ plan, route }: { readonly plan: DayPlan; readonly route: PlanRoute }) {
  const t = useTranslate();
  const { time, number, money } = useFormats();
  const timed = timedRoute(route, plan);
  if (timed.stops.length === 0) return null;
  const iso = (moment: number) => new Date(moment).toISOString();
  const hours = Math.round((timed.finish - timed.start) / 360_000) / 10;
  return (
    <span className="num text-meta text-ink-2">
      {[
        `${time(iso(timed.start))}–${time(iso(timed.finish))}`,
        `${number(hours)} h`,
        `${number(Math.round(timed.distance_m / 1000))} km`,
        money(timed.cost_cents / 100),
        ...(timed.late_s > 0
          ? [t('{time} late', { time: durationText(Math.ceil(timed.late_s / 60)) })]
          : []),
      ].join(' · ')}
    </span>
  );
}
