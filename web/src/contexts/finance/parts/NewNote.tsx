import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';

type Values = { readonly note: string };

type NewNoteProps<Args> = {
  readonly adding: UseMutationResult<unknown, Error, Args>;
  readonly argsOf: (note: string) => Args;
};

/** A field for a new note; the text remains until it is saved. */
export function NewNote<Args>({ adding, argsOf }: NewNoteProps<Args>) {
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const add = ({ note }: Values) =>
    adding.mutate(argsOf(note), {
      onSuccess: () => form.reset(),
      onError: (error) => showInForm(error, form.setError, ['note']),
    });
  return (
    <FormShell
      form={form}
      onSubmit={add}
      submitLabel="Add note"
      working={adding.isPending}
      problem={null}
      summaryHidden
    >
      <TextArea<Values>
        name="note"
        label="New note"
        rows={2}
        countTo={2000}
        rules={{ required: true, maxLength: 2000 }}
      />
    </FormShell>
  );
}
