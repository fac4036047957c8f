import { decodePolyline } from '@waybill/contract/fleet/waypoints/polyline';
import type { Trail } from '@waybill/contract/fleet/waypoints/shapes';
import { useId, useMemo, useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { pointAt } from './point-at.ts';
import { TrailMap } from './TrailMap.tsx';
import { useTrail } from './calls.ts';

const day_ms = 86_400_000;
/** An arrow key moves the time slider by this: a shift is 500 of them. */
const step_s = 60;

type TrailPanelProps = {
  readonly driverId: string;
  /** The time of the driver's latest position; null if there is none. */
  readonly latest: string | null;
};

/** Today's trail of a driver with a time slider; before today's first position, the last trail. */
export function TrailPanel({ driverId, latest }: TrailPanelProps) {
  const { date } = useFormats();
  const today = useTrail({ driverId });
  const isEarlier = today.data?.startTime === null && latest !== null;
  const end = Date.parse(latest ?? '1970-01-01') + 1000;
  const earlier = useTrail({
    driverId,
    startDate: new Date(end - day_ms / 2).toISOString(),
    endDate: new Date(end).toISOString(),
  });
  return (
    <Panel
      title={isEarlier ? 'Last trail' : 'Trail today'}
      actions={isEarlier && <span className="text-meta text-ink-2">{date(latest)}</span>}
    >
      <Awaited query={isEarlier ? earlier : today} permission="Driver.View">
        {(trail) =>
          trail.startTime === null ? (
            <EmptyState
              title="No positions today"
              text="Positions are stored while a driver is on duty."
            />
          ) : (
            <Loaded trail={trail} startTime={trail.startTime} />
          )
        }
      </Awaited>
    </Panel>
  );
}

type LoadedProps = { readonly trail: Trail; readonly startTime: string };

function Loaded({ trail, startTime }: LoadedProps) {
  const t = useTranslate();
  const slider = useId();
  const { time, number } = useFormats();
  const places = useMemo(() => decodePolyline(trail.polyline), [trail.polyline]);
  const last = trail.offsets.at(-1) ?? 0;
  const [chosen, setChosen] = useState<number | null>(null);
  // A slider stops at whole steps alone: its end is the step after the last position.
  const end = Math.ceil(last / step_s) * step_s;
  const slid = Math.min(chosen ?? end, end);
  const seconds = Math.min(slid, last);
  const at = pointAt(trail, seconds);
  const moment = time(new Date(Date.parse(startTime) + seconds * 1000).toISOString());
  return (
    <figure aria-label={t('Trail, north up')} className="grid gap-3">
      <div className="h-80">
        <TrailMap places={places} at={at} />
      </div>
      <div className="grid gap-1">
        <div className="flex justify-between text-meta text-ink-2">
          <label htmlFor={slider}>{t('Time')}</label>
          <span className="num">{moment}</span>
        </div>
        <input
          id={slider}
          type="range"
          min={0}
          max={end}
          step={step_s}
          value={slid}
          onChange={(event) => setChosen(Number(event.target.value))}
          aria-valuetext={moment}
          className="w-full accent-primary"
        />
      </div>
      <p className="text-meta text-ink-2">
        {t('{count} positions, {distance} km', {
          count: trail.points,
          distance: number(Math.round(trail.distance / 100) / 10),
        })}
      </p>
    </figure>
  );
}
