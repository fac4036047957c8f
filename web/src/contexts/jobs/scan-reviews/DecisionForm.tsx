import type { ScanDecision } from '@waybill/contract/jobs/scan-reviews/choices';
import type { ScanReview } from '@waybill/contract/jobs/scan-reviews/shapes';
import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDecideScanReview } from './calls.ts';

type Values = {
  readonly decision: ScanDecision | null;
  readonly itemid: string;
  readonly note: string;
};

const choices: Readonly<Record<ScanDecision, string>> = {
  Recorded: 'Record it for the job',
  Accepted: 'Accept the proof as it is',
  Rejected: 'Reject it',
};

type DecisionFormProps = {
  readonly review: ScanReview;
  readonly options: readonly ScanDecision[];
  readonly onClose: () => void;
};

/** The decision of dispatch. A rejection needs a note, which the driver reads. */
export function DecisionForm({ review, options, onClose }: DecisionFormProps) {
  const t = useTranslate();
  const toast = useToast();
  const sending = useDecideScanReview();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { decision: null, itemid: review.job?.jobno ?? '', note: '' },
  });
  const decision = useWatch({ control: form.control, name: 'decision' });
  const submit = ({ decision: chosen, itemid, note }: Values) => {
    if (chosen === null) return;
    const number = itemid.trim();
    const isOther = chosen === 'Recorded' && number !== '' && number !== review.job?.jobno;
    sending.mutate(
      { id: review.id, decision: chosen, note: note.trim(), ...(isOther && { itemid: number }) },
      {
        onSuccess: () => {
          onClose();
          toast({ title: t('Decision saved'), tone: 'success' });
        },
        onError: (error) => showInForm(error, form.setError, []),
      },
    );
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Save decision"
      working={sending.isPending}
      problem={null}
      onCancel={onClose}
      summaryHidden
    >
      <SelectField<Values>
        name="decision"
        label="Decision"
        options={options.map((value) => ({ value, label: choices[value] }))}
        rules={{ required: 'Choose a decision' }}
      />
      {decision === 'Recorded' && (
        <TextField<Values>
          name="itemid"
          label="Number of the job"
          autoComplete="off"
          rules={{ required: 'Enter the number of the job', maxLength: 100 }}
        />
      )}
      <TextField<Values>
        name="note"
        label="Note"
        optional={decision !== 'Rejected'}
        help="The driver can read it."
        rules={{
          maxLength: 500,
          ...(decision === 'Rejected' && { required: 'Enter a reason' }),
        }}
      />
    </FormShell>
  );
}
