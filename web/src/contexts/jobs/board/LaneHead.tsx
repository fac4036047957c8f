import { concernTexts } from '@waybill/contract/jobs/board/checks';
import type { LanePlan } from '@waybill/contract/jobs/board/lane';
import type { BoardLane } from '@waybill/contract/jobs/board/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';
import { hoursText } from '#contexts/fleet/links/hours-text.ts';
import { countText, loadPercent } from './board-view.ts';

/** The driver, the vehicle, its load, and the hours left. */
export function LaneHead({ lane, plan }: { readonly lane: BoardLane; readonly plan: LanePlan }) {
  const t = useTranslate();
  const { number, percent: percentText } = useFormats();
  const label = useLabel();
  const percent = loadPercent(lane, plan.peak);
  const [concern] = lane.concerns;
  return (
    <div className="min-w-0 px-3 py-2 text-table">
      <div className="flex items-center gap-2">
        <span
          className={cx(
            'size-2.5 shrink-0 rounded-full',
            lane.isavailable ? 'bg-success' : 'border border-edge',
          )}
        >
          <span className="sr-only">{t(lane.isavailable ? 'Available' : 'Not available')}</span>
        </span>
        <AppLink href={paths.driver(lane.driverid)} className="truncate font-medium">
          {lane.name}
        </AppLink>
        {/* The number alone, so that names have room. */}
        <span
          title={countText(t, lane.jobs.length)}
          className="num ml-auto shrink-0 text-meta text-ink-3"
        >
          <span aria-hidden>{number(lane.jobs.length)}</span>
          <span className="sr-only">{countText(t, lane.jobs.length)}</span>
        </span>
      </div>
      <div className="num text-meta text-ink-3">
        {[
          lane.vehicle?.registrationnumber,
          plan.distance_km >= 1 ? `${Math.round(plan.distance_km)} km` : null,
          lane.hoursleft === null
            ? null
            : t('{hours} h left', { hours: hoursText(lane.hoursleft) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {percent !== null && (
        <div className="mt-1 flex items-center gap-2">
          <span className="sr-only">{t('Peak load')}</span>
          <div aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken">
            <div
              className={cx('h-full rounded-full', percent > 100 ? 'bg-danger' : 'bg-primary')}
              style={{ width: `${Math.min(100, percent)}%` }}
            />
          </div>
          <span className="num text-meta text-ink-3">{percentText(percent)}</span>
        </div>
      )}
      {concern !== undefined && concern !== 'LicenceUnknown' && (
        <div className="text-meta leading-tight text-danger">{label(concernTexts[concern])}</div>
      )}
    </div>
  );
}
