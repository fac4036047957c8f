import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';
import { NewNote } from '../parts/NewNote.tsx';
import { NoteList } from '../parts/NoteList.tsx';
import type { CreditNoteItem } from './credit-columns.tsx';
import { useAddCreditNotes } from './calls.ts';

/** Comments of customer and staff about a credit note, oldest first. */
export function CreditNotes({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const t = useTranslate();
  const may = useMay();
  const adding = useAddCreditNotes();
  const { id, notes } = creditNote;
  return (
    <Panel title="Notes">
      <div className="grid gap-4">
        <p className="text-ink-2">{t('Visible to the customer and staff.')}</p>
        <NoteList notes={notes} />
        {may('Finance.CreditRequest') && (
          <NewNote adding={adding} argsOf={(note) => ({ id, notes: [{ note }] })} />
        )}
      </div>
    </Panel>
  );
}
