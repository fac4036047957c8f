import type { ResultOf } from '@waybill/contract/endpoint';
import type { getBooksTransfers } from '@waybill/contract/books/endpoints';
import { transferStatuses } from '@waybill/contract/books/lifecycle';
import { RotateCcw } from 'lucide-react';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { kindWord } from '../parts/kind-word.ts';
import { useSendAgain, useTransfers } from './calls.ts';
import { statusFamily } from './status-family.ts';
import { TransferDrawer } from './TransferDrawer.tsx';

export type Transfer = ResultOf<typeof getBooksTransfers>['items'][number];

const shape = { status: textValue };
const statuses = transferStatuses.map((value) => ({ value, label: value }));
const idOf = ({ id }: Transfer) => String(id);
const nameOf = ({ number }: Transfer) => number;

const columns: readonly Column<Transfer>[] = [
  {
    id: 'number',
    header: 'Number',
    cell: ({ number }) => <span className="font-mono text-table">{number}</span>,
    card: 'key',
    sortKey: 'number',
    width: 140,
  },
  {
    id: 'kind',
    header: 'Type',
    cell: ({ kind }) => kindWord[kind],
    isWord: true,
    card: 'fact',
    sortKey: 'kind',
    width: 120,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusPill family={statusFamily[status]}>{status}</StatusPill>,
    card: 'pill',
    sortKey: 'status',
    width: 110,
  },
  {
    id: 'problem',
    header: 'Problem',
    cell: ({ problem, problemSentence }) =>
      problem !== null && <Translated text={problemSentence ?? problem} />,
    title: ({ problem }) => problem ?? '',
    width: 280,
    hideBelow: 768,
  },
  { id: 'time', header: 'Sent on', cell: SentOn, sortKey: 'sentTime', width: 160, card: 'fact' },
];

function SentOn({ sentTime }: Transfer) {
  const { dateTime } = useFormats();
  return sentTime === null ? '—' : dateTime(sentTime);
}

/** The records sent to the accounting software, and those that could not be sent. */
export function Transfers() {
  const list = useRecordList(paths.books({ tab: 'sent' }), '-creationTime');
  const [{ status }, setSearch] = useSearchState(shape);
  const filter = allOf([
    anyContains(['number'], list.search.q),
    status === undefined ? '' : `status eq ${quoted(status)}`,
  ]);
  const query = useTransfers({ ...list.requested, filter });
  const sending = useSendAgain();
  const peeked = query.data?.items.find(({ id }) => String(id) === list.search.peek);
  const narrow = (next: string | undefined) => {
    list.narrow({});
    setSearch({ status: next });
  };
  return (
    <>
      <FilterBar
        search={{ ...list.text, placeholder: 'Number' }}
        promoted={
          <FilterSelect
            label="Status"
            single
            options={statuses}
            chosen={status === undefined ? [] : [status]}
            onChange={([next]) => narrow(next)}
          />
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Sent to accounting"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ id }) => list.change({ peek: String(id) })}
        rowActions={({ id }) => [
          {
            label: 'Send again',
            icon: RotateCcw,
            onAct: () => sending.mutate({ ids: [id] }),
          },
        ]}
        permission="Finance.Create"
        onClearFilters={
          filter === ''
            ? undefined
            : () => {
                list.narrow({ q: undefined });
                setSearch({ status: undefined });
              }
        }
        neverUsed={{
          title: 'Nothing sent yet',
          text: 'Invoices are sent as soon as they are issued.',
        }}
      />
      {peeked && (
        <TransferDrawer transfer={peeked} onClose={() => list.change({ peek: undefined })} />
      )}
    </>
  );
}
