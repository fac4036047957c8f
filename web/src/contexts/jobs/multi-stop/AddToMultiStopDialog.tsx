import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { useForm, useWatch } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useJob } from '../jobs/calls.ts';
import { useAddStops, useCreateMultiStop, useMultiStops } from './calls.ts';

type DialogProps = {
  /** Jobs of the same customer. */
  readonly jobs: readonly ChosenJob[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const asNew = 'new';

/** Creates a multi-stop of the selected jobs, or adds them to one. */
export function AddToMultiStopDialog({ jobs, onClose, onDone }: DialogProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const form = useForm({ ...formHabits, defaultValues: { into: asNew } });
  const into = useWatch({ control: form.control, name: 'into' });
  const creating = useCreateMultiStop();
  const adding = useAddStops();
  const [first] = jobs;
  // It sets out from where the first job is collected.
  const origin = useJob(first?.id ?? null);
  const linkedjobids = jobs.map(({ id }) => id);
  const choices = useChoices(first?.customerid ?? '');
  const done = (id: string) => {
    toast({
      title: t('{count, plural, one {# job} other {# jobs}} added to a multi-stop', {
        count: jobs.length,
      }),
      tone: 'success',
      action: { label: t('Open multi-stop'), onAct: () => go(paths.multiStop(id)) },
    });
    onDone();
    onClose();
  };
  const submit = () => {
    if (into !== asNew) {
      const allocatejob = { multistopjobid: into, linkedjobids };
      adding.mutate({ allocatejob }, { onSuccess: () => done(into) });
      return;
    }
    if (origin.data === undefined) return;
    const { customerid, fromaddress: fromAddress } = origin.data.job;
    creating.mutate(
      { multistop: { customerid, fromAddress, linkedjobids } },
      { onSuccess: ({ id }) => done(id) },
    );
  };
  const isReading = into === asNew && origin.isPending;
  const problem = creating.error ?? adding.error ?? (into === asNew ? origin.error : null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Add {count, plural, one {# job} other {# jobs}} to a multi-stop', {
        count: jobs.length,
      })}
      description={t('One driver serves all stops in one run.')}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Add"
        working={creating.isPending || adding.isPending || isReading}
        problem={problem && explain(problem).message}
        onCancel={onClose}
        summaryHidden
      >
        <SelectField name="into" label="Multi-stop" options={choices} />
      </FormShell>
    </Dialog>
  );
}

/** Returns the options: a new one, and the customer's multi-stops that accept further jobs. */
function useChoices(customerid: string) {
  const t = useTranslate();
  const open = useMultiStops({
    filter: `customerid eq guid'${customerid}'`,
    maxResultCount: 100,
  });
  return [
    { value: asNew, label: t('New multi-stop') },
    ...(open.data?.items ?? [])
      .filter(({ status }) => status !== 'Completed')
      .map(({ id, multistopno, jobcount }) => ({
        value: id,
        label: t('{number} with {count} stops', { number: multistopno, count: jobcount }),
      })),
  ];
}
