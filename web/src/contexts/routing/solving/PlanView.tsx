import { useMemo } from 'react';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { estimateTexts } from '#shell/solving/estimate-texts.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ConfirmRoutesDialog } from './ConfirmRoutesDialog.tsx';
import { LeftJobs } from './LeftJobs.tsx';
import type { DayPlan } from './plan.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { linesOf, pointsOf } from './plan-map.ts';
import { giveTo, giveToBest, lockStops, moveStop, takeOut } from './resequence.ts';
import { RoutePanel } from './RoutePanel.tsx';
import type { usePlans } from './use-plans.ts';
import { useDragged } from './use-dragged.ts';
import { useSaving } from './use-saving.ts';

type PlanViewProps = { readonly plan: DayPlan; readonly plans: ReturnType<typeof usePlans> };

/** The displayed plan: its totals beside the other one, drivers' routes, unplanned jobs, a map. */
export function PlanView({ plan, plans }: PlanViewProps) {
  const t = useTranslate();
  const saving = useSaving(plan, () => plans.follow(null));
  const { change } = plans;
  const { work } = saving;
  const noRoutes = saving.hasRoutes ? null : 'No driver has a stop.';
  const busy = (act: 'save' | 'allocate') => ({
    working: work?.act === act,
    disabledReason: work === null ? noRoutes : 'The routes are being saved.',
  });
  const dragged = useDragged(plan, change);
  const points = useMemo(() => pointsOf(plan), [plan]);
  const lines = useMemo(() => linesOf(plan), [plan]);
  const others = plan.routes.map(({ lane }) => lane);
  return (
    <>
      {plan.travel.source !== 'roads' && (
        <Banner tone="info" title={estimateTexts[plan.travel.source]} />
      )}
      <PlanComparison
        plans={plans}
        actions={
          <>
            <Button size="small" {...busy('save')} onClick={() => void saving.save()}>
              Save as runs
            </Button>
            <Button
              size="small"
              look="primary"
              {...busy('allocate')}
              onClick={() => void saving.allocate()}
            >
              Allocate to drivers
            </Button>
          </>
        }
      />
      {work !== null && <ProgressBar label={progressTexts[work.act]} done={work.done} />}
      <div className="grid min-w-0 items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="h-72 min-w-0 2xl:sticky 2xl:top-4 2xl:col-start-2 2xl:row-start-1 2xl:h-96">
          <PlaceMap label="Planned routes" points={points} lines={lines} />
        </div>
        <div className="grid min-w-0 gap-4 2xl:col-start-1 2xl:row-start-1">
          {plan.left.length > 0 && (
            <LeftJobs
              left={plan.left}
              lanes={others}
              onGive={(job, driverId) => change(giveTo(plan, job, driverId))}
              onGiveToBest={(job) => change(giveToBest(plan, job) ?? plan)}
            />
          )}
          <ul aria-label={t('Routes')} className="grid min-w-0 gap-4">
            {plan.routes.map((route) => (
              <RoutePanel
                key={route.lane.driverid}
                plan={plan}
                route={route}
                others={others}
                run={saving.runOf(route.lane.driverid)}
                refusal={saving.refusals.get(route.lane.driverid)?.message ?? null}
                dragged={dragged}
                onRunChanged={(act) =>
                  void plans.follow(act === 'release' ? route.lane.driverid : null)
                }
                onMove={(from, to) => change(moveStop(plan, route.lane.driverid, [from, to]))}
                onLock={(count) => change(lockStops(plan, route.lane.driverid, count))}
                onGive={(job, driverId) => change(giveTo(plan, job, driverId))}
                onTakeOut={(job) => change(takeOut(plan, job))}
              />
            ))}
          </ul>
        </div>
      </div>
      {saving.toConfirm.length > 0 && work === null && <ConfirmRoutesDialog saving={saving} />}
    </>
  );
}

const progressTexts = { save: 'Saving', allocate: 'Allocating' } as const;
