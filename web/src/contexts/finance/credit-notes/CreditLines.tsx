import type { ReactNode } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import { detailWord } from '../payments/payment-labels.ts';
import type { CreditNoteItem } from './credit-columns.tsx';
import { Translated } from '#shell/texts/Translated.tsx';

export type CreditLine = CreditNoteItem['details'][number];

type CreditLinesProps = {
  readonly creditNote: CreditNoteItem;
  /** The content of the column of approved amounts during a decision. */
  readonly approving?: (line: CreditLine) => ReactNode;
};

/** The lines of a credit note: charged, requested, approved. */
export function CreditLines({ creditNote, approving }: CreditLinesProps) {
  const { money } = useFormats();
  const approved = ({ approvedAmount }: CreditLine) =>
    approvedAmount === null ? '–' : <Money text={money(approvedAmount)} />;
  return (
    <LinesTable
      label="Lines"
      rows={creditNote.details}
      rowId={({ id }) => id}
      columns={[
        {
          head: 'Line',
          cell: (line) => (
            <>
              <Translated text={detailWord(line.creditNoteDetailType)} />{' '}
              <span className="font-mono text-ink-2">{line.referenceNo}</span>
              {[line.description, line.notes].map(
                (text) =>
                  text && (
                    <span key={text} className="block text-meta text-ink-2">
                      {text}
                    </span>
                  ),
              )}
            </>
          ),
        },
        {
          head: 'Charged',
          right: true,
          wideOnly: true,
          cell: ({ chargedAmount }) => <Money text={money(chargedAmount)} />,
        },
        { head: 'Requested', right: true, cell: ({ amount }) => <Money text={money(amount)} /> },
        { head: 'Approved', right: true, cell: approving ?? approved },
      ]}
    />
  );
}
