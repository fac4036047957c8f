import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';

type HoldDialogProps = {
  readonly count: number;
  readonly onHold: (reason: string) => void;
  readonly onClose: () => void;
};
type Values = { readonly reason: string };

/** Asks why bookings of the selected customers are put on hold. */
export function HoldDialog({ count, onHold, onClose }: HoldDialogProps) {
  const t = useTranslate();
  const form = useForm<Values>({ ...formHabits, defaultValues: { reason: '' } });
  const submit = ({ reason }: Values) => {
    onClose();
    onHold(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Put {count, plural, one {# customer} other {# customers}} on hold?', { count })}
      description="They can view their bookings and pay invoices, but can't book."
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Put on hold"
        working={false}
        problem={null}
        onCancel={onClose}
        summaryHidden
      >
        <TextArea<Values>
          name="reason"
          label="Reason"
          help="Saved as a note on each customer; customers don't see it."
          rows={3}
          rules={{ maxLength: 4000 }}
          optional
        />
      </FormShell>
    </Dialog>
  );
}
