import type { Webhook } from '@waybill/contract/webhooks/shapes';
import { useState } from 'react';
import { paths } from '#paths';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { later } from '#ui/later.ts';
import type { Column } from '#ui/table/types.ts';
import { useDeleteWebhook, useWebhooks } from '../calls.ts';
import { NewSecret } from '../parts/NewSecret.tsx';
import { Standing } from '../parts/Standing.tsx';
import { eventWords } from '../labels.ts';
import { TranslatedList } from '#shell/texts/Translated.tsx';

const WebhookDrawer = later(async () => (await import('../parts/WebhookDrawer.tsx')).WebhookDrawer);

const columns: readonly Column<Webhook>[] = [
  {
    id: 'url',
    header: 'Address',
    cell: ({ url }) => url,
    title: ({ url }) => url,
    sortKey: 'url',
    width: 260,
    card: 'key',
  },
  { id: 'standing', header: 'Current status', cell: Standing, sortKey: 'isActive', width: 140 },
  {
    id: 'events',
    header: 'Subscribed events',
    cell: ({ events }) => <TranslatedList words={events.map(eventWords)} />,
    width: 260,
    hideBelow: 768,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description || '—',
    sortKey: 'description',
    hideBelow: 1024,
  },
];
const nameOf = ({ url }: Webhook): string => url;

export function WebhooksPage() {
  const list = useRecordList(paths.webhooks(), '-creationTime');
  const query = useWebhooks({ ...list.requested, filter: list.search.q });
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <PageHeading
        title="Webhooks"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Webhooks' }]}
      />
      <RecordShelf
        one="webhook"
        many="webhooks"
        list={list}
        query={query}
        columns={columns}
        rowName={nameOf}
        rowHref={({ id }) => paths.webhook(id)}
        permission="Administration.Settings"
        mayEdit
        why="Notifies your shop or accounting system as soon as a booking, job or invoice changes."
        removal={useDeleteWebhook()}
        removalEffect="It receives no more events, and its delivery log is deleted."
        editor={(webhook, close) => (
          <WebhookDrawer
            key={webhook?.id ?? 'new'}
            webhook={webhook}
            onClose={close}
            onSecret={setSecret}
          />
        )}
      />
      {secret !== null && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
