import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { Sparkles, UserPlus } from 'lucide-react';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { LeftStop } from './plan.ts';
import { useSentence } from './use-sentence.ts';

type LeftJobsProps = {
  readonly left: readonly LeftStop[];
  readonly lanes: readonly BoardLane[];
  readonly onGive: (job: BoardJob, driverId: string) => void;
  readonly onGiveToBest: (job: BoardJob) => void;
};

/** Jobs without a route, each with the reason; they can be given to a driver manually. */
export function LeftJobs({ left, lanes, onGive, onGiveToBest }: LeftJobsProps) {
  const t = useTranslate();
  const sentence = useSentence();
  return (
    <Panel title="Unassigned jobs" flush>
      <ul
        aria-label={t('Unassigned jobs')}
        className="max-h-64 divide-y divide-hairline overflow-y-auto"
      >
        {left.map(({ job, reason }) => (
          <li key={job.id} className="flex items-center gap-3 px-4 py-1 text-table">
            {/* In another tab: the plan would be lost. */}
            <AppLink
              href={paths.job(job.id)}
              target="_blank"
              className="num font-medium text-primary underline"
            >
              {job.jobno}
            </AppLink>
            <span className="min-w-0 flex-1">
              {`${job.from.suburb} – ${job.to.suburb}`}{' '}
              <span className="text-danger">{sentence(reason)}</span>
            </span>
            <Menu
              trigger={
                <IconButton
                  label={t('Give {jobno} to a driver', { jobno: job.jobno })}
                  icon={UserPlus}
                />
              }
              items={[
                { label: 'At its best place', icon: Sparkles, onAct: () => onGiveToBest(job) },
                ...lanes.map(({ driverid, name }) => ({
                  label: name,
                  onAct: () => onGive(job, driverid),
                })),
              ]}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
