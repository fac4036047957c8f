import { useFormats } from '#shell/formats.ts';

type Note = {
  readonly note: string;
  readonly userName?: string | null | undefined;
  readonly creationTime: string;
};

/** Notes in the given order. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  const { dateTime } = useFormats();
  if (notes.length === 0) return null;
  return (
    <ol className="divide-y divide-hairline">
      {notes.map((note, at) => (
        <li key={`${note.creationTime} ${at}`} className="py-2">
          <p className="break-words whitespace-pre-wrap">{note.note}</p>
          <p className="num text-meta text-ink-3">
            {note.userName} · {dateTime(note.creationTime)}
          </p>
        </li>
      ))}
    </ol>
  );
}
