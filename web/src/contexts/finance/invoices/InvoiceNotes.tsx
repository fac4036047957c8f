import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { NewNote } from '../parts/NewNote.tsx';
import { NoteList } from '../parts/NoteList.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useAddNote } from './calls.ts';

/** Notes of staff about an invoice; customers never see them. */
export function InvoiceNotes({ invoice: { id, notes } }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const may = useMay();
  const adding = useAddNote();
  return (
    <Panel>
      <div className="grid gap-4">
        <p className="text-ink-2">{t('Notes are visible to staff only.')}</p>
        {may('Finance.Edit') && <NewNote adding={adding} argsOf={(note) => ({ id, note })} />}
        <NoteList notes={notes} />
      </div>
    </Panel>
  );
}
