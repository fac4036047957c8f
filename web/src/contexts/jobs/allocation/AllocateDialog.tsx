import type { Job } from '@waybill/contract/jobs/shapes';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useActiveDrivers, useAllocate } from './calls.ts';

type DialogProps = {
  readonly jobs: readonly Job[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
};
type Values = { readonly driver: string | null };

/** Allocates jobs to a driver; a job that has one is moved. */
export function AllocateDialog({ jobs, onClose, onDone }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const drivers = useActiveDrivers();
  const form = useForm<Values>({ ...formHabits, defaultValues: { driver: null } });
  const sending = useAllocate();
  const isInMultiStop = jobs.some(({ multistopjobid }) => multistopjobid !== null);
  const submit = ({ driver }: Values) =>
    sending.mutate(
      { allocation: { agentId: driver ?? '', jobIds: jobs.map(({ id }) => id) } },
      {
        onSuccess: ({ allocated }) => {
          onDone?.();
          onClose();
          const name = drivers.data?.items.find(({ userGuid }) => userGuid === driver)?.name ?? '';
          const title = t('{count, plural, one {# job} other {# jobs}} allocated to {name}', {
            count: allocated,
            name,
          });
          toast({ title, tone: 'success' });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.isPending && onClose()}
      title={t('Allocate {count, plural, one {# job} other {# jobs}}', { count: jobs.length })}
      {...(isInMultiStop ? { description: 'The jobs of a multi-stop stay together.' } : {})}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Allocate"
        working={sending.isPending}
        problem={sending.error && explain(sending.error).message}
        onCancel={onClose}
        summaryHidden
      >
        <ComboboxField<Values>
          name="driver"
          label="Driver"
          rules={{ required: 'Please choose a driver' }}
          options={(drivers.data?.items ?? []).map(({ userGuid, name }) => ({
            id: userGuid,
            value: userGuid,
            label: name,
          }))}
        />
      </FormShell>
    </Dialog>
  );
}
