import { useMemo } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSession } from '#shell/session/use-session.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { creditColumns, type CreditNoteItem } from './credit-columns.tsx';
import { ListHeading } from '../parts/ListHeading.tsx';
import { useCreditNotes, useCreditNotesCsv } from './calls.ts';

const shape = { only: or(oneOf(['all', 'requested', 'open']), 'all') };
const searched = ['creditNoteNumber', 'invoiceNumber', 'customer/displayName', 'customer/code'];
const choices = [
  { value: 'all', label: 'All' },
  { value: 'requested', label: 'To decide' },
  { value: 'open', label: 'Unsettled credit' },
] as const;
const filters = { all: '', requested: "status eq 'Requested'", open: "settlement eq 'Open'" };

const rowId = (row: CreditNoteItem) => String(row.id);
const rowName = (row: CreditNoteItem) => row.creditNoteNumber;
const rowHref = (row: CreditNoteItem) => paths.creditNote(row.id);

/** Requested, decided and settled credit notes. Customers see their own. */
export function CreditNotesPage() {
  const formats = useFormats();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const columns = useMemo(() => creditColumns(formats, isCustomer), [formats, isCustomer]);
  const list = useRecordList(paths.creditNotes(), '-creationTime');
  const [{ only }] = useSearchState(shape);
  const filter = allOf([anyContains(searched, list.search.q), filters[only]]);
  const query = { ...list.requested, ...(filter === '' ? {} : { filter }) };
  const result = useCreditNotes(query);
  return (
    <>
      <ListHeading
        title="Credit notes"
        total={result.data?.totalCount}
        csv={useCreditNotesCsv()}
        requested={query}
      />
      <FilterBar
        search={{ ...list.text, placeholder: 'Number, invoice or customer' }}
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
        label="Credit notes"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        permission="Finance.View"
        neverUsed={{
          title: 'No credit notes yet',
          text: 'Request credit on an invoice, line by line.',
        }}
        onClearFilters={
          filter === '' ? undefined : () => list.narrow({ q: undefined, only: undefined })
        }
      />
    </>
  );
}
