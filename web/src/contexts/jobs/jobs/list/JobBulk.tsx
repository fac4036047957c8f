import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { ClipboardCheck, ScanLine, UserX } from 'lucide-react';
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
const ConfirmSheet = later(async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet);

type JobBulkProps = { readonly jobs: readonly Job[]; readonly onClear: () => void };

/** What one can do with the chosen jobs. */
export function JobBulk({ jobs, onClear }: JobBulkProps) {
  const may = useMay();
  const [open, setOpen] = useState<'confirm' | 'unallocate' | null>(null);
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
        {may('Job.Allocate') && (
          <Button
            size="small"
            icon={UserX}
            disabledReason={noneAllocated(jobs)}
            onClick={() => setOpen('unallocate')}
          >
            Unallocate
          </Button>
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
      {open === 'confirm' && <ConfirmSheet jobs={jobs} onClose={close} />}
      {open === 'unallocate' && (
        <UnallocateDialog
          jobs={jobs.filter(({ isallocatedtodeliveryagent }) => isallocatedtodeliveryagent)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The reason of the first where no job allows the act, else none. */
function noneMay(jobs: readonly Job[], act: Parameters<typeof whyNot>[0]): string | null {
  const reasons = jobs.map(({ status }) => whyNot(act, status));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

const noneAllocated = (jobs: readonly Job[]): string | null =>
  jobs.some(({ isallocatedtodeliveryagent }) => isallocatedtodeliveryagent)
    ? null
    : 'None of these jobs is allocated to a driver.';
