import type { JobPlace } from '@waybill/contract/jobs/jobs/shapes';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import { useMemo } from 'react';
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
import { isLate, jobLook } from '../status.ts';
import { useJobPlaces } from '../calls.ts';
import type { JobList } from './use-job-list.ts';

/** Jobs that the map reads; more are found by narrowing. */
const mapMax = 1000;

/** The deliveries of the list on a map, coloured by how far they are, with the list beside it. */
export function JobMap({ list }: { readonly list: JobList }) {
  const query = useJobPlaces({ ...list.query, maxResultCount: mapMax });
  return (
    <Awaited answer={query} permission="Job.View">
      {({ items, totalCount }) =>
        items.length === 0 ? (
          <EmptyState title="No job matches" text="Try a shorter search." />
        ) : (
          <Drawn list={list} jobs={items} total={totalCount} />
        )
      }
    </Awaited>
  );
}

type DrawnProps = {
  readonly list: JobList;
  readonly jobs: readonly JobPlace[];
  readonly total: number;
};

function Drawn({ list, jobs, total }: DrawnProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { peek } = list.search;
  const points = useMemo(() => jobs.flatMap((job) => pointOf(job, peek)), [jobs, peek]);
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
          <PlaceMap label="Jobs on the map" points={points} onPick={open} />
        </div>
        <ul
          aria-label={t('Jobs on the map')}
          className="max-h-[65vh] divide-y divide-hairline overflow-y-auto"
        >
          {jobs.map((job) => (
            <Row key={job.id} job={job} isSelected={job.id === peek} onOpen={() => open(job.id)} />
          ))}
        </ul>
      </div>
      <MapLegend
        label="Status"
        groups={progress}
        missing={
          unknown === 0
            ? ''
            : t('{count} jobs are not on the map: nobody knows where their suburb lies.', {
                count: number(unknown),
              })
        }
      />
    </div>
  );
}

type RowProps = {
  readonly job: JobPlace;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
};

function Row({ job, isSelected, onOpen }: RowProps) {
  const spoken = useLabel();
  const formats = useFormats();
  const { word } = jobLook(job.status);
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected}
        onClick={onOpen}
        className={cx(
          'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-2 px-2 py-2 text-left',
          isSelected ? 'bg-selected' : 'hover:bg-sunken',
        )}
      >
        <span className="truncate">
          <span className="font-mono text-table">{job.jobno}</span> {job.suburb}
        </span>
        {/* oxlint-disable-next-line react/purity -- lateness is judged whenever it is drawn */}
        <span className={cx('num', isLate(job, Date.now()) && 'font-medium text-red-fg')}>
          {job.deadline !== null && formats.time(job.deadline)}
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

function pointOf(job: JobPlace, selected: string | undefined): readonly MapPoint[] {
  const { id, jobno, suburb, latitude, longitude, status } = job;
  if (latitude === null || longitude === null) return [];
  const group = progress.find(({ statuses }) => statuses.includes(status))?.group;
  const label = `${jobno} · ${suburb}`;
  return [{ id, label, latitude, longitude, group, kind: 'place', isSelected: id === selected }];
}
