import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { routeText } from '../job-text.ts';
import { JobPill } from '../../parts/JobPill.tsx';
import { useChildJobs } from '../calls.ts';

/** The main job and the legs into which it was split; nothing if it was not split. */
export function Legs({ jobId }: { readonly jobId: string }) {
  const { data } = useChildJobs(jobId);
  if (data === undefined || data.childjobs.length === 0) return null;
  return (
    <Panel title="Legs" flush>
      <ul className="divide-y divide-hairline">
        {[data.mainjob, ...data.childjobs].map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-3 px-4 py-2">
            <AppLink
              href={paths.job(job.id)}
              aria-current={job.id === jobId ? 'page' : undefined}
              className="hit font-mono text-table text-primary underline"
            >
              {job.jobno}
            </AppLink>
            <span className="min-w-0 flex-1 truncate text-ink-2">{routeText(job)}</span>
            <JobPill job={job} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
