import { unallocateReasons } from '@waybill/contract/jobs/jobs/choices';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { spaced } from '#ui/spaced.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUnallocate } from './calls.ts';
import { undo_ms } from './undo.ts';

type DialogProps = {
  readonly jobs: readonly Pick<Job, 'id'>[];
  readonly onClose: () => void;
  /** Called after the jobs were taken back, before the dialog closes. */
  readonly onDone?: () => void;
  /** Gives the jobs back; offered for a while if present. */
  readonly onUndo?: (() => void) | undefined;
};
type Values = { readonly reason: string | null; readonly remark: string };

const reasons = unallocateReasons.map((value) => ({ value, label: spaced(value) }));

/** Takes jobs back from their drivers and asks for the reason. */
export function UnallocateDialog({ jobs, onClose, onDone, onUndo }: DialogProps) {
  const t = useTranslate();
  const form = useForm<Values>({ ...formHabits, defaultValues: { reason: null, remark: '' } });
  const sending = useUnallocate();
  const toast = useToast();
  const count = jobs.length;
  const submit = ({ reason, remark }: Values) =>
    sending.mutate(
      {
        deallocation: {
          jobids: jobs.map(({ id }) => id),
          reason: [reason, remark.trim()].filter(Boolean).join(': '),
        },
      },
      {
        onSuccess: () => {
          onDone?.();
          onClose();
          toast({
            title: t('{count, plural, one {# job} other {# jobs}} unallocated', { count }),
            tone: 'success',
            ...(onUndo && { durationMs: undo_ms, action: { label: 'Undo', onAct: onUndo } }),
          });
        },
        onError: (error) => showInForm(error, form.setError, []),
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.isPending && onClose()}
      title={t('Unallocate {count, plural, one {# job} other {# jobs}}?', { count })}
      description="They go back to the unallocated jobs."
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Unallocate"
        working={sending.isPending}
        problem={null}
        onCancel={onClose}
        summaryHidden
      >
        <SelectField<Values> name="reason" label="Reason" optional options={reasons} />
        <TextField<Values> name="remark" label="Remark" optional rules={{ maxLength: 400 }} />
      </FormShell>
    </Dialog>
  );
}
