import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import { StatusPill } from '#ui/StatusPill.tsx';
import { isLate, jobLook } from '../jobs/status.ts';

type JobPillProps = {
  readonly job: { readonly status: JobStatus; readonly deadline: string | null };
};

/** The status of a job, with the gold dot if it is late. */
export function JobPill({ job }: JobPillProps) {
  const { word, family, icon } = jobLook(job.status);
  return (
    // oxlint-disable-next-line react/purity -- lateness is computed whenever the row renders
    <StatusPill family={family} icon={icon} late={isLate(job, Date.now())}>
      {word}
    </StatusPill>
  );
}
