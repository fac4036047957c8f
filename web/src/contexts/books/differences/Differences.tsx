import { CircleCheck, Link2, RotateCcw, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { MenuItem } from '#ui/Menu.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { recordHref } from '../parts/kind-word.ts';
import { useSendAgain } from '../transfers/calls.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { useDifferences, useLink, useReleaseDeleted } from './calls.ts';
import { type ListedDifference, differenceColumns } from './difference-columns.tsx';

const shape = { accepted: textValue };
const idOf = ({ id }: ListedDifference) => id;
const nameOf = ({ number }: ListedDifference) => number;

/** Documents that are not the same here and in the accounting software. */
export function Differences({ wasCompared }: { readonly wasCompared: boolean }) {
  const formats = useFormats();
  const list = useRecordList(paths.books(), '-documentDate');
  const [{ accepted }, setSearch] = useSearchState(shape);
  const query = useDifferences({
    ...list.requested,
    filter: list.search.q,
    withAccepted: accepted !== undefined,
  });
  const columns = useMemo(() => differenceColumns(formats), [formats]);
  const [accepting, setAccepting] = useState<ListedDifference | null>(null);
  const actionsOf = useActions(setAccepting);
  return (
    <>
      <FilterBar
        search={{ ...list.text, placeholder: 'Number or customer' }}
        promoted={
          <FilterSelect
            label="Accepted"
            single
            options={[{ value: 'yes', label: 'Show accepted' }]}
            chosen={accepted === undefined ? [] : ['yes']}
            onChange={([next]) => setSearch({ accepted: next })}
          />
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Differences"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={actionsOf}
        permission="Finance.Create"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: wasCompared ? 'Nothing differs' : 'Not compared yet',
          text: 'Documents are compared every night, or now.',
        }}
      />
      {accepting !== null && (
        <AcceptDialog difference={accepting} onClose={() => setAccepting(null)} />
      )}
    </>
  );
}

/** The actions on a difference. */
function useActions(onAccept: (row: ListedDifference) => void) {
  const toast = useToast();
  const sending = useSendAgain();
  const link = useLink();
  const release = useReleaseDeleted();
  const may = useMay();
  const failed = (error: Error) => toast({ title: explain(error).message, tone: 'problem' });
  return ({ ours, theirs, ...row }: ListedDifference): readonly MenuItem[] => {
    const open = ours === null ? undefined : recordHref(row.kind, ours.ourId);
    return [
      ...(open === undefined ? [] : [{ label: 'Open record', href: open }]),
      ...(ours === null
        ? []
        : [
            {
              label: 'Send again',
              icon: RotateCcw,
              onAct: () => sending.mutate({ ids: [ours.transferId] }, { onError: failed }),
            },
          ]),
      ...(ours === null || theirs === null
        ? []
        : [
            {
              label: 'Link',
              icon: Link2,
              onAct: () =>
                link.mutate(
                  { id: ours.transferId, theirId: theirs.theirId },
                  {
                    onSuccess: () => toast({ title: 'Linked', tone: 'success' }),
                    onError: failed,
                  },
                ),
            },
          ]),
      ...(ours === null || row.difference !== 'PaymentDeleted' || !may('Finance.Payment')
        ? []
        : [
            {
              label: 'Take the payment off here too',
              icon: Undo2,
              onAct: () =>
                release.mutate(
                  { id: ours.transferId },
                  {
                    onSuccess: () => toast({ title: 'The payment is now credit of the customer' }),
                    onError: failed,
                  },
                ),
            },
          ]),
      {
        label: 'Accept with reason',
        icon: CircleCheck,
        onAct: () => onAccept({ ours, theirs, ...row }),
      },
    ];
  };
}
