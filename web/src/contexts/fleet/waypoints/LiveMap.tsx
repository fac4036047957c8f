import { type DutyDriver, type DutyState, dutyStates } from '@waybill/contract/jobs/board/duty';
import { useMemo } from 'react';
import { MapLegend } from '#shell/map/MapLegend.tsx';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import { useStable } from '#ui/use-stable.ts';
import { useWatched } from '#ui/watched.ts';
import { guidValue } from '#shell/search-values.ts';
import { useLivePositions } from '../links/live-positions.ts';
import { useDriversOnDuty } from './calls.ts';
import { dutyLooks } from './duty-looks.ts';
import { followed } from './duty-drivers.ts';
import { DutyRow } from './DutyRow.tsx';

type LiveMapProps = {
  /** Part of a name or a registration number. */
  readonly wanted: string;
  /** States to show; all if empty. */
  readonly states: readonly DutyState[];
};

/** The drivers on duty on a map that follows them, with the list beside it. */
export function LiveMap({ wanted, states }: LiveMapProps) {
  return (
    <Awaited query={useDriversOnDuty()} permission="Driver.View">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title="No driver is on duty"
            text="Drivers are shown while they are available for work or in a shift."
          />
        ) : (
          <Drawn drivers={items} wanted={wanted} states={states} />
        )
      }
    </Awaited>
  );
}

const shape = { driver: guidValue };

type DrawnProps = LiveMapProps & { readonly drivers: readonly DutyDriver[] };

function Drawn({ drivers, wanted, states }: DrawnProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const [{ driver: chosen }, change] = useSearchState(shape);
  const { positions, seen, points } = useFollowed({ drivers, wanted, states });
  const choose = useStable((id: string) =>
    change({ driver: id === chosen ? undefined : id }, { replace: true }),
  );
  const selected = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen]);
  const unknown = seen.filter(({ position }) => position === null).length;
  const counts = Map.groupBy(seen, ({ state }) => state);
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="h-80 lg:h-[65vh]">
          <PlaceMap
            label="Drivers on duty"
            points={none}
            moving={points}
            selected={selected}
            focus={chosen}
            onPick={choose}
          />
        </div>
        <ul
          aria-label={t('Drivers on duty')}
          className="divide-y divide-hairline overflow-y-auto lg:max-h-[65vh]"
        >
          {seen.map((driver) => (
            <DutyRow
              key={driver.driverid}
              driver={driver}
              positions={positions}
              isChosen={driver.driverid === chosen}
              onChoose={choose}
            />
          ))}
        </ul>
        {seen.length === 0 && <p className="text-ink-2">{t('No driver matches')}</p>}
      </div>
      <MapLegend
        label="Status"
        groups={dutyStates.flatMap((state) => {
          const count = counts.get(state)?.length ?? 0;
          const { word, group } = dutyLooks[state];
          return count === 0 ? [] : [{ name: `${spoken(word)}: ${count}`, group }];
        })}
        missing={
          unknown === 0
            ? ''
            : t('{count} not on the map: no position is known.', { count: unknown })
        }
      />
    </div>
  );
}

const none: readonly never[] = [];

/** Returns the drivers as listed, which changes with their states, and their moving points. */
function useFollowed(props: DrawnProps) {
  const spoken = useLabel();
  const positions = useLivePositions();
  const { drivers, wanted, states } = props;
  const { list, points } = useMemo(
    () =>
      followed(positions, {
        drivers,
        wanted,
        states,
        wordOf: (state) => spoken(dutyLooks[state].word),
      }),
    [positions, drivers, wanted, states, spoken],
  );
  return { positions, seen: useWatched(list), points };
}
