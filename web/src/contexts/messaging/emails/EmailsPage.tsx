import type { EmailHistory } from '@waybill/contract/messaging/history/endpoints';
import { messageStatuses } from '@waybill/contract/messaging/notifications/notification-events';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { allOf, anyContains, quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { EmailDrawer } from './EmailDrawer.tsx';
import { WriteEmail } from './WriteEmail.tsx';
import { emailFamily, emailStatus, eventWords } from '../notifications/message-labels.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useEmails } from './calls.ts';

const shape = { status: textValue, channel: textValue };

const idOf = ({ id }: EmailHistory) => id;
const nameOf = ({ subject, to }: EmailHistory) => `${subject} ${to}`.trim();
const statuses = messageStatuses.map((value) => ({ value, label: emailStatus(value) }));
const channels = ['E-mail', 'SMS'].map((value) => ({ value, label: value }));

const columns: readonly Column<EmailHistory>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ subject, body }) => subject || body,
    sortKey: 'subject',
    card: 'key',
    width: 260,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusPill family={emailFamily[status] ?? 'neutral'}>{emailStatus(status)}</StatusPill>
    ),
    sortKey: 'status',
    width: 110,
    card: 'pill',
  },
  {
    id: 'to',
    header: 'Sent to',
    cell: ({ to }) => to,
    title: ({ to }) => to,
    width: 200,
    card: 'fact',
  },
  {
    id: 'event',
    header: 'About',
    cell: ({ event }) => (
      <Translated text={event === null ? 'Written manually' : eventWords(event)} />
    ),
    hideBelow: 1024,
    card: 'fact',
  },
  {
    id: 'channel',
    header: 'By',
    cell: ({ channel }) => <Translated text={channel} />,
    width: 80,
    hideBelow: 1024,
  },
  {
    id: 'time',
    header: 'Created at',
    cell: Written,
    sortKey: 'creationtime',
    width: 170,
    card: 'fact',
  },
];

const underWayEvery_ms = 3_000;

/** The sent messages with recipient and delivery status. */
export function EmailsPage() {
  const may = useMay();
  const [search, setSearch] = useSearchState(shape);
  const [writing, setWriting] = useState(false);
  const list = useRecordList(paths.emails(), '-creationtime');
  const filter = allOf([
    anyContains(['to', 'subject'], list.search.q),
    search.status ? `status eq ${quoted(search.status)}` : '',
    search.channel ? `channel eq ${quoted(search.channel)}` : '',
  ]);
  const [isUnderWay, setUnderWay] = useState(false);
  const query = useEmails({ ...list.requested, filter }, isUnderWay ? underWayEvery_ms : undefined);
  const rows = query.data?.items;
  const waits = rows?.some(({ status }) => status === 'Queued') ?? false;
  if (waits !== isUnderWay) setUnderWay(waits);
  const total = query.data?.totalCount;
  const peeked = rows?.find(({ id }) => id === list.search.peek);
  const narrow = (changes: Partial<typeof search>) => {
    list.narrow({});
    setSearch(changes);
  };
  return (
    <>
      <PageHeading
        title="E-mails"
        count={total?.toString()}
        actions={
          may('Communication.Send')
            ? [{ label: 'Write e-mail', icon: Mail, onAct: () => setWriting(true), primary: true }]
            : []
        }
      />
      <FilterBar
        search={{ ...list.text, placeholder: 'Address or subject' }}
        promoted={
          <>
            <FilterSelect
              label="Status"
              single
              options={statuses}
              chosen={search.status ? [search.status] : []}
              onChange={([status]) => narrow({ status })}
            />
            <FilterSelect
              label="By"
              single
              options={channels}
              chosen={search.channel ? [search.channel] : []}
              onChange={([channel]) => narrow({ channel })}
            />
          </>
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="E-mails"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ id }) => list.change({ peek: id })}
        permission="Communication.Emails"
        onClearFilters={
          filter === ''
            ? undefined
            : () => {
                list.narrow({ q: undefined });
                setSearch({ status: undefined, channel: undefined });
              }
        }
        neverUsed={{
          title: 'No e-mails sent yet',
          text: 'E-mails to customers and colleagues appear here.',
        }}
      />
      {peeked && <EmailDrawer email={peeked} onClose={() => list.change({ peek: undefined })} />}
      {writing && <WriteEmail onClose={() => setWriting(false)} />}
    </>
  );
}

function Written(row: EmailHistory) {
  return <At time={row.creationtime} />;
}

function At({ time }: { readonly time: string }) {
  const { dateTime } = useFormats();
  return dateTime(time);
}
