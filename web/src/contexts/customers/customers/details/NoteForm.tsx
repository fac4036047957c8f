import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useAddNote } from '../calls.ts';

const empty = { note: { comment: '' } };

/** A field for a new note about a customer. */
export function NoteForm({ customerId }: { readonly customerId: number }) {
  const save = useSaveForm({
    values: empty,
    send: useAddNote(),
    argsOf: ({ note }) => ({ customerId, note }),
    onSaved: () => save.form.reset(empty),
  });
  return (
    <FormShell {...save} submitLabel="Add note" summaryHidden>
      <TextArea
        name="note.comment"
        label="New note"
        labelHidden
        rows={2}
        rules={{ required: 'Please enter a note' }}
      />
    </FormShell>
  );
}
