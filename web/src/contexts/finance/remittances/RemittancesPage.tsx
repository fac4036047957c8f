import { FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains } from '#shell/list-page.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSession } from '#shell/session/use-session.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { ListHeading } from '../parts/ListHeading.tsx';
import { remittanceColumns, type RemittanceItem } from './remittance-columns.tsx';
import { RemittancePeek } from './RemittancePeek.tsx';
import { useRemittances, useRemittancesCsv } from './calls.ts';

const shape = { only: or(oneOf(['all', 'open']), 'all') };
const searched = ['remittanceNumber', 'note', 'customer/displayName', 'customer/code'];
const choices = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Awaiting payment' },
] as const;
const isOpen = "status eq 'Pending' or status eq 'PartiallyPaid'";

const rowId = (row: RemittanceItem) => String(row.id);
const rowName = (row: RemittanceItem) => row.remittanceNumber;

/** Payments that customers have announced. Customers see and create their own. */
export function RemittancesPage() {
  const formats = useFormats();
  const may = useMay();
  const go = useGo();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const columns = useMemo(() => remittanceColumns(formats, isCustomer), [formats, isCustomer]);
  const list = useRecordList(paths.remittances(), '-creationTime');
  const [{ only }] = useSearchState(shape);
  const filter = allOf([anyContains(searched, list.search.q), only === 'open' ? isOpen : '']);
  const query = { ...list.requested, ...(filter === '' ? {} : { filter }) };
  const result = useRemittances(query);
  const { items: rows, totalCount: total } = result.data ?? {};
  const peekAt = (row: RemittanceItem) => list.change({ peek: rowId(row) });
  useShortcut('n', () => may('Finance.Remittance') && go(paths.newRemittance()));
  return (
    <>
      <ListHeading
        title="Remittance advices"
        total={total}
        actions={may('Finance.Remittance') ? [newOne] : []}
        csv={useRemittancesCsv()}
        requested={query}
      />
      <FilterBar
        search={{ ...list.text, placeholder: 'Number, note or customer' }}
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
        label="Remittance advices"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        onOpen={peekAt}
        onPeek={peekAt}
        permission="Finance.View"
        neverUsed={{
          title: 'No remittance advices yet',
          text: 'A remittance advice announces which invoices a payment is for, before it arrives.',
        }}
        onClearFilters={
          filter === '' ? undefined : () => list.narrow({ q: undefined, only: undefined })
        }
      />
      <RemittancePeek
        remittance={rows?.find((row) => rowId(row) === list.search.peek)}
        onClose={() => list.change({ peek: undefined })}
      />
    </>
  );
}

const newOne = {
  label: 'New remittance advice',
  href: paths.newRemittance(),
  icon: FilePlus,
  primary: true,
  keys: 'n',
};
