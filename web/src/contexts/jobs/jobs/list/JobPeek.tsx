import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { JobDetails } from '../details/JobDetails.tsx';
import { Scans } from '../../scans/Scans.tsx';
import { Stops } from '../details/Stops.tsx';
import { JobPill } from '../../parts/JobPill.tsx';
import { useJob } from '../calls.ts';

type PeekProps = { readonly id: string | undefined; readonly onClose: () => void };

const guid = /^[0-9a-f-]{36}$/i;

/** The peek of a job: its route, freight and scans. */
export function JobPeek({ id, onClose }: PeekProps) {
  const wanted = id !== undefined && guid.test(id) ? id : null;
  const { data, error } = useJob(wanted);
  const job = data?.job;
  return (
    <Drawer
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      title={job?.jobno ?? 'Job'}
      subtitle={job && <JobPill job={job} />}
      footer={
        wanted !== null && (
          <ButtonLink look="primary" href={paths.job(wanted)}>
            Open job
          </ButtonLink>
        )
      }
    >
      {job && (
        <div className="grid gap-5">
          <Stops job={job} />
          <JobDetails job={job} />
          <Scans jobId={job.id} first={3} />
        </div>
      )}
      {!job && error === null && <Skeleton lines={8} />}
      {error && <Banner tone="problem" title={explain(error).message} />}
    </Drawer>
  );
}
