import type { DutyStop } from '@waybill/contract/jobs/board/duty';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWatched, type Watched } from '#ui/watched.ts';
import { latestOf, type Positions } from '../links/positions-after.ts';
import { useDriverStops } from './calls.ts';
import type { SeenDriver } from './duty-drivers.ts';
import { speedText } from './speed-text.ts';

type DriverRunProps = {
  readonly driver: SeenDriver;
  readonly positions: Watched<Positions>;
};

/** The stops that a driver has still to make, and where the driver was last. */
export function DriverRun({ driver, positions }: DriverRunProps) {
  const t = useTranslate();
  const { time } = useFormats();
  const { driverid } = driver;
  const position = latestOf(driver.position, useWatched(positions).get(driverid));
  return (
    <div className="grid gap-3 px-2 pb-3">
      <KeyValueList
        details={[
          {
            label: 'Last position',
            value: position === null ? t('None yet') : time(position.time),
            number: true,
          },
          { label: 'Speed', value: speedText(position?.speed ?? null), number: true },
        ]}
      />
      <Awaited
        query={useDriverStops(driverid)}
        permission="Driver.View"
        shape={<Skeleton lines={4} />}
      >
        {({ items }) => (
          <ol aria-label={t('Current run')} className="grid gap-1.5">
            {items.map((stop) => (
              <Stop key={`${stop.jobid} ${stop.kind}`} stop={stop} />
            ))}
          </ol>
        )}
      </Awaited>
      <AppLink href={paths.driver(driverid)} className="text-primary underline">
        {t('Open driver')}
      </AppLink>
    </div>
  );
}

function Stop({ stop: { jobid, jobno, kind, place, expected, late } }: { stop: DutyStop }) {
  const t = useTranslate();
  const { time } = useFormats();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 text-table">
      <span className="num">{time(expected)}</span>
      <span className="truncate">
        {kind === 'Pickup' ? t('Pickup') : t('Delivery')} {place.suburb || place.name}
      </span>
      <AppLink href={paths.job(jobid)} className="font-mono text-primary underline">
        {jobno}
      </AppLink>
      {late > 0 && (
        <span className="col-start-2 text-meta text-amber-fg">
          {t('{minutes} min late', { minutes: late })}
        </span>
      )}
    </li>
  );
}
