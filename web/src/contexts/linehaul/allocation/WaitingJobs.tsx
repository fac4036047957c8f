import type { Job } from '@waybill/contract/jobs/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { Plus } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAllocateJobs, useWaitingJobs } from './calls.ts';

/** Jobs waiting at the port of departure, to be added to the line haul. */
export function WaitingJobs({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { startheadport, destinationheadport, linehaulid: linehaulId } = lineHaul;
  const waiting = useWaitingJobs(startheadport, destinationheadport);
  const allocating = useAllocateJobs();
  const jobs = waiting.data?.items ?? [];
  const allocate = (jobIds: string[]) => allocating.mutate({ allocation: { linehaulId, jobIds } });
  return (
    <Panel
      title={t('Waiting in {port}', { port: startheadport })}
      actions={
        jobs.length > 1 && (
          <Button
            size="small"
            look="quiet"
            working={allocating.isPending}
            onClick={() => allocate(jobs.map(({ id }) => id))}
          >
            {t('Add all {count}', { count: jobs.length })}
          </Button>
        )
      }
      flush
    >
      {allocating.error && (
        <div className="p-4">
          <Banner tone="problem" title={explain(allocating.error).message} />
        </div>
      )}
      {jobs.length === 0 ? (
        <p className="p-4 text-ink-2">
          {t('No jobs wait for {port}.', { port: destinationheadport })}
        </p>
      ) : (
        <ul className="max-h-80 divide-y divide-hairline overflow-y-auto">
          {jobs.map((job) => (
            <WaitingJob key={job.id} job={job} onAdd={() => allocate([job.id])} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitingJob({ job, onAdd }: { readonly job: Job; readonly onAdd: () => void }) {
  const t = useTranslate();
  const pieces = job.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <AppLink
          href={paths.job(job.id)}
          className="hit font-mono text-table text-primary underline"
        >
          {job.jobno}
        </AppLink>
        <p className="truncate text-meta text-ink-2">
          {[
            job.customername,
            `${job.fromaddress.suburb} › ${job.toaddress.suburb}`,
            t('{count} pieces', { count: pieces }),
          ].join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        icon={Plus}
        onClick={onAdd}
        aria-label={t('Add {job}', { job: job.jobno })}
      >
        {t('Add')}
      </Button>
    </li>
  );
}
