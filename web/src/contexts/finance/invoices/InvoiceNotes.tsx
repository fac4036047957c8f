import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAddNote } from '../calls.ts';
import type { InvoiceRow } from './invoice-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

/** What staff wrote about an invoice; customers never see it. */
export function InvoiceNotes({ invoice }: { readonly invoice: InvoiceRow }) {
  const say = useSay();
  const may = useMay();
  const { dateTime } = useFormats();
  return (
    <Panel>
      <div className="grid gap-4">
        <p className="text-ink-2">{say('Notes are for staff alone.')}</p>
        {may('Finance.Edit') && <NewNote id={invoice.id} />}
        {invoice.notes.length > 0 && (
          <ul className="divide-y divide-hairline">
            {invoice.notes.map((note, at) => (
              <li key={`${note.creationTime} ${at}`} className="py-2">
                <p className="break-words whitespace-pre-wrap">{note.note}</p>
                <p className="num text-meta text-ink-3">
                  {note.userName} · {dateTime(note.creationTime)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

type Values = { readonly note: string };

function NewNote({ id }: { readonly id: number }) {
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const adding = useAddNote();
  const add = ({ note }: Values) =>
    adding.mutate(
      { id, note },
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
        label="Note"
        rows={3}
        countTo={2000}
        rules={{ required: true, maxLength: 2000 }}
      />
    </FormShell>
  );
}
