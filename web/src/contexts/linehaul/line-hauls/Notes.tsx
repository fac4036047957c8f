import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useFormats } from '#shell/formats.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { whyNotLineHaul } from '@waybill/contract/linehaul/lifecycle';
import { useUpdateLineHaul } from './calls.ts';

/** Notes of a line haul, newest first, and a field for the next one. */
export function Notes({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const { dateTime } = useFormats();
  const save = useSaveForm({
    reading: null,
    values: { note: { comment: '' } },
    send: useUpdateLineHaul(),
    argsOf: ({ note }) => ({ linehaul: { linehaulid: lineHaul.linehaulid }, note }),
    onSaved: () => save.form.reset({ note: { comment: '' } }),
  });
  const mayAdd = whyNotLineHaul('edit', lineHaul.status) === null;
  if (!mayAdd && lineHaul.notes.length === 0) return null;
  return (
    <Panel title="Notes">
      <div className="grid gap-4">
        {mayAdd && (
          <FormShell {...save} submitLabel="Add note" summaryHidden>
            <TextArea
              name="note.comment"
              label="New note"
              rows={2}
              rules={{ required: 'Please enter a note' }}
            />
          </FormShell>
        )}
        {lineHaul.notes.length > 0 && (
          <Timeline
            label="Notes"
            events={lineHaul.notes.map(({ id, comment, username, creationtime }) => ({
              id,
              title: comment,
              time: dateTime(creationtime),
              by: username,
            }))}
          />
        )}
      </div>
    </Panel>
  );
}
