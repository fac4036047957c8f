import { Camera, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { useDriverPerformance } from './calls.ts';

/** A driver's deliveries of the last 30 days, with their quality. */
export function Performance({ driverId }: { readonly driverId: string }) {
  const t = useTranslate();
  const { percent } = useFormats();
  const shareText = (part: number, whole: number): string =>
    whole === 0 ? '—' : percent((part / whole) * 100, { most: 0 });
  return (
    <Awaited query={useDriverPerformance(driverId)} permission="Driver.View">
      {({ days, delivered, onTime, withDeadline, failedAttempts, withProof }) => (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatTile
            label="Delivered"
            icon={CircleCheck}
            value={String(delivered)}
            note={t('in the last {count} days', { count: days })}
          />
          <StatTile
            label="On time"
            icon={Clock}
            value={shareText(onTime, withDeadline)}
            note={t('{count} with a deadline', { count: withDeadline })}
          />
          <StatTile
            label="Failed attempts"
            icon={TriangleAlert}
            value={String(failedAttempts)}
            note={t('pickups and deliveries')}
          />
          <StatTile
            label="With proof"
            icon={Camera}
            value={shareText(withProof, delivered)}
            note={t('signature or photo')}
          />
        </div>
      )}
    </Awaited>
  );
}
