import type { DutyStop } from '@waybill/contract/jobs/board/duty';
import { memo, useEffect, useRef } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Watched } from '#ui/watched.ts';
import type { Positions } from '../links/positions-after.ts';
import type { SeenDriver } from './duty-drivers.ts';
import { dutyLooks } from './duty-looks.ts';
import { DriverRun } from './DriverRun.tsx';

type DutyRowProps = {
  readonly driver: SeenDriver;
  readonly positions: Watched<Positions>;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
};

/** A driver on duty with the state and the next stop; the chosen one with the whole run. */
export const DutyRow = memo(function DutyRow(props: DutyRowProps) {
  const { driver, positions, isChosen, onChoose } = props;
  const t = useTranslate();
  const row = useRef<HTMLLIElement>(null);
  const { driverid, name, registrationnumber, state, nextstop, jobs } = driver;
  const { word, family, icon } = dutyLooks[state];
  const next = useNextStopText(nextstop);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={row} className={cx(isChosen && 'bg-selected')}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={() => onChoose(driverid)}
        className={cx(
          'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-2 py-2 text-left',
          !isChosen && 'hover:bg-sunken',
        )}
      >
        <span className="truncate font-medium">{name}</span>
        <StatusPill family={family} icon={icon}>
          {word}
        </StatusPill>
        <span className="col-span-2 truncate text-meta text-ink-2">
          {next ?? t('No stops left')}
        </span>
        <span className="num col-span-2 truncate text-meta text-ink-3">
          {[registrationnumber, t('{count, plural, one {# job} other {# jobs}}', { count: jobs })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      {isChosen && <DriverRun driver={driver} positions={positions} />}
    </li>
  );
});

/** Returns `14:05 Marrickville · 12 min late`; null without a stop. */
function useNextStopText(stop: DutyStop | null): string | null {
  const t = useTranslate();
  const { time } = useFormats();
  if (stop === null) return null;
  const { expected, place, late } = stop;
  return [
    `${time(expected)} ${place.suburb || place.name}`,
    ...(late > 0 ? [t('{minutes} min late', { minutes: late })] : []),
  ].join(' · ');
}
