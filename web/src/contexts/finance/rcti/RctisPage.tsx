import type { Rcti } from '@waybill/contract/finance/rcti/shapes';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { FinanceNav } from '../parts/FinanceNav.tsx';
import { useRctis } from './calls.ts';
import { rctiColumns } from './rcti-columns.tsx';

const PayDialog = later(async () => (await import('./PayDialog.tsx')).PayDialog);

const shape = { only: or(oneOf(['all', 'open']), 'all') };
const searched = ['rctiNumber', 'supplierName'];
const choices = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Awaiting payment' },
] as const;

const rowId = (row: Rcti) => String(row.id);
const rowName = (row: Rcti) => row.rctiNumber;
const rowHref = (row: Rcti) => paths.rcti(row.id);
const nobody: ReadonlySet<string> = new Set();

/** Recipient created tax invoices: the amounts owed to contractors for jobs. */
export function RctisPage() {
  const formats = useFormats();
  const columns = useMemo(() => rctiColumns(formats), [formats]);
  const list = useRecordList(paths.rctis(), '-creationTime');
  const [{ only }] = useSearchState(shape);
  const [chosen, setChosen] = useState(nobody);
  const [isPaying, setPaying] = useState(false);
  const open = only === 'open' ? "status eq 'Issued'" : '';
  const filter = allOf([anyContains(searched, list.search.q), open]);
  const result = useRctis({ ...list.requested, ...(filter === '' ? {} : { filter }) });
  const selected = (result.data?.items ?? []).filter((row) => chosen.has(rowId(row)));
  const isPayable = selected.every(({ status }) => status === 'Issued');
  return (
    <>
      <PageHeading
        title="RCTIs"
        count={result.data && formats.number(result.data.totalCount)}
        actions={[{ label: 'Contractors', href: paths.contractors(), icon: Users, primary: true }]}
      />
      <FinanceNav />
      <FilterBar
        search={{ ...list.text, placeholder: 'Number or contractor' }}
        promoted={
          <SegmentedControl
            label="Show"
            value={only}
            onChange={(next) => list.narrow({ only: next === 'all' ? undefined : next })}
            options={choices}
          />
        }
      />
      <RecordTable
        list={list}
        query={result}
        label="RCTIs"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        permission="Finance.Contractors"
        selection={{ chosen, onChange: setChosen }}
        neverUsed={{
          title: 'No RCTIs yet',
          text: 'Close the driver charges of jobs, then create RCTIs under Contractors.',
        }}
        onClearFilters={
          filter === '' ? undefined : () => list.narrow({ q: undefined, only: undefined })
        }
      />
      <BulkBar count={selected.length} onClear={() => setChosen(nobody)}>
        <Button
          disabledReason={isPayable ? null : 'Only RCTIs that are issued can be paid.'}
          onClick={() => setPaying(true)}
        >
          Mark as paid
        </Button>
      </BulkBar>
      {isPaying && (
        <PayDialog
          rctis={selected}
          onClose={() => setPaying(false)}
          onPaid={() => setChosen(nobody)}
        />
      )}
    </>
  );
}
