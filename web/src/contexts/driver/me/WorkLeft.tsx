import { hoursText } from '#contexts/fleet/links/hours-text.ts';
import { t } from '../texts.ts';
import { Notice } from '../parts/Notice.tsx';
import { useNow } from '#ui/use-now.ts';
import type { DriverState } from '../use-driver.ts';
import { workLeft_min } from './work-left.ts';

/** A driver who is warned this long before a rest finds a place for it. */
const warn_min = 45;

/** The hours of work left; nothing for vehicles whose hours the law does not limit. */
export function WorkLeft({ driver: { self, shift } }: { readonly driver: DriverState }) {
  const now = useNow(15_000);
  const fatigue = self?.result.fatigue ?? null;
  // Some regions prescribe no hours.
  if (self === null || fatigue === null || fatigue.windows.length === 0) return null;
  const isWorking = shift.kind === 'working';
  const left = workLeft_min(fatigue, { counted: Date.parse(self.at), now, isWorking });
  if (left === 0) {
    return (
      <Notice tone="red" isUrgent>
        {t('You have to rest now: there are no hours of work left.')}
      </Notice>
    );
  }
  const text = t('Work left before a rest: {time}', { time: hoursText(left) });
  return left <= warn_min ? <Notice tone="amber">{text}</Notice> : <p>{text}</p>;
}
