import {
  discussionStatuses,
  discussionTypes,
} from '@waybill/contract/messaging/discussions/choices';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { oneOf, or, textValue } from '#shell/search-values.ts';
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
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { later } from '#ui/later.ts';
import type { Column } from '#ui/table/types.ts';
import { inWords, statusFamily } from '../notifications/message-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Discussion } from '@waybill/contract/messaging/discussions/shapes';
import { useDiscussions } from './calls.ts';

const StartDiscussion = later(async () => (await import('./StartDiscussion.tsx')).StartDiscussion);

const shape = {
  show: or(oneOf(['all', 'unread', 'mine']), 'all'),
  status: textValue,
  type: textValue,
};

const idOf = ({ id }: Discussion) => id;
const topicOf = ({ topic }: Discussion) => topic;
const hrefOf = ({ id }: Discussion) => paths.discussion(id);
const statuses = discussionStatuses.map((value) => ({ value, label: inWords(value) }));
const types = discussionTypes.map((value) => ({ value, label: inWords(value) }));

const columns: readonly Column<Discussion>[] = [
  { id: 'topic', header: 'Topic', cell: Topic, sortKey: 'topic', card: 'key', width: 260 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusPill family={statusFamily[status] ?? 'neutral'}>{inWords(status)}</StatusPill>
    ),
    sortKey: 'status',
    width: 130,
    card: 'pill',
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => <Translated text={inWords(type)} />,
    sortKey: 'type',
    width: 90,
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ entity }) => entity?.label ?? '—',
    sortKey: 'entity.label',
  },
  { id: 'newest', header: 'Latest comment', cell: Newest, width: 260, hideBelow: 1024 },
  {
    id: 'time',
    header: 'Started',
    cell: Started,
    sortKey: 'creationtime',
    width: 170,
    hideBelow: 768,
  },
];

/** All discussions of the user, with their unread comments. */
export function DiscussionsPage() {
  const may = useMay();
  const [starting, setStarting] = useState(false);
  const [search, setSearch] = useSearchState(shape);
  const list = useRecordList(paths.discussions(), '-creationtime');
  const filter = allOf([
    anyContains(['topic', 'creator', 'entity.label'], list.search.q),
    search.show === 'unread' ? 'unreadcount gt 0' : '',
    search.show === 'mine' ? 'participates eq true' : '',
    search.status ? `status eq ${quoted(search.status)}` : '',
    search.type ? `type eq ${quoted(search.type)}` : '',
  ]);
  const query = useDiscussions({ ...list.requested, filter });
  const total = query.data?.totalCount;
  const narrow = (changes: Partial<typeof search>) => {
    list.narrow({});
    setSearch(changes);
  };
  const isNarrowed = filter !== '';
  return (
    <>
      <PageHeading
        title="Discussions"
        count={total?.toString()}
        actions={
          may('Communication.Create')
            ? [
                {
                  label: 'Start discussion',
                  icon: MessageSquarePlus,
                  onAct: () => setStarting(true),
                  primary: true,
                },
              ]
            : []
        }
      />
      {starting && <StartDiscussion about={null} onClose={() => setStarting(false)} />}
      <FilterBar
        search={{ ...list.text, placeholder: 'Topic, person or record' }}
        promoted={
          <>
            <SegmentedControl
              label="Filter discussions"
              value={search.show}
              onChange={(show) => narrow({ show })}
              options={[
                { value: 'all', label: 'All' },
                { value: 'unread', label: 'Unread' },
                { value: 'mine', label: 'Mine' },
              ]}
            />
            <FilterSelect
              label="Status"
              single
              options={statuses}
              chosen={search.status ? [search.status] : []}
              onChange={([status]) => narrow({ status })}
            />
            <FilterSelect
              label="Type"
              single
              options={types}
              chosen={search.type ? [search.type] : []}
              onChange={([type]) => narrow({ type })}
            />
          </>
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Discussions"
        columns={columns}
        rowId={idOf}
        rowName={topicOf}
        rowHref={hrefOf}
        permission="Communication.View"
        onClearFilters={
          isNarrowed
            ? () => {
                list.narrow({ q: undefined });
                setSearch({ show: 'all', status: undefined, type: undefined });
              }
            : undefined
        }
        neverUsed={{
          title: 'No discussions yet',
          text: 'Start one here, or on the page of a booking, job or invoice.',
        }}
      />
    </>
  );
}

function Topic({ topic, unreadcount }: Discussion) {
  const t = useTranslate();
  if (unreadcount === 0) return topic;
  return (
    <>
      <strong className="font-semibold">{topic}</strong>{' '}
      <span className="num rounded-full bg-primary px-1.5 text-meta text-on-primary">
        {unreadcount}
        <span className="sr-only">{t('unread')}</span>
      </span>
    </>
  );
}

function Newest({ comments }: Discussion) {
  const newest = comments.at(-1);
  if (newest === undefined || newest.content === '') return '—';
  return `${newest.commenter.name}: ${newest.content}`;
}

function Started(row: Discussion) {
  return <StartedAt time={row.creationtime} />;
}

function StartedAt({ time }: { readonly time: string }) {
  const { dateTime } = useFormats();
  return dateTime(time);
}
