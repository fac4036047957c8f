import type { ResultOf } from '@waybill/contract/endpoint';
import type { getOrganizationUnitUsers } from '@waybill/contract/identity/endpoints';
import { useCallback, useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { Banner } from '#ui/Banner.tsx';
import type { MenuItem } from '#ui/Menu.tsx';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { useToast } from '#ui/Toasts.tsx';
import { nameOfUser } from '../users/user-values.ts';
import type { Unit } from './unit-tree.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUsers } from '../users/calls.ts';
import { useAddMembers, useRemoveMember, useUnitMembers } from './calls.ts';

type Member = ResultOf<typeof getOrganizationUnitUsers>['items'][number];

const idOf = ({ id }: Member): string => String(id);

const columnsFor = ({ dateTime }: Formats): readonly Column<Member>[] => [
  { id: 'name', header: 'Name', cell: nameOfUser, title: nameOfUser, card: 'key' },
  { id: 'email', header: 'E-mail', cell: ({ emailAddress }) => emailAddress, card: 'fact' },
  {
    id: 'added',
    header: 'Member since',
    cell: ({ addedTime }) => dateTime(addedTime),
    width: 150,
    hideBelow: 1024,
    card: 'none',
  },
];

/** The direct members of a unit: list, add, remove. */
export function UnitMembers({ unit }: { readonly unit: Unit }) {
  const t = useTranslate();
  const [page, setPage] = useState({ skip: 0, take: 20 });
  const query = useUnitMembers({
    id: unit.id,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const formats = useFormats();
  const columns = useMemo(() => columnsFor(formats), [formats]);
  const { rowActions, problem } = useRemoving(unit);
  const total = query.data?.totalCount;
  return (
    <div className="grid gap-3">
      <AddMember unit={unit} />
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      <DataTable
        label={t('Members of {displayName}', { displayName: unit.displayName })}
        columns={columns}
        rows={query.data?.items}
        rowId={idOf}
        rowName={nameOfUser}
        rowActions={rowActions}
        status={useTableStatus(query, 'Administration.OrganizationUnits')}
        total={total}
        neverUsed={{ title: 'No members yet', text: 'Add people using the field above.' }}
      />
      {total !== undefined && total > page.take && (
        <Pager {...page} total={total} onChange={setPage} />
      )}
    </div>
  );
}

function useRemoving(unit: Unit) {
  const t = useTranslate();
  const toast = useToast();
  const { mutate, error } = useRemoveMember();
  const rowActions = useCallback(
    (row: Member): readonly MenuItem[] => [
      {
        label: t('Remove from {displayName}', { displayName: unit.displayName }),
        onAct: () =>
          mutate(
            { userId: row.id, organizationUnitId: unit.id },
            { onSuccess: () => toast({ title: t('{row} removed', { row: nameOfUser(row) }) }) },
          ),
      },
      { label: 'Open user', href: paths.user(row.id) },
    ],
    [mutate, toast, unit, t],
  );
  return { rowActions, problem: error };
}

const texts = {
  nothingChosen: 'Add a person…',
  search: 'Search by name or e-mail',
  searching: 'Searching…',
  none: 'No matching people.',
};

function AddMember({ unit }: { readonly unit: Unit }) {
  const t = useTranslate();
  const may = useMay();
  if (!may('Administration.Users')) {
    return (
      <p className="text-ink-2">
        {t('You need permission to view users before you can add people.')}
      </p>
    );
  }
  return <MemberPicker unit={unit} />;
}

function MemberPicker({ unit }: { readonly unit: Unit }) {
  const t = useTranslate();
  const toast = useToast();
  const [text, setText] = useState('');
  const users = useUsers(text);
  const { mutate, error } = useAddMembers();
  const options = (users.data?.items ?? []).map((user) => ({
    id: String(user.id),
    value: user.id,
    label: nameOfUser(user),
    detail: user.emailAddress,
  }));
  return (
    <>
      <div className="max-w-sm">
        <SearchPicker
          label={t('Add to {displayName}', { displayName: unit.displayName })}
          chosen={null}
          texts={texts}
          options={options}
          searching={users.isFetching}
          onSearch={setText}
          onChoose={(option) =>
            option &&
            mutate(
              { userIds: [option.value], organizationUnitId: unit.id },
              {
                onSuccess: () =>
                  toast({ title: t('{label} added', { label: option.label }), tone: 'success' }),
              },
            )
          }
        />
      </div>
      {error && <Banner tone="problem" title={explain(error).message} />}
    </>
  );
}
