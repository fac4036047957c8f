import { Translated } from '#shell/texts/Translated.tsx';
import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { MessageSquare } from 'lucide-react';
import { useRef } from 'react';
import { useFormats } from '#shell/formats.ts';
import { later } from '#ui/later.ts';
import { DateTime } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';

const NoteForm = later(
  async () => (await import('./NoteForm.tsx')).NoteForm,
  <Skeleton height={110} />,
);

type NotesPanelProps = {
  readonly bookingId: number;
  readonly notes: BookingForEditResult['bookingNotes'];
};

/** The notes about a booking, newest first, and a field for another (`c`). */
export function NotesPanel({ bookingId, notes }: NotesPanelProps) {
  const { dateTime, exact } = useFormats();
  const place = useRef<HTMLDivElement>(null);
  useShortcut('c', () => place.current?.querySelector('textarea')?.focus());
  const newestFirst = [...notes].sort((one, other) =>
    (other.creationTime ?? '').localeCompare(one.creationTime ?? ''),
  );
  return (
    <Panel title="Notes">
      <div ref={place} className="mb-4">
        <NoteForm bookingId={bookingId} />
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
            detail: (
              <span className="whitespace-pre-line">
                <Translated text={note.commentSentence ?? note.comment} />
              </span>
            ),
          }))}
        />
      )}
    </Panel>
  );
}
