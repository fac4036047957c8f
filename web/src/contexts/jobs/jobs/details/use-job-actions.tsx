import { whyNot } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import {
  ClipboardCheck,
  Clock,
  Copy,
  Pencil,
  ScanLine,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { later } from '#ui/later.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useConfirmJob, useDeleteJob, useSetPickup } from '../calls.ts';

const UnallocateDialog = later(
  async () => (await import('../../allocation/UnallocateDialog.tsx')).UnallocateDialog,
);

const AllocateDialog = later(
  async () => (await import('../../allocation/AllocateDialog.tsx')).AllocateDialog,
);

/** Returns the actions on an open job, and their dialogs. */
export function useJobActions(job: Job) {
  const t = useTranslate();
  const may = useMay();
  const go = useGo();
  const toast = useToast();
  const confirming = useConfirmJob();
  const readying = useSetPickup();
  const deleting = useDeleteJob();
  const [dialog, setDialog] = useState<'allocate' | 'unallocate' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const withToast = (title: string) => ({
    onSuccess: () => toast({ title, tone: 'success' as const }),
  });
  // Disabled actions are in the menu, with their reason.
  const whyNotConfirm = whyNot('confirm', job.status);
  const edits = [
    {
      label: 'Confirm',
      icon: ClipboardCheck,
      onAct: () => confirming.mutate({ id: job.id }, withToast('Job confirmed')),
      disabledReason: whyNotConfirm,
      seldom: whyNotConfirm !== null,
      ...(confirming.isPending ? { state: 'loading' as const } : {}),
    },
    {
      label: 'Ready for pickup',
      icon: Clock,
      onAct: () =>
        readying.mutate(
          { jobpickup: { jobid: job.id, pickupreadydatetime: new Date().toISOString() } },
          withToast('Ready for pickup'),
        ),
      disabledReason: whyNot('pickup', job.status),
      ...(readying.isPending ? { state: 'loading' as const } : {}),
    },
  ];
  const actions = [
    ...(may('Job.Scan')
      ? [
          {
            label: 'Scan',
            icon: ScanLine,
            primary: true,
            href: paths.jobsScan({ items: job.connoteno ?? job.jobno }),
          },
        ]
      : []),
    ...(may('Job.Edit') ? edits : []),
    ...(may('Job.Allocate')
      ? [
          {
            label: job.isallocatedtodeliveryagent ? 'Change driver' : 'Allocate',
            icon: UserCheck,
            onAct: () => setDialog('allocate'),
            disabledReason: whyNot('allocate', job.status),
          },
        ]
      : []),
    ...(may('Job.Allocate') && job.isallocatedtodeliveryagent
      ? [
          {
            label: 'Unallocate',
            icon: UserX,
            onAct: () => setDialog('unallocate'),
            disabledReason: whyNot('unallocate', job.status),
          },
        ]
      : []),
    ...(may('Job.Edit')
      ? [
          {
            label: 'Edit',
            icon: Pencil,
            seldom: true,
            href: paths.editJob({ job: job.id }),
            disabledReason: whyNot('edit', job.status),
          },
        ]
      : []),
    ...(may('Job.Create')
      ? [
          {
            label: 'Duplicate',
            icon: Copy,
            seldom: true,
            href: paths.newJob({ like: job.id }),
          },
        ]
      : []),
    ...(may('Job.Delete')
      ? [
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            seldom: true,
            onAct: () => setDialog('delete'),
            disabledReason: whyNot('delete', job.status),
          },
        ]
      : []),
  ];
  const problem = confirming.error ?? readying.error;
  const dialogs = (
    <>
      {problem && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      {dialog === 'allocate' && <AllocateDialog jobs={[job]} onClose={close} />}
      {dialog === 'unallocate' && <UnallocateDialog jobs={[job]} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && close()}
        question={t('Delete job {jobno}?', { jobno: job.jobno })}
        effect="Its articles are deleted with it."
        verb="Delete job"
        working={deleting.isPending}
        problem={deleting.error && explain(deleting.error).message}
        onConfirm={() =>
          deleting.mutate(
            { jobId: job.id },
            {
              onSuccess: () => {
                toast({ title: 'Job deleted', tone: 'success' });
                go(paths.jobs());
              },
            },
          )
        }
      />
    </>
  );
  return { actions, dialogs };
}
