import type { Template } from '@waybill/contract/messaging/templates/shapes';
import { wordsOf } from '@waybill/contract/customers/customers/choices';
import { Plus } from 'lucide-react';
import { paths } from '#paths';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { channelWord, inWords } from '../notifications/message-labels.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTemplates } from './calls.ts';

const idOf = ({ id }: Template) => id;
const nameOf = ({ templatename }: Template) => templatename;
const hrefOf = ({ id }: Template) => paths.template(id);

const columns: readonly Column<Template>[] = [
  { id: 'name', header: 'Name', cell: nameOf, sortKey: 'templatename', card: 'key' },
  {
    id: 'type',
    header: 'Type',
    cell: ({ type }) => <Translated text={inWords(type.name)} />,
    sortKey: 'type.name',
  },
  {
    id: 'channel',
    header: 'Channel',
    cell: ({ type }) => <Translated text={channelWord(type.channel)} />,
    sortKey: 'type.channel',
  },
  {
    id: 'customers',
    header: 'Customers',
    cell: ({ customertype, customerid }) => (
      <Translated
        text={customerid !== null ? 'One' : customertype === null ? 'All' : wordsOf(customertype)}
      />
    ),
  },
  { id: 'subject', header: 'Subject', cell: (row) => row.templatesubjecttitle, hideBelow: 1024 },
];

export function TemplatesPage() {
  const list = useRecordList(paths.templates(), 'templatename');
  const query = useTemplates({ ...list.requested, filter: list.search.q });
  const total = query.data?.totalCount;
  return (
    <>
      <PageHeading
        title="Templates"
        count={total?.toString()}
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Templates' }]}
        actions={[
          { label: 'New template', icon: Plus, href: paths.template('new'), primary: true },
        ]}
      />
      <FilterBar search={{ ...list.text, placeholder: 'Name, subject or type' }} />
      <RecordTable
        list={list}
        query={query}
        label="Templates"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Communication.Templates"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'Create your first template',
          text: 'Templates for booking, invoice and invitation messages.',
          action: (
            <ButtonLink href={paths.template('new')} look="primary" icon={Plus}>
              New template
            </ButtonLink>
          ),
        }}
      />
    </>
  );
}
