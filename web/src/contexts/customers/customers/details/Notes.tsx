import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { later } from '#ui/later.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import type { CustomerDetailData } from '../form/customer-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const NoteForm = later(
  async () => (await import('./NoteForm.tsx')).NoteForm,
  <Skeleton height={110} />,
);

/** Notes of staff about a customer, newest first. */
export function Notes({ customer }: { readonly customer: CustomerDetailData }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const mayWrite = useMay()('Customer.Edit');
  const { id, notes } = customer;
  return (
    <Panel title="Notes">
      <div className="grid gap-4">
        {mayWrite && <NoteForm customerId={id} />}
        {notes.length === 0 && <p className="text-ink-3">{t('No notes yet.')}</p>}
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
