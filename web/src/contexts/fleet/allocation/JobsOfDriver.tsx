import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { jobColumns } from './job-columns.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useJobsOf } from './calls.ts';

const rowId = ({ id }: Job) => id;
const rowName = ({ jobno }: Job) => jobno;
const rowHref = ({ id }: Job) => paths.job(id);

/** The open jobs of a driver; each can be taken back. */
export function JobsOfDriver({ driver }: { readonly driver: Driver }) {
  const t = useTranslate();
  const list = useRecordList(`${paths.driver(driver.id)}#jobs`, 'deadline');
  const query = useJobsOf({ ...list.requested, id: driver.userGuid });
  const formats = useFormats();
  const columns = useMemo(() => jobColumns(formats), [formats]);
  const may = useMay();
  const [leaving, setLeaving] = useState<Job | null>(null);
  const actions = (job: Job) => [
    {
      label: 'Unallocate',
      icon: UserX,
      onAct: () => setLeaving(job),
      disabledReason: whyNot('unallocate', job.status),
    },
  ];
  return (
    <>
      <RecordTable
        list={list}
        query={query}
        label="Open jobs"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        rowActions={may('Job.Allocate') ? actions : undefined}
        permission="Job.View"
        neverUsed={{
          title: 'No open jobs',
          text: t('{name} has no open jobs.', { name: driver.name }),
        }}
      />
      {leaving && (
        <TakeBackDialog job={leaving} agentId={driver.userGuid} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
