import type { Booking } from '@waybill/contract/booking/shapes';
import { useFormats } from '#shell/formats.ts';
import { DateTime } from '#ui/Money.tsx';
import { useLabel } from '#ui/labels.ts';
import { Timeline } from '#ui/Timeline.tsx';
import { statusLook } from '../bookings/status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type TrackingTimelineProps = {
  readonly booking: Pick<Booking, 'trackingDetails'>;
  readonly first?: number;
};

/** The tracking events of freight, newest first. */
export function TrackingTimeline({ booking, first }: TrackingTimelineProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const { dateTime, exact } = useFormats();
  const entries = [...booking.trackingDetails].sort(
    (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
  );
  if (entries.length === 0) return <p className="text-ink-3">{t('No scans yet.')}</p>;
  return (
    <Timeline
      label="Tracking"
      first={first}
      events={entries.map((entry, at) => {
        const { word, family, icon } = statusLook(entry.status);
        return {
          id: `${entry.updatedAt} ${entry.status} ${at}`,
          title: word,
          family,
          icon,
          time: (
            <DateTime
              iso={entry.updatedAt}
              text={dateTime(entry.updatedAt)}
              title={t('{updatedAt} · received {creationTime}', {
                updatedAt: exact(entry.updatedAt),
                creationTime: dateTime(entry.creationTime),
              })}
            />
          ),
          detail: entry.details
            .map(({ key, value }) => `${spoken(labelOf(key))}: ${value}`)
            .join(' · '),
        };
      })}
    />
  );
}

/** Converts both `signedBy` and `Signed by` to `Signed by`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
