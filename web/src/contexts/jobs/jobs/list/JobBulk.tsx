import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { whyNotJoin } from '@waybill/contract/jobs/multi-stop/lifecycle';
import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { ClipboardCheck, Clock, Route, ScanLine, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { later } from '#ui/later.ts';
import { BulkBar } from '#ui/table/BulkBar.tsx';

const UnallocateDialog = later(
  async () => (await import('../../allocation/UnallocateDialog.tsx')).UnallocateDialog,
);
const AllocateDialog = later(
  async () => (await import('../../allocation/AllocateDialog.tsx')).AllocateDialog,
);
const AddToMultiStopDialog = later(
  async () => (await import('../../multi-stop/AddToMultiStopDialog.tsx')).AddToMultiStopDialog,
);
const JobSheet = later(async () => (await import('./JobSheet.tsx')).JobSheet);

type JobBulkProps = { readonly jobs: readonly ChosenJob[]; readonly onClear: () => void };

type Opened = 'confirm' | 'pickup' | 'allocate' | 'unallocate' | 'multiStop';

/** Bulk actions on the selected jobs. */
export function JobBulk({ jobs, onClear }: JobBulkProps) {
  const may = useMay();
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const numbers = jobs.map(({ connoteno, jobno }) => connoteno ?? jobno);
  return (
    <>
      <BulkBar count={jobs.length} onClear={onClear}>
        {may('Job.Edit') && (
          <Button
            size="small"
            icon={ClipboardCheck}
            disabledReason={noneMay(jobs, 'confirm')}
            onClick={() => setOpen('confirm')}
          >
            Confirm
          </Button>
        )}
        {may('Job.Edit') && (
          <Button
            size="small"
            icon={Clock}
            disabledReason={noneMay(jobs, 'pickup')}
            onClick={() => setOpen('pickup')}
          >
            Set ready
          </Button>
        )}
        {may('Job.Allocate') && (
          <>
            <Button
              size="small"
              icon={UserCheck}
              disabledReason={notAllMay(jobs, 'allocate')}
              onClick={() => setOpen('allocate')}
            >
              Allocate
            </Button>
            <Button
              size="small"
              icon={UserX}
              disabledReason={noneAllocated(jobs)}
              onClick={() => setOpen('unallocate')}
            >
              Unallocate
            </Button>
            <Button
              size="small"
              icon={Route}
              disabledReason={notTogether(jobs)}
              onClick={() => setOpen('multiStop')}
            >
              Multi-stop
            </Button>
          </>
        )}
        {may('Job.Scan') && (
          <ButtonLink
            size="small"
            icon={ScanLine}
            href={paths.jobsScan({ items: numbers.join(',') })}
          >
            Scan
          </ButtonLink>
        )}
      </BulkBar>
      {(open === 'confirm' || open === 'pickup') && (
        <JobSheet act={open} jobs={jobs} onClose={close} />
      )}
      {open === 'allocate' && <AllocateDialog jobs={jobs} onClose={close} onDone={onClear} />}
      {open === 'multiStop' && (
        <AddToMultiStopDialog jobs={jobs} onClose={close} onDone={onClear} />
      )}
      {open === 'unallocate' && (
        <UnallocateDialog
          jobs={jobs.filter(({ isallocatedtodeliveryagent }) => isallocatedtodeliveryagent)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns the first job's reason if no job allows the action, otherwise null. */
function noneMay(jobs: readonly ChosenJob[], act: Parameters<typeof whyNot>[0]): string | null {
  const reasons = jobs.map(({ status }) => whyNot(act, status));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Returns why the selected jobs cannot form one multi-stop, or null. */
function notTogether(jobs: readonly ChosenJob[]): string | null {
  const [first] = jobs;
  const reasons = jobs.map((job) =>
    whyNotJoin({
      status: job.status,
      isLineHaul: job.islinehaul,
      isSameCustomer: job.customerid === first?.customerid,
      otherMultiStop: job.multistopjobid,
    }),
  );
  return reasons.find((reason) => reason !== null) ?? null;
}

/** Returns the reason of the first job that does not allow the action, otherwise null. */
const notAllMay = (jobs: readonly ChosenJob[], act: Parameters<typeof whyNot>[0]): string | null =>
  jobs.map(({ status }) => whyNot(act, status)).find((reason) => reason !== null) ?? null;

const noneAllocated = (jobs: readonly ChosenJob[]): string | null =>
  jobs.some(({ isallocatedtodeliveryagent }) => isallocatedtodeliveryagent)
    ? null
    : 'None of these jobs is allocated to a driver.';
