import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGuidParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { DateTime } from '#ui/Money.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { useItem, useScansOfItem } from '../calls.ts';
import { ItemPill } from './ItemPill.tsx';

/** One item: what it is, where it is, and everything that happened to it. */
export function ItemPage() {
  const query = useItem(useGuidParam());
  return (
    <Awaited answer={query} permission="Warehouse.View" heading="Warehouse item">
      {({ item }) => <Item item={item} />}
    </Awaited>
  );
}

function Item({ item }: { readonly item: WarehouseItem }) {
  const formats = useFormats();
  const measure = ({ value, unit }: WarehouseItem['weight']) =>
    value > 0 ? `${formats.number(value)} ${unit}` : null;
  return (
    <>
      <PageHeading
        title={item.itemId}
        copy={item.itemId}
        breadcrumb={[{ label: 'Warehouse', href: paths.warehouseItems() }, { label: item.itemId }]}
        aside={
          <>
            <ItemPill status={item.status} />
            {item.isDamaged && <StatusPill family="red">Damaged</StatusPill>}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Panel title="Details">
          <KeyValueList
            details={[
              { label: 'Description', value: item.description },
              { label: 'SKU', value: item.sku },
              { label: 'Location', value: item.zone },
              { label: 'Consignment', value: item.consignmentNumber },
              { label: 'Weight', value: measure(item.weight) },
              { label: 'Length', value: measure(item.length) },
              { label: 'Width', value: measure(item.width) },
              { label: 'Height', value: measure(item.height) },
            ]}
          />
        </Panel>
        <Panel title="Scans">
          <Scans itemId={item.itemId} />
        </Panel>
      </div>
    </>
  );
}

function Scans({ itemId }: { readonly itemId: string }) {
  const formats = useFormats();
  const query = useScansOfItem(itemId);
  return (
    <Awaited answer={query} permission="Warehouse.View">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="Not scanned yet" text="Receive it at the scan station." />
        ) : (
          <Timeline
            label="Scans"
            first={20}
            events={items.map(({ id, code, locationCode, warehouseCode, creationTime }) => ({
              id,
              title: code,
              time: (
                <DateTime
                  text={formats.dateTime(creationTime)}
                  title={formats.exact(creationTime)}
                  iso={creationTime}
                />
              ),
              by: [warehouseCode, locationCode].filter(Boolean).join(' · '),
            }))}
          />
        )
      }
    </Awaited>
  );
}
