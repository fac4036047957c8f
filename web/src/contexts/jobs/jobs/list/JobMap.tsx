import type { JobPlace } from '@waybill/contract/jobs/jobs/shapes';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import { type MouseEvent, useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { MapLegend } from '#shell/map/MapLegend.tsx';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import type { MapPoint } from '#ui/map/map-types.ts';
import { toggled } from '#ui/table/selection.ts';
import { TickBox } from '#ui/table/TickBox.tsx';
import { useRowChoice } from '#ui/table/use-row-choice.ts';
import { isLate, jobLook } from '../status.ts';
import { useJobPlaces } from '../calls.ts';
import { JobBulk } from './JobBulk.tsx';
import { useJobSelection } from './use-job-selection.ts';
import { fill, useUiTexts } from '#ui/ui-texts.ts';
import type { JobList } from './use-job-list.ts';

/** Jobs that the map reads; more are found by narrowing. */
const mapMax = 1000;

type JobMapProps = {
  readonly list: JobList;
  /** Whether jobs can be selected for bulk actions. */
  readonly mayChoose: boolean;
};

/** The deliveries of the list on a map, coloured by how far they are, with the list beside it. */
export function JobMap({ list, mayChoose }: JobMapProps) {
  const query = useJobPlaces({ ...list.query, maxResultCount: mapMax });
  return (
    <Awaited query={query} permission="Job.View">
      {({ items, totalCount }) =>
        items.length === 0 ? (
          <EmptyState title="No job matches" text="Try a shorter search." />
        ) : (
          <Drawn list={list} mayChoose={mayChoose} jobs={items} total={totalCount} />
        )
      }
    </Awaited>
  );
}

type DrawnProps = JobMapProps & {
  readonly jobs: readonly JobPlace[];
  readonly total: number;
};

function Drawn({ list, mayChoose, jobs, total }: DrawnProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { peek } = list.search;
  const { jobs: chosenJobs, selection, clear } = useJobSelection(jobs);
  const { chosen, onChange } = selection;
  const choose = useRowChoice(
    jobs.map(({ id }) => id),
    selection,
  );
  const points = useMemo(() => jobs.flatMap(pointOf), [jobs]);
  const selected = useMemo(
    () => (peek === undefined ? chosen : new Set([...chosen, peek])),
    [peek, chosen],
  );
  const unknown = jobs.length - points.length;
  const open = (id: string) => list.change({ peek: id });
  return (
    <div className="mt-3 grid gap-3">
      {total > jobs.length && (
        <Banner
          tone="info"
          title={t('The first {count} jobs. Narrow the list to see the others.', {
            count: number(jobs.length),
          })}
        />
      )}
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="h-80 lg:h-[65vh]">
          <PlaceMap
            label="Jobs on the map"
            points={points}
            selected={selected}
            onPick={(id, isAdding) =>
              isAdding && mayChoose ? onChange(toggled(chosen, id)) : open(id)
            }
            onLasso={mayChoose ? (ids) => onChange(new Set(ids)) : undefined}
          />
        </div>
        <ul
          aria-label={t('Jobs on the map')}
          className="max-h-[65vh] divide-y divide-hairline overflow-y-auto"
        >
          {jobs.map((job, at) => (
            <Row
              key={job.id}
              job={job}
              isSelected={job.id === peek}
              isChosen={chosen.has(job.id)}
              onChoose={mayChoose ? (event) => choose(at, event.shiftKey) : undefined}
              onOpen={() => open(job.id)}
            />
          ))}
        </ul>
      </div>
      <MapLegend
        label="Status"
        groups={progress}
        missing={
          unknown === 0
            ? ''
            : t('{count} not on the map: no position is known.', {
                count: unknown,
              })
        }
      />
      {mayChoose && <JobBulk jobs={chosenJobs} onClear={clear} />}
    </div>
  );
}

type RowProps = {
  readonly job: JobPlace;
  readonly isSelected: boolean;
  readonly isChosen: boolean;
  readonly onChoose: ((event: MouseEvent) => void) | undefined;
  readonly onOpen: () => void;
};

function Row({ job, isSelected, isChosen, onChoose, onOpen }: RowProps) {
  const words = useUiTexts();
  const spoken = useLabel();
  const formats = useFormats();
  // oxlint-disable-next-line react/purity -- lateness is judged whenever it is drawn
  const now = Date.now();
  const { word } = jobLook(job.status);
  return (
    <li className={cx('flex items-center', (isSelected || isChosen) && 'bg-selected')}>
      {onChoose !== undefined && (
        <span className="pl-2">
          <TickBox
            isTabStop
            label={fill(words.selectRow, { name: job.jobno })}
            state={isChosen ? 'all' : 'none'}
            onToggle={onChoose}
          />
        </span>
      )}
      <button
        type="button"
        aria-current={isSelected}
        onClick={onOpen}
        className={cx(
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 px-2 py-2 text-left',
          !isSelected && !isChosen && 'hover:bg-sunken',
        )}
      >
        <span className="truncate">
          <span className="font-mono text-table">{job.jobno}</span> {job.suburb}
        </span>
        <span className={cx('num', isLate(job, now) && 'font-medium text-red-fg')}>
          {job.deadline !== null && formats.timeOn(job.deadline, formats.dayOf(now))}
        </span>
        <span className="col-span-2 truncate text-meta text-ink-2">
          {[spoken(word), job.drivername].filter(Boolean).join(' · ')}
        </span>
      </button>
    </li>
  );
}

type Progress = {
  readonly name: string;
  /** Of the map's colours: orange, blue, teal, green and pink. */
  readonly group: number;
  readonly statuses: readonly JobStatus[];
};

/** How far jobs are. */
const progress: readonly Progress[] = [
  { name: 'Unallocated', group: 1, statuses: ['New', 'Confirmed', 'ReadyForPickup'] },
  { name: 'Allocated', group: 0, statuses: ['Allocated'] },
  { name: 'Under way', group: 2, statuses: ['PickedUp', 'InTransit', 'OutForDelivery'] },
  { name: 'Delivered', group: 4, statuses: ['Delivered'] },
  { name: 'Failed', group: 5, statuses: ['Failed'] },
];

function pointOf(job: JobPlace): readonly MapPoint[] {
  const { id, jobno, suburb, latitude, longitude, status } = job;
  if (latitude === null || longitude === null) return [];
  const group = progress.find(({ statuses }) => statuses.includes(status))?.group;
  const label = `${jobno} · ${suburb}`;
  return [{ id, label, latitude, longitude, group, kind: 'place' }];
}
