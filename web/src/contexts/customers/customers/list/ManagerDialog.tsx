import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';

type ManagerDialogProps = {
  readonly count: number;
  /** Suggested names. */
  readonly managers: readonly string[];
  readonly onSet: (manager: string) => void;
  readonly onClose: () => void;
};
type Values = { readonly manager: string };

/** Asks for the manager of the selected customers. */
export function ManagerDialog({ count, managers, onSet, onClose }: ManagerDialogProps) {
  const t = useTranslate();
  const form = useForm<Values>({ ...formHabits, defaultValues: { manager: '' } });
  const submit = ({ manager }: Values) => {
    onClose();
    onSet(manager);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={t('Account manager for {count, plural, one {# customer} other {# customers}}', {
        count,
      })}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Set account manager"
        working={false}
        problem={null}
        onCancel={onClose}
        summaryHidden
      >
        <TextField<Values>
          name="manager"
          label="Account manager"
          help="Leave blank to remove the account manager."
          suggestions={managers}
          rules={{ maxLength: 256 }}
          optional
        />
      </FormShell>
    </Dialog>
  );
}
