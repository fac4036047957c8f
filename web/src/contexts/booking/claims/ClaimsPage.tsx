import { type Claim, claimKinds, claimStatuses } from '@waybill/contract/booking/claims/shapes';
import { useMemo } from 'react';
import { oneOf } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { claimColumns, claimName } from './claim-columns.tsx';
import { kindOptions, statusWords } from './claim-words.ts';
import { useClaims } from './calls.ts';

const shape = {
  status: oneOf(claimStatuses),
  kind: oneOf(claimKinds),
};
const rowId = ({ id }: Claim) => String(id);
const rowHref = ({ id }: Claim) => paths.claim(id);

/** Claims for lost, damaged and late freight. Customers see their own. */
export function ClaimsPage() {
  const t = useTranslate();
  const formats = useFormats();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const columns = useMemo(() => claimColumns(formats, { t, isCustomer }), [formats, t, isCustomer]);
  const list = useRecordList(paths.claims(), '-creationTime');
  const [{ status, kind }] = useSearchState(shape);
  const filter = allOf([
    anyContains(['consignmentId', 'customerName'], list.search.q),
    status ? `status eq '${status}'` : '',
    kind ? `kind eq '${kind}'` : '',
  ]);
  const result = useClaims({ ...list.requested, ...(filter === '' ? {} : { filter }) });
  const total = result.data?.totalCount;
  return (
    <>
      <PageHeading
        title="Claims"
        breadcrumb={[{ label: 'Bookings', href: paths.bookingsBeta() }, { label: 'Claims' }]}
        count={total === undefined ? undefined : formats.number(total)}
      />
      <FilterBar
        search={{ ...list.text, placeholder: t('Consignment or customer') }}
        promoted={
          <>
            <FilterSelect
              single
              label="Status"
              options={claimStatuses.map((value) => ({ value, label: statusWords[value] }))}
              chosen={status ? [status] : []}
              onChange={([chosen]) => list.narrow({ status: chosen })}
            />
            <FilterSelect
              single
              label="Claim"
              options={kindOptions}
              chosen={kind ? [kind] : []}
              onChange={([chosen]) => list.narrow({ kind: chosen })}
            />
          </>
        }
      />
      <RecordTable
        list={list}
        query={result}
        label="Claims"
        columns={columns}
        rowId={rowId}
        rowName={claimName}
        rowHref={rowHref}
        permission="Booking.View"
        neverUsed={{ title: 'No claims yet', text: 'Lodge a claim from the booking’s page.' }}
        onClearFilters={
          filter === ''
            ? undefined
            : () => list.narrow({ q: undefined, status: undefined, kind: undefined })
        }
      />
    </>
  );
}
