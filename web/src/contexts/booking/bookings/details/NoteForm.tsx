import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useAddNote } from '../calls.ts';

/** A field for a new note about a booking. */
export function NoteForm({ bookingId }: { readonly bookingId: number }) {
  const form = useForm({ ...formHabits, defaultValues: { comment: '' } });
  const adding = useAddNote();
  const add = ({ comment }: { readonly comment: string }) =>
    adding.mutate(
      { bookingId, bookingNote: { comment } },
      { onSuccess: () => form.reset({ comment: '' }) },
    );
  return (
    <FormShell
      form={form}
      onSubmit={add}
      submitLabel="Add note"
      working={adding.isPending}
      problem={adding.error ? explain(adding.error).message : null}
      summaryHidden
    >
      <TextArea
        name="comment"
        label="Note"
        labelHidden
        rows={2}
        placeholder="Write a note"
        rules={{ required: true, maxLength: 4000 }}
      />
    </FormShell>
  );
}
