import type { ResultOf } from '@waybill/contract/endpoint';
import type { getRoles } from '@waybill/contract/identity/endpoints';
import { customerRoleNames } from '@waybill/contract/identity/roles/static-roles';
import { Plus } from 'lucide-react';
import { or, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useCustomerName } from '../calls.ts';
import { rightWords } from '#shell/right-words.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { TranslatedList } from '#shell/texts/Translated.tsx';
import { useRoles } from './calls.ts';

type RoleRow = ResultOf<typeof getRoles>['items'][number];

const idOf = ({ id }: RoleRow): string => String(id);
const nameOf = ({ displayName }: RoleRow): string => displayName;
const hrefOf = ({ id }: RoleRow): string => paths.role(id);
const grantsOf = ({ grantedPermissionNames }: RoleRow): string => grantedPermissionNames.join(', ');

const columns: readonly Column<RoleRow>[] = [
  {
    id: 'name',
    header: 'Role',
    cell: (row) => (row.isStatic ? <Translated text={row.displayName} /> : row.displayName),
    title: nameOf,
    width: 200,
  },
  { id: 'for', header: 'For', cell: (row) => <Whose row={row} />, width: 180, card: 'fact' },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ isStatic, isDefault }) => (
      <span className="flex gap-1">
        {isStatic && <StatusPill family="neutral">Static</StatusPill>}
        {isDefault && <StatusPill family="green">Default</StatusPill>}
      </span>
    ),
    width: 160,
    card: 'pill',
  },
  {
    id: 'users',
    header: 'Users',
    align: 'right',
    cell: ({ userCount }) => <span className="num">{userCount ?? 0}</span>,
    width: 80,
    card: 'fact',
  },
  {
    id: 'grants',
    header: 'Grants',
    cell: ({ grantedPermissionNames: names }) => (
      <>
        {names.length}: <TranslatedList words={names.map(rightWords)} />
      </>
    ),
    width: 320,
    hideBelow: 768,
    card: 'none',
  },
];

function Whose({ row }: { readonly row: RoleRow }) {
  if (row.customerId !== null) return <OneCustomer id={row.customerId} />;
  return (
    <Translated text={customerRoleNames.includes(row.name) ? 'Every customer' : 'Own staff'} />
  );
}

const OneCustomer = ({ id }: { readonly id: number }) => useCustomerName(id);

const shape = { q: or(textValue, '') };

/** All roles: their user type, whether they are static or default, and their permissions. */
export function RolesPage() {
  const [{ q }, change] = useSearchState(shape);
  const query = useRoles();
  const go = useGo();
  useShortcut('n', () => go(paths.newRole()), 'New role');
  const wanted = q.trim().toLowerCase();
  const rows = query.data?.items.filter((row) =>
    `${row.displayName} ${row.name} ${grantsOf(row)}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <PageHeading
        title="Roles"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Roles' }]}
        count={query.data && String(query.data.items.length)}
        actions={[
          { label: 'New role', icon: Plus, href: paths.newRole(), primary: true, keys: 'n' },
        ]}
      />
      <FilterBar
        search={{
          value: q,
          onChange: (text) => change({ q: text || undefined }, { replace: true }),
          placeholder: 'Search roles and permissions',
        }}
      />
      <DataTable
        label="Roles"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        status={useTableStatus(query, 'Administration.Roles')}
        onClearFilters={q === '' ? undefined : () => change({ q: undefined }, { replace: true })}
        neverUsed={{
          title: 'No roles yet',
          text: 'Sets of permissions that are assigned to users.',
        }}
      />
    </>
  );
}
