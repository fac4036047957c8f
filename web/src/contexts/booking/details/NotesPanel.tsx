import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { MessageSquare } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useAddNote } from '../calls.ts';

type NotesPanelProps = {
  readonly bookingId: number;
  readonly notes: BookingForEditResult['bookingNotes'];
};

/** What people wrote about a booking, newest first, and room for more (`c`). */
export function NotesPanel({ bookingId, notes }: NotesPanelProps) {
  const { dateTime, exact } = useFormats();
  const form = useForm({ ...formHabits, defaultValues: { comment: '' } });
  const adding = useAddNote();
  const place = useRef<HTMLDivElement>(null);
  useShortcut('c', () => place.current?.querySelector('textarea')?.focus());
  const add = ({ comment }: { readonly comment: string }) =>
    adding.mutate(
      { bookingId, bookingNote: { comment } },
      { onSuccess: () => form.reset({ comment: '' }) },
    );
  const newestFirst = [...notes].sort((one, other) =>
    (other.creationTime ?? '').localeCompare(one.creationTime ?? ''),
  );
  return (
    <Panel title="Notes">
      <div ref={place} className="mb-4">
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
      </div>
      {notes.length > 0 && (
        <Timeline
          label="Notes"
          first={5}
          events={newestFirst.map((note, at) => ({
            id: `${note.creationTime} ${at}`,
            icon: MessageSquare,
            title: note.userName ?? 'Waybill',
            time: note.creationTime && (
              <DateTime
                iso={note.creationTime}
                text={dateTime(note.creationTime)}
                title={exact(note.creationTime)}
              />
            ),
            detail: <span className="whitespace-pre-line">{note.comment}</span>,
          }))}
        />
      )}
    </Panel>
  );
}
