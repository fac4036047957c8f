import { jobStatuses } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { StatusBoard } from '#shell/records/StatusBoard.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { isLate, jobLook } from '../status.ts';
import { piecesOf, routeText, weightText } from '../job-text.ts';
import { useJobs } from '../calls.ts';
import type { JobList } from './use-job-list.ts';

/** The maximum number of jobs on the board; a filter finds others. */
const boardMax = 500;

/** The jobs of the list as cards, with a column for each status. */
export function JobBoard({ list }: { readonly list: JobList }) {
  const t = useTranslate();
  const query = useJobs({ ...list.query, maxResultCount: boardMax });
  return (
    <StatusBoard
      label={t('Jobs by status')}
      query={query}
      columns={jobStatuses.map((status) => {
        const { word, icon } = jobLook(status);
        return { status, name: word, icon };
      })}
      cutOffText={(count) =>
        t('The first {count} jobs. Narrow the list to see the others.', { count })
      }
      card={(job) => <Card key={job.id} job={job} />}
    />
  );
}

function Card({ job }: { readonly job: Job }) {
  const t = useTranslate();
  const formats = useFormats();
  // oxlint-disable-next-line react/purity -- lateness is judged whenever it is drawn
  const now = Date.now();
  const weight = weightText(job, formats.language);
  const details = [
    t('{count, plural, one {# piece} other {# pieces}}', { count: piecesOf(job) }),
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
          <span className={isLate(job, now) ? 'font-medium text-red-fg' : ''}>
            {formats.timeOn(job.deadline, formats.dayOf(now))}
          </span>
        )}
      </p>
    </li>
  );
}
