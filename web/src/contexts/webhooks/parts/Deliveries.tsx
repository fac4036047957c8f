import { cx } from '#ui/cx.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import {
  deliveryStatuses,
  type Webhook,
  type WebhookDelivery,
} from '@waybill/contract/webhooks/shapes';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { useDeliveries, useReplay } from '../calls.ts';
import { deliveryFamily, eventWords } from '../labels.ts';
import { useLabel } from '#ui/labels.ts';

const shape = { status: textValue };
const underWayEvery_ms = 3_000;
const idOf = ({ id }: WebhookDelivery) => id;
const nameOf = ({ event }: WebhookDelivery) => eventWords(event);
const statuses = deliveryStatuses.map((value) => ({ value, label: value }));

const columns: readonly Column<WebhookDelivery>[] = [
  { id: 'event', header: 'Event', cell: ({ event }) => eventWords(event), card: 'key', width: 220 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusPill family={deliveryFamily[status]}>{status}</StatusPill>,
    sortKey: 'status',
    card: 'pill',
    width: 120,
  },
  {
    id: 'answer',
    header: 'Response',
    cell: ({ responseStatus, error }) => responseStatus ?? error ?? '—',
    title: ({ error }) => error ?? '',
    width: 160,
  },
  {
    id: 'tries',
    header: 'Attempts',
    cell: ({ tries: attempts }) => attempts,
    align: 'right',
    width: 80,
  },
  { id: 'time', header: 'Event time', cell: Happened, sortKey: 'creationTime', width: 170 },
];

/** The deliveries of a webhook with their outcomes. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const list = useRecordList(paths.webhook(webhook.id), '-creationTime');
  const [{ status }, setSearch] = useSearchState(shape);
  const filter = allOf([
    anyContains(['event'], list.search.q),
    status === undefined ? '' : `status eq ${quoted(status)}`,
  ]);
  const [isUnderWay, setUnderWay] = useState(false);
  const query = useDeliveries(
    { ...list.requested, webhookId: webhook.id, filter },
    isUnderWay ? underWayEvery_ms : undefined,
  );
  const rows = query.data?.items;
  const waits = useMemo(() => rows?.some((row) => row.status === 'Queued') ?? false, [rows]);
  if (waits !== isUnderWay) setUnderWay(waits);
  const peeked = rows?.find(({ id }) => id === list.search.peek);
  const narrow = (next: string | undefined) => {
    list.narrow({});
    setSearch({ status: next });
  };
  return (
    <>
      <FilterBar
        search={{ ...list.text, placeholder: 'Event' }}
        promoted={
          <FilterSelect
            label="Status"
            single
            options={statuses}
            chosen={status === undefined ? [] : [status]}
            onChange={([next]) => narrow(next)}
          />
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Deliveries"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ id }) => list.change({ peek: id })}
        permission="Administration.Settings"
        likelyRows={2}
        onClearFilters={
          filter === ''
            ? undefined
            : () => {
                list.narrow({ q: undefined });
                setSearch({ status: undefined });
              }
        }
        neverUsed={{
          title: 'No deliveries yet',
          text: 'Send a test, or wait for one of the subscribed events.',
        }}
      />
      {peeked && (
        <DeliveryDrawer
          delivery={peeked}
          isActive={webhook.isActive}
          onClose={() => list.change({ peek: undefined })}
        />
      )}
    </>
  );
}

function Happened({ creationTime }: WebhookDelivery) {
  const { dateTime } = useFormats();
  return dateTime(creationTime);
}

type DrawerProps = {
  readonly delivery: WebhookDelivery;
  readonly isActive: boolean;
  readonly onClose: () => void;
};

function DeliveryDrawer({ delivery, isActive, onClose }: DrawerProps) {
  const { dateTime } = useFormats();
  const replay = useReplay();
  const at = (moment: string | null) => (moment === null ? '—' : dateTime(moment));
  const details = [
    { label: 'Id', value: delivery.id },
    { label: 'Attempts', value: String(delivery.tries), number: true },
    { label: 'Event time', value: at(delivery.creationTime) },
    { label: 'Accepted', value: at(delivery.deliveredTime) },
    { label: 'Next attempt', value: at(delivery.nextTryTime) },
    { label: 'Response', value: String(delivery.responseStatus ?? '—') },
  ];
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={eventWords(delivery.event)}
      subtitle={<StatusPill family={deliveryFamily[delivery.status]}>{delivery.status}</StatusPill>}
      footer={
        delivery.status !== 'Queued' && (
          <Button
            icon={RotateCcw}
            look="primary"
            working={replay.isPending}
            disabledReason={isActive ? undefined : 'The webhook is turned off'}
            onClick={() => replay.mutate({ deliveryId: delivery.id })}
          >
            Replay
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {replay.error && <Banner tone="problem" title={explain(replay.error).message} />}
        {delivery.error !== null && (
          <Banner
            tone="warning"
            title={<Translated text={delivery.errorSentence ?? delivery.error} />}
          />
        )}
        <KeyValueList details={details} />
        <Text title="Sent" text={pretty(delivery.body)} />
        {delivery.response && <Text title="Responded" text={delivery.response} />}
      </div>
    </Drawer>
  );
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  const spoken = useLabel();
  return (
    <section>
      <h3 className="mb-1 font-semibold">{spoken(title)}</h3>
      <pre
        className={cx(
          'overflow-x-auto rounded-card bg-sunken p-3 text-meta whitespace-pre-wrap break-all',
        )}
      >
        {text}
      </pre>
    </section>
  );
}
