import {
  type ListView as SavedView,
  viewNameMax,
} from '@waybill/contract/identity/list-views/shapes';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { textsOf, type ViewSearch } from './saved-views.ts';
import { useSaveListView } from '../calls.ts';

type SaveViewDialogProps = {
  readonly onClose: () => void;
  readonly onSaved: (view: SavedView) => void;
} & (
  | {
      /** The content of the new view. */
      readonly provided: {
        readonly search: ViewSearch;
        readonly columns: readonly string[] | null;
      };
      readonly saved?: undefined;
    }
  | { readonly saved: SavedView; readonly provided?: undefined }
);

type Values = { readonly view: { readonly name: string; readonly isShared: boolean } };

/** Saves a view under a name, private or shared. */
export function SaveViewDialog({ saved, provided: input, onClose, onSaved }: SaveViewDialogProps) {
  const { data: session } = useSession();
  const saving = useSaveListView();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { view: { name: saved?.name ?? '', isShared: saved?.isShared ?? false } },
  });
  const mayShare = session?.isTenant === true && saved?.isOwn !== false;
  const submit = ({ view: { name, isShared } }: Values) => {
    const view =
      saved === undefined
        ? {
            list: 'bookings' as const,
            search: textsOf(input.search),
            columns: input.columns === null ? null : [...input.columns],
          }
        : { id: saved.id, list: saved.list, search: saved.search, columns: saved.columns };
    saving.mutate(
      { view: { ...view, name: name.trim(), isShared } },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          onClose();
        },
        onError: (error) => showInForm(error, form.setError, ['view.name', 'view.isShared']),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={saved === undefined ? 'Save view' : 'Rename or share'}
      size="small"
    >
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
        {mayShare && <SwitchField<Values> name="view.isShared" label="Share with all colleagues" />}
      </FormShell>
    </Dialog>
  );
}
