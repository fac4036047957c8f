import { type JobStatus, jobStatuses } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { isLate, jobLook } from '../status.ts';
import { piecesOf, routeText, weightText } from '../job-text.ts';
import { useJobs } from '../calls.ts';
import type { JobList } from './use-job-list.ts';

/** The maximum number of jobs on the board; a filter finds others. */
const boardMax = 500;

/** The jobs of the list as cards, with a column for each status. */
export function JobBoard({ list }: { readonly list: JobList }) {
  const t = useTranslate();
  const { number } = useFormats();
  const query = useJobs({ ...list.query, maxResultCount: boardMax });
  if (query.error) {
    return (
      <Banner
        tone="problem"
        title={explain(query.error).message}
        actions={<Button onClick={() => void query.refetch()}>Retry</Button>}
      />
    );
  }
  if (query.data === undefined) return <Skeleton lines={12} />;
  const { items, totalCount } = query.data;
  const byStatus = Map.groupBy(items, ({ status }) => status);
  return (
    <>
      {totalCount > items.length && (
        <Banner
          tone="info"
          title={t('The first {count} jobs. Narrow the list to see the others.', {
            count: number(items.length),
          })}
        />
      )}
      <section
        aria-label={t('Jobs by status')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
        tabIndex={0}
        className="mt-3 flex items-start gap-3 overflow-x-auto pb-3"
      >
        {jobStatuses.map((status) => (
          <StatusColumn key={status} status={status} jobs={byStatus.get(status) ?? []} />
        ))}
      </section>
    </>
  );
}

type ColumnProps = { readonly status: JobStatus; readonly jobs: readonly Job[] };

function StatusColumn({ status, jobs }: ColumnProps) {
  const spoken = useLabel();
  const { number } = useFormats();
  const { word, icon: Icon } = jobLook(status);
  const name = spoken(word);
  return (
    <section aria-label={name} className="w-64 shrink-0 rounded-card bg-sunken p-2">
      <h2 className="flex items-center gap-2 px-1 pb-2 font-semibold">
        <Icon size={16} aria-hidden="true" className="text-ink-3" />
        {name}
        <span className="num ml-auto font-normal text-ink-3">{number(jobs.length)}</span>
      </h2>
      <ul className="grid max-h-[65vh] gap-2 overflow-y-auto">
        {jobs.map((job) => (
          <Card key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function Card({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const formats = useFormats();
  const weight = weightText(job, formats.language);
  const details = [
    t('{pieces} pcs', { pieces: piecesOf(job) }),
    weight === '' ? '' : `${weight} kg`,
    job.tozone?.code ?? '',
  ];
  return (
    <li className="rounded-control border border-hairline bg-surface p-2">
      <AppLink href={paths.job(job.id)} className="hit font-mono text-table text-primary underline">
        {job.jobno}
      </AppLink>
      <p className="truncate" title={routeText(job)}>
        {routeText(job)}
      </p>
      <p className="truncate text-table text-ink-2">{details.filter(Boolean).join(' · ')}</p>
      <p className="flex justify-between gap-2 text-table text-ink-2">
        <span className="truncate">{job.drivername}</span>
        {job.deadline && (
          // oxlint-disable-next-line react/purity -- lateness is computed on every render
          <span className={isLate(job, Date.now()) ? 'font-medium text-red-fg' : ''}>
            {formats.time(job.deadline)}
          </span>
        )}
      </p>
    </li>
  );
}
