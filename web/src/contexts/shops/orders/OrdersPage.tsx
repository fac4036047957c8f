import { orderStages, type OrderStage } from '@waybill/contract/shops/lifecycle';
import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { idValue, oneOf } from '#shell/search-values.ts';
import { LabelBar } from '#contexts/booking/links/LabelBar.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { type RecordList, useRecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useShops } from '../shops/calls.ts';
import { BookBar } from './BookBar.tsx';
import { useOrderCounts, useOrders } from './calls.ts';
import { orderColumns, stageLabels } from './order-columns.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';

const shape = {
  stage: oneOf(orderStages),
  shop: idValue,
  order: idValue,
};
const idOf = ({ id }: WebOrder) => String(id);
const nameOf = ({ orderNumber }: WebOrder) => orderNumber;
/** Booked and cancelled orders allow no actions, besides labels where all are booked. */
const isOpen = ({ status }: WebOrder) => status === 'New';

/** The bookings of orders by id, returns excluded, named by their order. */
const bookingsOf = (orders: readonly (WebOrder | undefined)[]): ReadonlyMap<number, string> =>
  new Map(
    orders.flatMap((order) =>
      (order?.bookings ?? [])
        .filter(({ isReturn }) => !isReturn)
        .map(({ bookingId }) => [bookingId, order?.orderNumber ?? ''] as const),
    ),
  );

/** The orders of web shops that are to be booked. */
export function OrdersPage() {
  const t = useTranslate();
  const list = useRecordList(paths.orders(), '-orderTime');
  const [{ stage, shop, order }, change] = useSearchState(shape);
  const counts = useOrderCounts({ ...(shop && { shopId: shop }) }).data?.items ?? [];
  const countOf = (one: OrderStage) => counts.find((each) => each.stage === one)?.count;
  const query = useOrders({
    ...list.requested,
    filter: list.search.q,
    ...(stage && { stage }),
    ...(shop && { shopId: shop }),
  });
  const visible = query.data?.items ?? [];
  const { ids: chosen, orders, choose } = useChosenOrders(visible);
  const isPrinting = stage === 'Booked';
  const closed = new Set(isPrinting ? [] : visible.filter((one) => !isOpen(one)).map(idOf));
  const narrow = (changes: Readonly<Record<string, unknown>>) => {
    choose([]);
    list.narrow(changes);
  };
  return (
    <>
      <PageHeading
        title="Orders"
        actions={[{ label: 'Web shops', icon: Store, href: paths.shops(), primary: false }]}
      />
      <FilterBar
        search={{ ...list.text, placeholder: t('Order, receiver or place') }}
        promoted={<ShopFilter shop={shop} onChange={(next) => narrow({ shop: next })} />}
      />
      <Tabs
        label="Stage"
        active={stage ?? 'all'}
        onChange={(next) => narrow({ stage: next === 'all' ? undefined : next })}
        tabs={[
          { id: 'all', label: 'All' },
          ...orderStages.map((id) => ({ id, label: stageLabels[id], count: countOf(id) })),
        ]}
      >
        <Table
          {...{ list, query, chosen, closed }}
          isNarrowed={Boolean(list.search.q) || shop !== undefined}
          stage={stage}
          onChoose={choose}
          onOpen={(id) => change({ order: id }, { replace: true })}
          onClear={() => narrow({ q: undefined, shop: undefined, stage: undefined })}
        />
      </Tabs>
      {isPrinting ? (
        <LabelBar count={chosen.size} bookings={bookingsOf(orders)} onClear={() => choose([])} />
      ) : (
        <BookBar
          chosen={new Set([...chosen].filter((id) => !closed.has(id)))}
          onDone={() => choose([])}
        />
      )}
      {order !== undefined && (
        <OrderDrawer
          key={order}
          id={order}
          onClose={() => change({ order: undefined }, { replace: true })}
        />
      )}
    </>
  );
}

const noOrders = {
  title: 'No orders yet',
  text: 'Connect a web shop or upload its orders as a file.',
  action: (
    <ButtonLink href={paths.shops()} look="primary" icon={Store}>
      Web shops
    </ButtonLink>
  ),
};

type TableProps = {
  readonly list: RecordList;
  readonly query: ReturnType<typeof useOrders>;
  readonly chosen: ReadonlySet<string>;
  /** The ids of orders that allow no actions. */
  readonly closed: ReadonlySet<string>;
  readonly isNarrowed: boolean;
  readonly stage: OrderStage | undefined;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onOpen: (id: number) => void;
  readonly onClear: () => void;
};

function Table(props: TableProps) {
  const { list, query, chosen, closed, isNarrowed, stage, onChoose, onOpen, onClear } = props;
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => orderColumns({ t, formats }), [t, formats]);
  return (
    <RecordTable
      list={list}
      query={query}
      label="Orders"
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      onOpen={({ id }) => onOpen(id)}
      permission="Customer.Company"
      selection={{
        chosen,
        onChange: onChoose,
        locked: { ids: closed, why: 'This order is booked or cancelled' },
      }}
      onClearFilters={isNarrowed ? onClear : undefined}
      neverUsed={
        stage === undefined
          ? noOrders
          : {
              title: 'No orders at this stage',
              action: <Button onClick={onClear}>Show all orders</Button>,
            }
      }
    />
  );
}

type ShopFilterProps = {
  readonly shop: number | undefined;
  readonly onChange: (shop: number | undefined) => void;
};

function ShopFilter({ shop, onChange }: ShopFilterProps) {
  const shops = useShops({ maxResultCount: 100, sorting: 'name' });
  return (
    <FilterSelect
      label="Shop"
      single
      options={(shops.data?.items ?? []).map(({ id, name }) => ({
        value: String(id),
        label: name,
      }))}
      chosen={shop === undefined ? [] : [String(shop)]}
      onChange={([next]) => onChange(next === undefined ? undefined : Number(next))}
    />
  );
}
