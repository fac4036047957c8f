import { ReceiptText, SlidersHorizontal, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { reconciliationColumns } from './reconciliation-columns.tsx';
import type { Reconciliation } from '@waybill/contract/reconciliation/reconciliations/shapes';
import { useReconciliations } from './calls.ts';

const idOf = ({ id }: Reconciliation) => String(id);
const nameOf = ({ invoiceNumber, fileName }: Reconciliation) => invoiceNumber ?? fileName;
const hrefOf = ({ id }: Reconciliation) => paths.reconciliation(id);

/** The received carriers' invoices, with their progress. */
export function ReconciliationsPage() {
  const formats = useFormats();
  const list = useRecordList(paths.reconciliations(), '-creationTime');
  const query = { ...list.requested, filter: list.search.q };
  const known = useReconciliations(query, false);
  const isWatched = known.data?.items.some(isUnderWay) ?? false;
  const result = useReconciliations(query, isWatched);
  const columns = useMemo(() => reconciliationColumns(formats), [formats]);
  const go = useGo();
  useShortcut('n', () => go(paths.newReconciliation()), 'Import carrier invoice');
  const total = result.data?.totalCount;
  return (
    <>
      <PageHeading
        title="Reconciliation"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Reconciliation' }]}
        count={total?.toString()}
        actions={[
          { label: 'Recharges to invoice', icon: ReceiptText, href: paths.recharges() },
          { label: 'Tolerances', icon: SlidersHorizontal, href: paths.tolerances() },
          {
            label: 'Import invoice',
            icon: Upload,
            href: paths.newReconciliation(),
            primary: true,
            keys: 'n',
          },
        ]}
      />
      <FilterBar search={{ ...list.text, placeholder: 'Carrier, file or invoice number' }} />
      <RecordTable
        list={list}
        query={result}
        label="Carrier invoices"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Booking.Reconcile"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'Import your first carrier invoice',
          text: 'Every line is compared with the quote. You decide on the differences.',
          action: (
            <ButtonLink href={paths.newReconciliation()} look="primary" icon={Upload}>
              Import invoice
            </ButtonLink>
          ),
        }}
      />
    </>
  );
}

const isUnderWay = ({ status }: Reconciliation): boolean =>
  status === 'Uploaded' || status === 'Processing';
