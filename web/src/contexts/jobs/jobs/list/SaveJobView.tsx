import { viewNameMax } from '@waybill/contract/identity/list-views/shapes';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useSaveJobView } from '../calls.ts';

type SaveJobViewProps = {
  readonly search: Readonly<Record<string, string>>;
  readonly onClose: () => void;
};

type Values = { readonly view: { readonly name: string; readonly isShared: boolean } };

/** Saves the current view of jobs under a name, private or shared. */
export function SaveJobView({ search, onClose }: SaveJobViewProps) {
  const { data: session } = useSession();
  const saving = useSaveJobView();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { view: { name: '', isShared: false } },
  });
  const submit = ({ view: { name, isShared } }: Values) =>
    saving.mutate(
      {
        view: {
          list: 'jobs',
          name: name.trim(),
          isShared,
          search: { ...search },
          columns: null,
        },
      },
      {
        onSuccess: onClose,
        onError: (error) => showInForm(error, form.setError, ['view.name', 'view.isShared']),
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Save view" size="small">
      <FormShell
        form={form}
        submitLabel="Save view"
        working={saving.isPending}
        problem={null}
        summaryHidden
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField<Values>
          name="view.name"
          label="Name"
          help="Available on all your devices."
          rules={{ required: true, maxLength: viewNameMax }}
        />
        {session?.isTenant === true && (
          <CheckboxField<Values> name="view.isShared" label="Share with all colleagues" />
        )}
      </FormShell>
    </Dialog>
  );
}
