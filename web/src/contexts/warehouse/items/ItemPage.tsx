import { type ItemScanCode, whyNotScan } from '@waybill/contract/warehouse/lifecycle';
import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { Camera, Forklift, Printer, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGuidParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useItem } from '../calls.ts';
import { ConsignmentOfItem } from '../consignments/ConsignmentOfItem.tsx';
import { useLabels } from '../locations/calls.ts';
import { ItemScans } from '../scans/ItemScans.tsx';
import { RecordScanDrawer } from '../scans/RecordScanDrawer.tsx';
import { ItemPill } from './ItemPill.tsx';

/** An item: its details, its location and its history. */
export function ItemPage() {
  const query = useItem(useGuidParam());
  return (
    <Awaited query={query} permission="Warehouse.View" heading="Warehouse item">
      {({ item }) => <Item item={item} />}
    </Awaited>
  );
}

function Item({ item }: { readonly item: WarehouseItem }) {
  const may = useMay();
  const labels = useLabels();
  const [code, setCode] = useState<ItemScanCode | null>(null);
  const acts = [
    { label: 'Record scan', icon: ScanLine, primary: true, onAct: () => setCode(nextOf(item)) },
    {
      label: 'Move',
      icon: Forklift,
      onAct: () => setCode('PUTAWAY'),
      disabledReason: whyNotScan('PUTAWAY', item.status),
    },
    {
      label: 'Report damage',
      icon: Camera,
      onAct: () => setCode('DAMAGED'),
      disabledReason: whyNotScan('DAMAGED', item.status),
    },
    { label: 'Print label', icon: Printer, onAct: () => labels.mutate({ itemIds: [item.id] }) },
    {
      label: 'Label as ZPL',
      seldom: true,
      onAct: () => labels.mutate({ itemIds: [item.id], format: 'ZPL' }),
    },
  ];
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
        actions={may('Warehouse.Scan') ? acts : []}
      />
      {labels.error && <Banner tone="problem" title={explain(labels.error).message} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <Panel title="Details">
            <ItemDetails item={item} />
          </Panel>
          {item.consignmentNumber !== null && <ConsignmentOfItem number={item.consignmentNumber} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title="Scans">
            <ItemScans itemId={item.itemId} />
          </Panel>
          <RecordTalk
            about={{ entitytype: 'WarehouseItem', entityid: item.id, hasCustomer: true }}
          />
          <DocumentsPanel about={{ entityType: 'WarehouseItem', entityGuid: item.id }} />
        </div>
      </div>
      {code !== null && (
        <RecordScanDrawer barcodes={[item.itemId]} code={code} onClose={() => setCode(null)} />
      )}
    </>
  );
}

/** The usual next scan of each status. */
const nextCodes = {
  Expected: 'INWARD',
  Received: 'PUTAWAY',
  Stored: 'PICKED',
  Picked: 'PACKED',
  Packed: 'LOADED',
  Loaded: 'DISPATCHED',
  Dispatched: 'INWARD',
  Missing: 'STOCKTAKE',
} as const satisfies Readonly<Record<WarehouseItem['status'], ItemScanCode>>;

const nextOf = ({ status }: WarehouseItem): ItemScanCode => nextCodes[status];

function ItemDetails({ item }: { readonly item: WarehouseItem }) {
  const formats = useFormats();
  const measure = ({ value, unit }: WarehouseItem['weight']) =>
    value > 0 ? `${formats.number(value)} ${unit}` : null;
  return (
    <KeyValueList
      details={[
        { label: 'Customer', value: item.customerName },
        { label: 'Description', value: item.description },
        { label: 'SKU', value: item.sku },
        { label: 'Storage location', value: item.zone },
        {
          label: 'In store since',
          value: item.inStoreSince && formats.dateTime(item.inStoreSince),
        },
        { label: 'Consignment', value: item.consignmentNumber },
        { label: 'Pallet spaces', value: formats.number(item.palletSpaces) },
        { label: 'Delivery date', value: item.deliveryDate && formats.date(item.deliveryDate) },
        { label: 'Weight', value: measure(item.weight) },
        { label: 'Length', value: measure(item.length) },
        { label: 'Width', value: measure(item.width) },
        { label: 'Height', value: measure(item.height) },
      ]}
    />
  );
}
