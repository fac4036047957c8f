import { unallocateReasons } from '@waybill/contract/jobs/jobs/choices';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { spaced } from '#ui/spaced.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUnallocateOne } from './calls.ts';

type DialogProps = {
  readonly job: Job;
  readonly agentId: string;
  readonly onClose: () => void;
};
const empty = { reason: null as string | null, remark: '' };
type Values = typeof empty;

const reasons = unallocateReasons.map((value) => ({ value, label: spaced(value) }));

/** Takes a job back from its driver, with an optional reason. */
export function TakeBackDialog({ job, agentId, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: empty,
    send: useUnallocateOne(),
    argsOf: ({ reason, remark }) => ({
      deallocation: {
        agentid: agentId,
        jobid: job.id,
        reason: [reason, remark.trim()].filter(Boolean).join(': '),
      },
    }),
    onSaved: () => {
      toast({ title: t('Job {jobno} unallocated', { jobno: job.jobno }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.working && onClose()}
      title={t('Unallocate job {jobno}?', { jobno: job.jobno })}
      description="It goes back to the unallocated jobs."
    >
      <FormShell {...save} submitLabel="Unallocate" onCancel={onClose} summaryHidden>
        <SelectField<Values> name="reason" label="Reason" optional options={reasons} />
        <TextField<Values> name="remark" label="Remark" optional rules={{ maxLength: 400 }} />
      </FormShell>
    </Dialog>
  );
}
