import { durationText } from '@waybill/contract/jobs/board/duration-text';
import type { Proposal } from '@waybill/contract/jobs/board/checks';
import { numberText } from '@waybill/kernel/formats';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { hoursText } from '#contexts/fleet/links/hours-text.ts';
import { loadPercent } from './board-view.ts';

type LaneOutlookProps = {
  readonly proposal: Proposal;
  /** Why the lane refuses; null if it accepts. */
  readonly refusal: string | null;
};

/** The effect of the dragged jobs on a lane. */
export function LaneOutlook({ proposal: { lane, before, after }, refusal }: LaneOutlookProps) {
  const t = useTranslate();
  const { language, percent } = useFormats();
  const whole = (value: number) => numberText(Math.round(value), language);
  const [from, to] = [loadPercent(lane, before.peak), loadPercent(lane, after.peak)];
  const late = after.latest_min - before.latest_min;
  const parts = [
    from === null || to === null ? null : `${from} › ${percent(to)}`,
    `${whole(before.peak.weight)} › ${whole(after.peak.weight)} kg`,
    `+${Math.max(0, Math.round(after.distance_km - before.distance_km))} km`,
    `+${hoursText((after.finish - before.finish) / 60_000)} h`,
    late > 0 ? t('{time} late', { time: durationText(after.latest_min) }) : null,
  ];
  return (
    <output
      className={cx(
        'num pointer-events-none absolute top-1 left-2 z-10 rounded px-2 py-1 text-meta',
        'font-semibold',
        refusal === null ? 'bg-surface text-ink shadow-float' : 'bg-red-bg text-red-fg',
      )}
    >
      {refusal ?? parts.filter(Boolean).join(' · ')}
    </output>
  );
}
