import { Clock, TriangleAlert } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useNow } from '#ui/use-now.ts';
import { type Countdown, countdown } from './countdown.ts';

const tickMs = 15_000;
const families = { over: 'red', soon: 'amber', today: 'blue', later: 'neutral' } as const;

/** The time left to hand over freight for its day. */
export function CutOffPill({ cutOffAt }: { readonly cutOffAt: string | null }) {
  const t = useTranslate();
  const { time, dateTime } = useFormats();
  const now = useNow(tickMs);
  if (cutOffAt === null) return null;
  const left = countdown(new Date(cutOffAt), now);
  const clock = left.days > 0 ? dateTime(cutOffAt) : time(cutOffAt);
  return (
    <StatusPill family={families[left.kind]} icon={left.kind === 'over' ? TriangleAlert : Clock}>
      {textOf(t, left, clock)}
    </StatusPill>
  );
}

function textOf(t: Translate, { kind, hours, minutes }: Countdown, clock: string): string {
  if (kind === 'over') return t('Cut-off {clock} has passed', { clock });
  if (kind === 'later') return t('Cut-off {clock}', { clock });
  const left = hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
  return t('Cut-off {clock} in {left}', { clock, left });
}
