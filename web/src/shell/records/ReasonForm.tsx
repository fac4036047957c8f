import { useForm } from 'react-hook-form';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';

type ReasonFormProps = {
  readonly submitLabel: string;
  readonly working: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the reason of an exception to a rule; the reason is stored. */
export function ReasonForm({ submitLabel, working, onSubmit, onCancel }: ReasonFormProps) {
  const form = useForm<{ reason: string }>({ ...formHabits, defaultValues: { reason: '' } });
  return (
    <FormShell
      form={form}
      onSubmit={({ reason }) => onSubmit(reason.trim())}
      submitLabel={submitLabel}
      working={working}
      problem={null}
      onCancel={onCancel}
      summaryHidden
    >
      <TextField<{ reason: string }>
        name="reason"
        label="Reason"
        rules={{ required: 'Enter a reason', maxLength: 500 }}
      />
    </FormShell>
  );
}
