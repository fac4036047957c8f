import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { ResultSheet } from '#shell/bulk/ResultSheet.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useActiveDrivers, useAllocate } from './calls.ts';
import { isOfOneJob, useAllocateEach } from './use-allocate-each.ts';

type DialogProps = {
  readonly jobs: readonly ChosenJob[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
};
type Values = { readonly driver: string | null };

/**
 * Gives jobs to a driver; a job that has one moves. If one of several is refused, the others are
 * allocated nevertheless, and each is shown with its outcome.
 */
export function AllocateDialog({ jobs, onClose, onDone }: DialogProps) {
  const t = useTranslate();
  const { form, drivers, submit, sending, bulk } = useAllocating(jobs, () => {
    onDone?.();
    onClose();
  });
  const isInMultiStop = jobs.some(({ multistopjobid }) => multistopjobid !== null);
  const { done, under } = bulk;
  if (done !== null) {
    return <ResultSheet bulk={bulk} done={done} one="Job" detail="Driver or reason" />;
  }
  const isWorking = sending.isPending || under !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isWorking && onClose()}
      title={t('Allocate {count, plural, one {# job} other {# jobs}}', { count: jobs.length })}
      {...(isInMultiStop ? { description: 'The jobs of a multi-stop stay together.' } : {})}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Allocate"
        working={isWorking}
        problem={isWorking || sending.error === null ? null : explain(sending.error).message}
        onCancel={onClose}
        summaryHidden
      >
        {under !== null && (
          <ProgressBar
            label={t('{done} of {of} jobs', { done: under.done, of: under.of })}
            done={under.done / under.of}
          />
        )}
        <ComboboxField<Values>
          name="driver"
          label="Driver"
          rules={{ required: 'Please choose a driver' }}
          options={drivers.map(({ userGuid, name }) => ({
            id: userGuid,
            value: userGuid,
            label: name,
          }))}
        />
      </FormShell>
    </Dialog>
  );
}

function useAllocating(jobs: readonly ChosenJob[], onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const drivers = useActiveDrivers().data?.items ?? [];
  const form = useForm<Values>({ ...formHabits, defaultValues: { driver: null } });
  const sending = useAllocate();
  const { bulk, allocateEach } = useAllocateEach(jobs);
  const submit = ({ driver }: Values) => {
    const id = driver ?? '';
    const name = drivers.find(({ userGuid }) => userGuid === id)?.name ?? '';
    sending.mutate(
      { allocation: { agentId: id, jobIds: jobs.map((job) => job.id) } },
      {
        onSuccess: ({ allocated }) => {
          onDone();
          const title = t('{count, plural, one {# job} other {# jobs}} allocated to {name}', {
            count: allocated,
            name,
          });
          toast({ title, tone: 'success' });
        },
        onError: (error) => {
          if (jobs.length > 1 && isOfOneJob(error)) allocateEach({ id, name });
        },
      },
    );
  };
  const close = () => {
    bulk.close();
    onDone();
  };
  return { form, drivers, submit, sending, bulk: { ...bulk, close } };
}
