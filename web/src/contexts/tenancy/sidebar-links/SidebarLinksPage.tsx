import type { SidebarLink } from '@waybill/contract/tenancy/sidebar-links/shapes';
import { paths } from '#paths';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { SidebarLinkDrawer } from './SidebarLinkDrawer.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useDeleteSidebarLink, useSidebarLinks } from './calls.ts';

const columns: readonly Column<SidebarLink>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title, sortKey: 'title', card: 'key' },
  {
    id: 'url',
    header: 'Address',
    cell: ({ url }) => <span className="break-all">{url}</span>,
    sortKey: 'url',
  },
  {
    id: 'opens',
    header: 'Opens',
    cell: ({ isExternal }) => <Translated text={isExternal ? 'In a new tab' : 'Here'} />,
    width: 130,
    hideBelow: 768,
  },
  {
    id: 'order',
    header: 'Sort order',
    cell: ({ sortOrder }) => sortOrder,
    sortKey: 'sortOrder',
    align: 'right',
    width: 110,
  },
];
const nameOf = ({ title }: SidebarLink): string => title;

/** The tenant's links of the sidebar: search, add, change and delete. */
export function SidebarLinksPage() {
  const list = useRecordList(paths.sidebarLinks(), 'sortOrder');
  const query = useSidebarLinks({ ...list.requested, filter: list.search.q });
  return (
    <>
      <PageHeading
        title="Sidebar links"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Sidebar links' }]}
      />
      <RecordShelf
        one="link"
        many="links"
        list={list}
        query={query}
        columns={columns}
        rowName={nameOf}
        permission="Administration.Settings"
        mayEdit
        why="Link to your handbook, a road report or a page of this app from everyone's sidebar."
        removal={useDeleteSidebarLink()}
        removalEffect="It is removed from the sidebar of all staff."
        editor={(link, close) => (
          <SidebarLinkDrawer key={link?.id ?? 'new'} link={link} onClose={close} />
        )}
      />
    </>
  );
}
