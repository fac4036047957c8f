import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooksDifferences } from '@waybill/contract/books/endpoints';
import type { Difference } from '@waybill/contract/books/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { Formats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Money } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { kindWord } from '../parts/kind-word.ts';

export type ListedDifference = ResultOf<typeof getBooksDifferences>['items'][number];

const differenceWord: Readonly<Record<Difference, PlatformText>> = {
  Waiting: 'Waits to be sent',
  MissingThere: 'Missing in accounting',
  MissingHere: 'Missing here',
  Amount: 'Other amount',
  Void: 'Void on one side',
  PaymentDeleted: 'Payment deleted there',
  Open: 'Other balance',
};

const showsOpen = ({ difference }: ListedDifference): boolean =>
  difference === 'Open' || difference === 'PaymentDeleted';

/** Amounts are totals, but where balances differ. */
export function differenceColumns(formats: Formats): readonly Column<ListedDifference>[] {
  const amountOf = (row: ListedDifference, side: 'ours' | 'theirs') => {
    const document = row[side];
    if (document === null) return '—';
    if (row.difference === 'Void' && document.isVoid) return <Translated text="Void" />;
    const amount = showsOpen(row) ? document.open : document.total;
    return <Money text={formats.money(amount)} />;
  };
  return [
    {
      id: 'number',
      header: 'Number',
      cell: ({ number }) => <span className="font-mono text-table">{number}</span>,
      card: 'key',
      sortKey: 'number',
      width: 130,
    },
    {
      id: 'kind',
      header: 'Type',
      cell: ({ kind }) => kindWord[kind],
      isWord: true,
      card: 'none',
      sortKey: 'kind',
      width: 110,
      hideBelow: 1440,
    },
    {
      id: 'customer',
      header: 'Customer',
      cell: ({ customerName }) => customerName,
      title: ({ customerName }) => customerName,
      card: 'fact',
      sortKey: 'customerName',
      width: 190,
      hideBelow: 768,
    },
    {
      id: 'date',
      header: 'Date',
      cell: ({ documentDate }) => <span className="num">{formats.date(documentDate)}</span>,
      card: 'none',
      sortKey: 'documentDate',
      width: 110,
    },
    {
      id: 'difference',
      header: 'Difference',
      cell: ({ difference, accepted }) => (
        <StatusPill family={accepted === null ? 'amber' : 'neutral'}>
          {differenceWord[difference]}
        </StatusPill>
      ),
      card: 'pill',
      sortKey: 'difference',
      width: 180,
    },
    {
      id: 'ours',
      header: 'Here',
      cell: (row) => amountOf(row, 'ours'),
      align: 'right',
      card: 'fact',
      width: 110,
    },
    {
      id: 'theirs',
      header: 'In accounting',
      cell: (row) => amountOf(row, 'theirs'),
      align: 'right',
      card: 'fact',
      width: 120,
    },
  ];
}
