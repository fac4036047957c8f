import type { ResultOf } from '@waybill/contract/endpoint';
import type { getUsers } from '@waybill/contract/identity/endpoints';
import type { Formats } from '#shell/formats.ts';
import { orDash } from '#ui/or-dash.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useLabel } from '#ui/labels.ts';
import type { Column } from '#ui/table/types.ts';
import { useCustomerName } from '../calls.ts';
import { nameOfUser } from './user-values.ts';
import { Translated } from '#shell/texts/Translated.tsx';

export type UserItem = ResultOf<typeof getUsers>['items'][number];

const rolesOf = ({ roles }: UserItem): string => roles.map((r) => r.displayName).join(', ');

export const userColumns = ({ dateTime }: Formats): readonly Column<UserItem>[] => [
  { id: 'name', header: 'Name', cell: nameOfUser, title: nameOfUser, sortKey: 'name', width: 140 },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <UserPill row={row} />,
    width: 96,
    card: 'pill',
  },
  {
    id: 'userName',
    header: 'Username',
    cell: ({ userName }) => <Address text={userName} />,
    sortKey: 'userName',
    width: 120,
    isWhole: true,
    hideBelow: 768,
    card: 'none',
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ emailAddress }) => <Address text={emailAddress} />,
    sortKey: 'emailAddress',
    width: 180,
    isWhole: true,
    hideBelow: 1024,
    card: 'none',
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: (row) => <Roles row={row} />,
    title: rolesOf,
    width: 160,
    card: 'fact',
  },
  {
    id: 'customer',
    header: 'Works for',
    cell: ({ customerId }) =>
      customerId === null ? <Translated text="Own staff" /> : <OneCustomer id={customerId} />,
    width: 140,
    card: 'fact',
  },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    cell: ({ lastLoginTime }) => orDash(lastLoginTime && dateTime(lastLoginTime), '—'),
    sortKey: 'lastLoginTime',
    width: 150,
    hideBelow: 1280,
    card: 'none',
  },
];

/** An e-mail address, or a name like one, wraps after its @. */
function Address({ text }: { readonly text: string }) {
  const end = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

/** Names that a tenant gave are shown as they are. */
function Roles({ row }: { readonly row: UserItem }) {
  const label = useLabel();
  return orDash(row.roles.map(({ displayName }) => label(displayName)).join(', '), '—');
}

const OneCustomer = ({ id }: { readonly id: number }) => useCustomerName(id);

function UserPill({ row }: { readonly row: UserItem }) {
  if (row.isLockedOut) return <StatusPill family="orange">Locked</StatusPill>;
  return row.isActive ? (
    <StatusPill family="green">Active</StatusPill>
  ) : (
    <StatusPill family="neutral">Off</StatusPill>
  );
}
