import type { Delivery, DeliveryState } from '@waybill/contract/warehouse/deliveries/shapes';
import { PackageCheck, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useLabels, useLocationCodes } from '../locations/calls.ts';
import { CameraBox } from '../scans/CameraBox.tsx';
import { LastScan } from '../scans/LastScan.tsx';
import type { StationScan } from '../scans/station.ts';
import { ScanFields } from '../scans/ScanFields.tsx';
import { useStation } from '../scans/use-station.ts';
import { useStationKeys } from '../scans/use-station-keys.ts';
import { useWedge } from '#ui/use-wedge.ts';
import { DeliveryLines } from './DeliveryLines.tsx';
import { ShortDialog } from './ShortDialog.tsx';
import { usePlaceText } from './place-text.ts';
import { UnknownItems } from './UnknownItems.tsx';

export type DeliveryToReceive = z.output<typeof Delivery>;

/** Receives the items of a delivery by scanning them, and compares them with what was announced. */
export function Receiving({ delivery }: { readonly delivery: DeliveryToReceive }) {
  const [location, setLocation] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const locationCodes = useLocationCodes();
  const barcodes = new Set(delivery.lines.map(({ itemId }) => itemId.toUpperCase()));
  const isExpected = (barcode: string) => barcodes.has(barcode.toUpperCase());
  const station = useStation({ isLoud: true, isExpected });
  const placeText = usePlaceText();
  const take = (text: string) => {
    const barcode = text.trim();
    if (barcode === '') return;
    if (locationCodes.has(barcode.toUpperCase())) return setLocation(barcode.toUpperCase());
    station.scan({ barcode, mode: 'Receive', location: location.trim(), tripId: null });
  };
  const [last] = station.scans;
  useWedge(take, field);
  useStationKeys({ onMode: () => undefined, onUndo: () => void station.undo() });
  return (
    <>
      <DeliveryHeading delivery={delivery} />
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <ScanFields
            mode="Receive"
            field={field}
            location={{ value: location, onChange: setLocation }}
            work={null}
            onScan={take}
          />
          <LastScan scan={last} place={placeText(lineOf(delivery, last)?.suggestion)} />
          <CameraBox onBarcode={take} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <DeliveryCounts delivery={delivery} />
          <UnknownItems
            delivery={delivery}
            scans={station.scans}
            location={location}
            onDone={(id) => void station.dismiss(id)}
          />
          <DeliveryLines lines={delivery.lines} />
        </div>
      </div>
    </>
  );
}

/** Returns the line of the last scanned item. */
const lineOf = (delivery: DeliveryToReceive, last: StationScan | undefined) =>
  delivery.lines.find(({ itemId }) => itemId.toUpperCase() === last?.barcode.toUpperCase());

function DeliveryHeading({ delivery }: { readonly delivery: DeliveryToReceive }) {
  const t = useTranslate();
  const labels = useLabels();
  const [isFinishing, setFinishing] = useState(false);
  const short = delivery.lines.filter(({ state }) => state === 'Expected');
  const here = delivery.lines.filter(({ state }) => state === 'Received' || state === 'Over');
  const title = delivery.consignmentNumber ?? t('Without a consignment');
  return (
    <>
      <PageHeading
        title={title}
        breadcrumb={[
          { label: 'Warehouse', href: paths.warehouseItems() },
          { label: 'Inbound deliveries', href: paths.receiveDelivery() },
          { label: title },
        ]}
        aside={<span className="text-ink-2">{delivery.customerName}</span>}
        actions={[
          {
            label: 'Finish delivery',
            icon: PackageCheck,
            primary: true,
            onAct: () => setFinishing(true),
            disabledReason: short.length === 0 ? 'All announced items are accounted for.' : null,
          },
          {
            label: 'Print labels',
            icon: Printer,
            onAct: () => labels.mutate({ itemIds: here.map(({ id }) => id) }),
            disabledReason: here.length === 0 ? 'There is nothing to label.' : null,
          },
        ]}
      />
      {labels.error && <Banner tone="problem" title={explain(labels.error).message} />}
      {short.length === 0 && delivery.lines.length > 0 && (
        <div className="mb-4">
          <Banner tone="success" title={t('All announced items are accounted for.')} />
        </div>
      )}
      {isFinishing && <ShortDialog short={short} onClose={() => setFinishing(false)} />}
    </>
  );
}

const states: readonly DeliveryState[] = ['Expected', 'Received', 'Short', 'Over'];

function DeliveryCounts({ delivery }: { readonly delivery: DeliveryToReceive }) {
  const t = useTranslate();
  const byState = Map.groupBy(delivery.lines, ({ state }) => state);
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 text-center">
      {states.map((state) => (
        <div key={state} className="rounded-card border border-hairline bg-surface p-2">
          <dt className="truncate text-meta text-ink-2">{t(state)}</dt>
          <dd className="num text-[28px] leading-tight font-bold">
            {byState.get(state)?.length ?? 0}
          </dd>
        </div>
      ))}
    </dl>
  );
}
