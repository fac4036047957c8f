import type { Job } from '@waybill/contract/jobs/shapes';
import { explain } from '#client/explain.ts';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGuidParam } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Items } from './details/Items.tsx';
import { JobDetails } from './details/JobDetails.tsx';
import { Legs } from './details/Legs.tsx';
import { RequiredProof } from '../proof/RequiredProof.tsx';
import { ProofOfDelivery } from '../scans/ProofOfDelivery.tsx';
import { Scans } from '../scans/Scans.tsx';
import { Warnings } from './details/Warnings.tsx';
import { Stops } from './details/Stops.tsx';
import { useJobActions } from './details/use-job-actions.tsx';
import { JobPill } from '../parts/JobPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { JobPricing } from '../pricing/JobPricing.tsx';
import { useJob } from './calls.ts';

/** A job: its stops, freight, scans and driver. */
export function JobPage() {
  const t = useTranslate();
  const id = useGuidParam();
  const { data, error, refetch } = useJob(id);
  if (data) return <Loaded job={data.job} />;
  return (
    <>
      <PageHeading title="Job" breadcrumb={[{ label: 'Jobs', href: paths.jobs() }]} />
      {error ? (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        >
          {explain(error).requestId !== null &&
            t('Request {requestId}', { requestId: explain(error).requestId ?? '' })}
        </Banner>
      ) : (
        <Panel>
          <Skeleton lines={12} />
        </Panel>
      )}
    </>
  );
}

function Loaded({ job }: { readonly job: Job }) {
  const { actions, dialogs } = useJobActions(job);
  return (
    <>
      <PageHeading
        title={job.jobno}
        copy={job.jobno}
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: job.jobno }]}
        aside={<JobPill job={job} />}
        actions={actions}
      />
      {dialogs}
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-4">
          <Warnings jobId={job.id} />
          <Panel title="Stops">
            <Stops job={job} />
          </Panel>
          <Panel title="Freight" flush>
            <Items job={job} />
          </Panel>
          <Legs jobId={job.id} />
          <Panel title="Scans">
            <Scans jobId={job.id} />
          </Panel>
          <RecordTalk about={{ entitytype: 'Job', entityid: job.id, hasCustomer: true }} />
          <DocumentsPanel about={{ entityType: 'Job', entityGuid: job.id }} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title="Details">
            <JobDetails job={job} />
          </Panel>
          <JobPricing job={job} />
          <RequiredProof job={job} />
          <ProofOfDelivery jobId={job.id} />
        </div>
      </div>
    </>
  );
}
