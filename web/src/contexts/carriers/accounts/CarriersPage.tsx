import { Percent, Plus, Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { type CarrierAccountItem, accountColumns } from './account-columns.tsx';
import { useAccounts, useCarrierCodes } from './calls.ts';

const idOf = ({ id }: CarrierAccountItem) => String(id);
const nameOf = ({ name }: CarrierAccountItem) => name;
const hrefOf = ({ id }: CarrierAccountItem) => paths.carrier(id);

/** The carrier accounts for bookings. */
export function CarriersPage() {
  const list = useRecordList(paths.carriers(), 'name');
  const query = useAccounts({ ...list.requested, filter: list.search.q });
  const t = useTranslate();
  const formats = useFormats();
  const codes = useCarrierCodes().data?.items;
  const columns = useMemo(
    () => accountColumns(new Map((codes ?? []).map((each) => [each.code, each])), { t, formats }),
    [codes, t, formats],
  );
  const may = useMay();
  const total = query.data?.totalCount;
  return (
    <>
      <PageHeading title="Carriers" count={total?.toString()} actions={useActions()} />
      <FilterBar search={{ ...list.text, placeholder: 'Account, code or carrier' }} />
      <RecordTable
        list={list}
        query={query}
        label="Carrier accounts"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Carrier.View"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'Connect your first carrier',
          text: 'Your own fleet, or a carrier whose prices and labels you use.',
          action: may('Carrier.Create') && (
            <ButtonLink href={paths.carrier('new')} look="primary" icon={Plus}>
              New carrier account
            </ButtonLink>
          ),
        }}
      />
    </>
  );
}

function useActions(): readonly HeadingEntry[] {
  const may = useMay();
  const go = useGo();
  const mayCreate = may('Carrier.Create');
  useShortcut(mayCreate ? 'n' : '', () => go(paths.carrier('new')), 'New carrier account');
  return [
    { label: 'Rate cards', icon: Table2, href: paths.rateCards() },
    ...(may('Booking.Markup')
      ? [{ label: 'Markup', icon: Percent, href: paths.markup() } as const]
      : []),
    ...(mayCreate
      ? [
          {
            label: 'New carrier account',
            icon: Plus,
            href: paths.carrier('new'),
            primary: true,
            keys: 'n',
          } as const,
        ]
      : []),
  ];
}
