import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { PackageOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useShops } from './calls.ts';
import { shopColumns } from './shop-columns.tsx';

const idOf = ({ id }: Shop) => String(id);
const nameOf = ({ name }: Shop) => name;
const hrefOf = ({ id }: Shop) => paths.shop(id);

/** The web shops whose orders are booked here. */
export function ShopsPage() {
  const list = useRecordList(paths.shops(), 'name');
  const query = useShops({ ...list.requested, filter: list.search.q });
  const t = useTranslate();
  const formats = useFormats();
  const go = useGo();
  const withCustomer = useSession().data?.isCustomer !== true;
  useShortcut('n', () => go(paths.newShop()), 'New shop');
  const columns = useMemo(
    () => shopColumns({ t, formats, withCustomer }),
    [t, formats, withCustomer],
  );
  return (
    <>
      <PageHeading
        title="Web shops"
        count={query.data?.totalCount.toString()}
        actions={[
          { label: 'Orders', icon: PackageOpen, href: paths.orders() },
          {
            label: 'Connect a shop',
            icon: Plus,
            href: paths.newShop(),
            primary: true,
            keys: 'n',
          },
        ]}
      />
      <FilterBar search={{ ...list.text, placeholder: 'Shop or platform' }} />
      <RecordTable
        list={list}
        query={query}
        label="Web shops"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Customer.Company"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'Connect your first shop',
          text: 'Its orders are imported, packed and booked, and its checkout shows your prices.',
          action: (
            <ButtonLink href={paths.newShop()} look="primary" icon={Plus}>
              Connect a shop
            </ButtonLink>
          ),
        }}
      />
    </>
  );
}
