import { cx } from '#ui/cx.ts';
import { durationText } from '@waybill/contract/jobs/board/duration-text';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { differencesOf } from './differences.ts';
import type { DayPlan } from './plan.ts';

type PlanDifferencesProps = { readonly before: DayPlan; readonly after: DayPlan };

/** What plan B changes against plan A, driver by driver. */
export function PlanDifferences({ before, after }: PlanDifferencesProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const differences = useMemo(() => differencesOf(before, after), [before, after]);
  const km = (metres: number) => number(Math.round(metres / 100) / 10);
  if (differences.length === 0) {
    return (
      <p className="px-4 py-2 text-table text-ink-2">{t('Both plans have the same stops.')}</p>
    );
  }
  return (
    <ul aria-label={t('Differences between the plans')} className="border-t border-hairline py-1">
      {differences.map(({ driverId, name, changed, late_min, distance_m }) => (
        <li key={driverId} className="flex flex-wrap gap-x-3 px-4 py-1 text-table">
          <span className="font-medium">{name}</span>
          <span>
            {t('{count, plural, one {# stop changes} other {# stops change}}', { count: changed })}
          </span>
          <span className="num text-ink-2">
            {km(distance_m[0])} <Becomes /> {`${km(distance_m[1])} km`}
          </span>
          {late_min[0] !== late_min[1] && (
            <span className={cx('num', late_min[1] > late_min[0] ? 'text-danger' : 'text-success')}>
              {durationText(late_min[0])} <Becomes />{' '}
              {t('{time} late', { time: durationText(late_min[1]) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An arrow from the old value to the new one. */
function Becomes() {
  const t = useTranslate();
  return (
    <>
      <ArrowRight size={14} aria-hidden className="inline align-[-2px]" />
      <span className="sr-only">{t('becomes')}</span>
    </>
  );
}
