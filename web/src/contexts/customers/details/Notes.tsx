import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useAddNote } from '../calls.ts';
import type { Detail } from '../form/customer-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';

/** What staff wrote about a customer, newest first. */
export function Notes({ customer }: { readonly customer: Detail }) {
  const say = useSay();
  const { dateTime } = useFormats();
  const mayWrite = useMay()('Customer.Edit');
  const { id, notes } = customer;
  return (
    <Panel title="Notes">
      <div className="grid gap-4">
        {mayWrite && <WriteNote customerId={id} />}
        {notes.length === 0 && (
          <p className="text-ink-3">{say('Nobody has written a note yet.')}</p>
        )}
        <Timeline
          label="Notes"
          first={5}
          events={notes.map((note, at) => ({
            id: String(note.id ?? at),
            title: note.comment,
            time: note.creationTime === undefined ? '' : dateTime(note.creationTime),
            by: note.userName ?? undefined,
          }))}
        />
      </div>
    </Panel>
  );
}

const empty = { note: { comment: '' } };

function WriteNote({ customerId }: { readonly customerId: number }) {
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
        rules={{ required: 'Please write something' }}
      />
    </FormShell>
  );
}
