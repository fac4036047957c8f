import { FileSpreadsheet, LockOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { idValue, oneOf, or, textValue, wholeNumber } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { MenuItem } from '#ui/Menu.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useCustomerName } from '../calls.ts';
import { UserFilters } from './UserFilters.tsx';
import { userColumns, type UserItem } from './user-columns.tsx';
import { nameOfUser } from './user-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCustomerUsers, useExportUsers, useUnlockUser, useUserList } from './calls.ts';

const shape = {
  of: or(oneOf(['everybody', 'customers']), 'everybody'),
  role: wholeNumber(0),
  permission: textValue,
  customer: idValue,
};
const idOf = ({ id }: UserItem): string => String(id);
const hrefOf = ({ id }: UserItem): string => paths.user(id);

/** All users: search, sort, unlock. */
export function UsersPage() {
  const list = useRecordList(paths.users(), 'name');
  const [{ role, permission, customer, ...rest }] = useSearchState(shape);
  const of = customer === undefined ? rest.of : 'customers';
  const customerName = useCustomerName(customer);
  const q = list.search.q;
  const filters = {
    ...(q && { filter: q }),
    ...(role && { role }),
    ...(permission && { permission }),
  };
  const query = { ...list.requested, ...filters };
  const everybody = useUserList(query, of === 'everybody');
  const ofCustomers = useCustomerUsers(
    { ...query, ...(customer && { customerId: customer }) },
    of === 'customers',
  );
  const result = of === 'customers' ? ofCustomers : everybody;
  const formats = useFormats();
  const columns = useMemo(() => userColumns(formats), [formats]);
  const { rowActions, problem } = useUnlocking();
  const total = result.data?.totalCount;
  const narrow: typeof list.narrow = (changes) =>
    list.narrow({ ...changes, ...('of' in changes && { customer: undefined }) });
  return (
    <>
      <Heading
        total={total === undefined ? undefined : formats.number(total)}
        filters={filters}
        isOfCustomers={of === 'customers'}
      />
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      <FilterBar
        search={{ ...list.text, placeholder: 'Name, username, e-mail' }}
        promoted={<UserFilters of={of} role={role} permission={permission} onChange={narrow} />}
        chips={
          customer === undefined
            ? []
            : [
                {
                  id: 'customer',
                  label: 'Customer',
                  value: customerName,
                  onRemove: () => list.narrow({ customer: undefined }),
                },
              ]
        }
      />
      <RecordTable
        list={list}
        query={result}
        label="Users"
        columns={columns}
        rowId={idOf}
        rowName={nameOfUser}
        rowHref={hrefOf}
        rowActions={rowActions}
        permission="Administration.Users"
        onClearFilters={
          Object.keys(filters).length > 0 || of === 'customers'
            ? () => narrow({ q: undefined, of: undefined, role: undefined, permission: undefined })
            : undefined
        }
        neverUsed={{
          title: 'No users yet',
          text: 'People who can sign in, and their permissions.',
        }}
      />
    </>
  );
}

type HeadingProps = {
  readonly total: string | undefined;
  readonly filters: Parameters<ReturnType<typeof useExportUsers>['mutate']>[0];
  readonly isOfCustomers: boolean;
};

function Heading({ total, filters, isOfCustomers }: HeadingProps) {
  const go = useGo();
  const toast = useToast();
  const { mutate, isPending } = useExportUsers();
  const exportAll = () =>
    mutate(filters, {
      onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
    });
  useShortcut('n', () => go(paths.newUser()), 'New user');
  return (
    <PageHeading
      title="Users"
      breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Users' }]}
      count={total}
      actions={[
        {
          label: 'Export to Excel',
          icon: FileSpreadsheet,
          onAct: exportAll,
          disabledReason: isOfCustomers ? 'Only the full user list can be exported' : null,
          ...(isPending && { state: 'pending' as const }),
        },
        { label: 'New user', icon: Plus, href: paths.newUser(), primary: true, keys: 'n' },
      ]}
    />
  );
}

function useUnlocking() {
  const t = useTranslate();
  const toast = useToast();
  const go = useGo();
  const { mutate, error } = useUnlockUser();
  const rowActions = useMemo(
    () =>
      (row: UserItem): readonly MenuItem[] => [
        { label: 'Edit', onAct: () => go(paths.user(row.id)) },
        { label: 'Permissions', onAct: () => go(paths.user(row.id, { tab: 'permissions' })) },
        { label: 'API keys', onAct: () => go(paths.user(row.id, { tab: 'keys' })) },
        ...(row.isLockedOut
          ? [
              {
                label: 'Unlock',
                icon: LockOpen,
                onAct: () =>
                  mutate(
                    { id: row.id },
                    {
                      onSuccess: () =>
                        toast({ title: t('{row} can sign in again', { row: nameOfUser(row) }) }),
                    },
                  ),
              },
            ]
          : []),
      ],
    [go, mutate, toast, t],
  );
  return { rowActions, problem: error };
}
