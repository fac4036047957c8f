import { blockerTexts } from '@waybill/contract/finance/rcti/lifecycle';
import type { Contractor } from '@waybill/contract/finance/rcti/shapes';
import { formatAbn } from '@waybill/kernel/business-numbers';
import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { anyContains } from '#shell/list-page.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { later } from '#ui/later.ts';
import { Money } from '#ui/Money.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import type { Column } from '#ui/table/types.ts';
import { FinanceNav } from '../parts/FinanceNav.tsx';
import { useContractors } from './calls.ts';
import { ReadyPill } from './ReadyPill.tsx';

const ContractorDrawer = later(
  async () => (await import('./ContractorDrawer.tsx')).ContractorDrawer,
);
const CreateDialog = later(async () => (await import('./CreateDialog.tsx')).CreateDialog);

const searched = ['driverName', 'name', 'abn'];
const rowId = (row: Contractor) => row.driverId;
const rowName = (row: Contractor) => row.driverName;
const nobody: ReadonlySet<string> = new Set();

/** Contractors: their data for RCTIs, the amounts owed to them, and the creation of RCTIs. */
export function ContractorsPage() {
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(formats), [formats]);
  const list = useRecordList(paths.contractors(), 'driverName');
  const [chosen, setChosen] = useState(nobody);
  const [isCreating, setCreating] = useState(false);
  const filter = anyContains(searched, list.search.q);
  const result = useContractors({ ...list.requested, ...(filter === '' ? {} : { filter }) });
  const rows = result.data?.items ?? [];
  const open = (row: Contractor) => list.change({ peek: rowId(row) });
  const edited = rows.find((row) => rowId(row) === list.search.peek);
  const selected = rows.filter((row) => chosen.has(rowId(row)));
  const why = selected.some(({ waitingCharges }) => waitingCharges > 0)
    ? null
    : 'None of the selected contractors has a closed charge.';
  return (
    <>
      <PageHeading
        title="Contractors"
        breadcrumb={[{ label: 'RCTIs', href: paths.rctis() }, { label: 'Contractors' }]}
        count={result.data && formats.number(result.data.totalCount)}
      />
      <FinanceNav />
      <FilterBar search={{ ...list.text, placeholder: 'Name or ABN' }} />
      <RecordTable
        list={list}
        query={result}
        label="Contractors"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        onOpen={open}
        permission="Finance.Contractors"
        selection={{ chosen, onChange: setChosen }}
        neverUsed={{
          title: 'No contractors yet',
          text: 'Contractors and drivers with closed charges are listed here.',
        }}
        onClearFilters={filter === '' ? undefined : () => list.narrow({ q: undefined })}
      />
      <BulkBar count={selected.length} onClear={() => setChosen(nobody)}>
        <Button
          icon={FileText}
          look="primary"
          disabledReason={why}
          onClick={() => setCreating(true)}
        >
          Create RCTIs
        </Button>
      </BulkBar>
      {isCreating && (
        <CreateDialog
          driverIds={selected.map(rowId)}
          onClose={() => setCreating(false)}
          onCreated={() => setChosen(nobody)}
        />
      )}
      {edited !== undefined && (
        <ContractorDrawer
          key={edited.driverId}
          contractor={edited}
          onClose={() => list.change({ peek: undefined })}
        />
      )}
    </>
  );
}

const columnsOf = ({ money }: Formats): readonly Column<Contractor>[] => [
  {
    id: 'driver',
    header: 'Driver',
    width: 180,
    card: 'key',
    sortKey: 'driverName',
    cell: rowName,
  },
  { id: 'name', header: 'Business', width: 220, card: 'fact', cell: ({ name }) => name },
  {
    id: 'abn',
    header: 'ABN',
    width: 130,
    card: 'none',
    hideBelow: 1024,
    cell: ({ abn }) => <span className="num">{formatAbn(abn)}</span>,
  },
  {
    id: 'ready',
    header: 'RCTI',
    width: 170,
    card: 'pill',
    cell: ({ blocker }) => <ReadyPill blocker={blocker} />,
    title: ({ blocker }) => (blocker === null ? '' : blockerTexts[blocker]),
    isWord: true,
  },
  {
    id: 'charges',
    header: 'Closed charges',
    width: 120,
    align: 'right',
    card: 'none',
    sortKey: 'waitingCharges',
    cell: ({ waitingCharges }) => waitingCharges,
  },
  {
    id: 'amount',
    header: 'Owed ex. tax',
    width: 130,
    align: 'right',
    card: 'fact',
    sortKey: 'waitingAmount',
    cell: ({ waitingAmount }) => <Money text={money(waitingAmount)} />,
  },
];
