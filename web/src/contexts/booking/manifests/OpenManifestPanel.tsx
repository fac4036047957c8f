import type { OpenManifest } from '@waybill/contract/booking/manifests/shapes';
import { FileStack, Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { kgText, suburbText } from '../links/freight-text.ts';
import type { Bulk } from '../bookings/list/use-bulk.ts';
import { CutOffPill } from './CutOffPill.tsx';
import { ManifestWithPickup } from './ManifestWithPickup.tsx';
import { Suggestions } from './Suggestions.tsx';

type Row = OpenManifest['bookings'][number];
type OpenManifestPanelProps = { readonly open: OpenManifest; readonly bulk: Bulk };

/** Freight at one address for one carrier account, with the actions to hand it over. */
export function OpenManifestPanel({ open, bulk }: OpenManifestPanelProps) {
  const t = useTranslate();
  const formats = useFormats();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { bookings, customerName, carrierAccountName, fromAddress } = open;
  const going = bookings.filter(({ id }) => !left.has(String(id)));
  const ids = going.map(({ id }) => id);
  const reason = ids.length === 0 ? 'Select at least one booking.' : undefined;
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {customerName} · {fromAddress.addressLine1}, {suburbText(fromAddress.suburb)} ·{' '}
          {carrierAccountName}
          <CutOffPill cutOffAt={open.cutOffAt} />
        </span>
      }
      actions={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
          <Button
            icon={Printer}
            size="small"
            working={bulk.isRunning('Print labels')}
            disabledReason={reason}
            onClick={() => bulk.run('Print labels', ['PrintLabel'], ids)}
          >
            Print labels
          </Button>
          <ManifestWithPickup open={open} chosen={going} bulk={bulk} disabledReason={reason} />
          <Button
            look="primary"
            className="max-sm:order-first"
            icon={FileStack}
            size="small"
            working={bulk.isRunning('Manifest')}
            disabledReason={reason}
            onClick={() => bulk.run('Manifest', ['PrintManifest'], ids)}
          >
            {t('Manifest {count}', { count: formats.number(ids.length) })}
          </Button>
        </div>
      }
      flush
    >
      <Suggestions suggestions={open.consolidations} />
      <DataTable
        label={t('At {place}, waiting for {carrier}', {
          place: `${customerName}, ${fromAddress.addressLine1}`,
          carrier: carrierAccountName ?? '',
        })}
        columns={columnsOf(formats)}
        rows={bookings}
        rowId={({ id }) => String(id)}
        rowName={({ consignmentId }) => consignmentId}
        rowHref={({ id }) => paths.booking(id)}
        status={{ kind: 'ready' }}
        neverUsed={{ title: 'No freight waiting to be manifested' }}
        selection={{
          chosen: new Set(ids.map(String)),
          onChange: (next) =>
            setLeft(new Set(bookings.map(({ id }) => String(id)).filter((id) => !next.has(id)))),
        }}
        pageKeysOff
      />
    </Panel>
  );
}

/** A booking to hand over; for a leg, also its number. */
function Waiting({ row: { consignmentId, legNumber } }: { readonly row: Row }) {
  const t = useTranslate();
  if (legNumber === null) return consignmentId;
  return `${consignmentId} · ${t('Leg {value}', { value: legNumber })}`;
}

const columnsOf = ({ number, time, language }: Formats): readonly Column<Row>[] => [
  {
    id: 'consignment',
    header: 'Consignment',
    width: 170,
    card: 'key',
    cell: (row) => <Waiting row={row} />,
  },
  { id: 'receiver', header: 'Receiver', width: 180, cell: ({ receiver }) => receiver },
  { id: 'to', header: 'To', width: 160, cell: ({ destination }) => suburbText(destination) },
  { id: 'service', header: 'Service', width: 120, cell: ({ serviceName }) => serviceName },
  {
    id: 'pieces',
    header: 'Pieces',
    width: 80,
    align: 'right',
    cell: ({ pieces }) => number(pieces),
  },
  {
    id: 'weight',
    header: 'Weight',
    unit: 'kg',
    width: 90,
    align: 'right',
    cell: ({ weight }) => kgText(weight, language),
  },
  {
    id: 'cutOff',
    header: 'Cut-off',
    width: 100,
    cell: ({ cutOffAt }) => (cutOffAt === null ? null : time(cutOffAt)),
  },
];
