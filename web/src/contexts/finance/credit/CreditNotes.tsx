import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAddCreditNotes } from '../calls.ts';
import type { CreditNoteRow } from './credit-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type OfOne = { readonly creditNote: CreditNoteRow };

/** What customer and staff wrote to each other about a credit, oldest first. */
export function CreditNotes({ creditNote }: OfOne) {
  const say = useSay();
  const { dateTime } = useFormats();
  const may = useMay();
  return (
    <Panel title="Notes">
      <div className="grid gap-4">
        <p className="text-ink-2">{say('Customer and staff read them.')}</p>
        <ol className="divide-y divide-hairline">
          {creditNote.notes.map((note, at) => (
            <li key={`${note.creationTime} ${at}`} className="py-2">
              <p className="break-words whitespace-pre-wrap">{note.note}</p>
              <p className="num text-meta text-ink-3">
                {note.userName} · {dateTime(note.creationTime)}
              </p>
            </li>
          ))}
        </ol>
        {may('Finance.CreditRequest') && <NewNote creditNote={creditNote} />}
      </div>
    </Panel>
  );
}

type Values = { readonly note: string };

function NewNote({ creditNote: { id } }: OfOne) {
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const adding = useAddCreditNotes();
  const add = ({ note }: Values) =>
    adding.mutate(
      { id, notes: [{ note }] },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showInForm(error, form.setError, ['note']),
      },
    );
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
