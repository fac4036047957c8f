import type { Job } from '@waybill/contract/jobs/shapes';
import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { guidValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { PageNotFound } from '#shell/page-not-found.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useJob } from '../calls.ts';
import { useCreateJob, useUpdateJob } from './calls.ts';
import { JobFields } from './JobFields.tsx';
import { jobArgs, valuesOf } from './job-values.ts';

const newShape = { like: guidValue };
const editShape = { job: guidValue };

/** Creates a job, empty or copied from another. */
export function NewJobPage() {
  const [{ like }] = useSearchState(newShape);
  const query = useJob(like ?? null);
  if (like === undefined) return <NewJob />;
  return (
    <Awaited query={query} permission="Job.View" heading="New job">
      {({ job }) => <NewJob like={job} />}
    </Awaited>
  );
}

/** Edits a job that has not started. */
export function EditJobPage() {
  const [{ job: id }] = useSearchState(editShape);
  const query = useJob(id ?? null);
  if (id === undefined) throw new PageNotFound();
  return (
    <Awaited query={query} permission="Job.View" heading="Edit job">
      {({ job }) => <EditJob job={job} />}
    </Awaited>
  );
}

function NewJob({ like }: { readonly like?: Job }) {
  const go = useGo();
  const t = useTranslate();
  const toast = useToast();
  const { timezone } = useTenant();
  const save = useSaveForm({
    values: valuesOf(like && { ...like, deadline: null }, timezone),
    send: useCreateJob(),
    argsOf: (values) => ({ job: jobArgs(values, timezone, undefined) }),
    onSaved: ({ id, jobno }) => {
      toast({ title: t('Job {jobno} created', { jobno }), tone: 'success' });
      go(paths.job(id));
    },
  });
  return (
    <>
      <PageHeading
        title="New job"
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: 'New job' }]}
      />
      <FormShell
        {...save}
        submitLabel="Create job"
        onCancel={() => go(paths.jobs())}
        useLeaveGuard={useLeaveGuard}
      >
        <JobFields />
      </FormShell>
    </>
  );
}

function EditJob({ job }: { readonly job: Job }) {
  const go = useGo();
  const { timezone } = useTenant();
  const reason = whyNot('edit', job.status);
  const back = () => go(paths.job(job.id));
  const save = useSaveForm({
    reading: job,
    values: valuesOf(job, timezone),
    send: useUpdateJob(),
    argsOf: (values) => ({ job: { ...jobArgs(values, timezone, job), id: job.id } }),
    onSaved: back,
  });
  return (
    <>
      <PageHeading
        title="Edit job"
        breadcrumb={[
          { label: 'Jobs', href: paths.jobs() },
          { label: job.jobno, href: paths.job(job.id) },
          { label: 'Edit' },
        ]}
      />
      {reason === null ? (
        <FormShell {...save} submitLabel="Save job" onCancel={back} useLeaveGuard={useLeaveGuard}>
          <JobFields />
        </FormShell>
      ) : (
        <Banner tone="warning" title={reason} />
      )}
    </>
  );
}
