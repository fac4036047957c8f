import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { Download, FileSpreadsheet, Pencil, Plus, Settings2, Trash2, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useParam, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { later } from '#ui/later.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { ChoiceFilters, choiceClauses, type Chosen, chosenShape } from './ChoiceFilters.tsx';
import { ImportRecords } from './ImportRecords.tsx';
import { lower } from './lower.ts';
import { rowColour } from './colours.ts';
import { recordColumns } from './record-columns.tsx';
import { RemoveRecord } from './RemoveRecord.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDefinition } from '../definitions/calls.ts';
import { useEntities, useExportEntities } from './calls.ts';

const RecordDrawer = later(async () => (await import('./RecordDrawer.tsx')).RecordDrawer);

/** The records of one of the tenant's own types; customers and guests see public ones. */
export function EntitiesPage() {
  const name = useParam('type');
  return (
    <Awaited
      heading="Records"
      query={useDefinition(name)}
      permission="to view records of this type"
    >
      {({ definition }) => <Records key={name} type={definition} />}
    </Awaited>
  );
}

const shape = { edit: textValue, ...chosenShape };
const idOf = ({ id }: Entity) => id;
const titleOf = ({ title }: Entity) => title;

function Records({ type }: { readonly type: EntityDefinition }) {
  const t = useTranslate();
  const list = useRecordList(paths.entities(type.type), '-creationtime');
  const [{ edit, choice }, change] = useSearchState(shape);
  const [going, setGoing] = useState<Entity | null>(null);
  const filter = choiceClauses(type, choice, list.search.q);
  const query = { type: type.type, ...list.requested, ...(filter === '' ? {} : { filter }) };
  const result = useEntities(query);
  const isStaff = useSession().data?.isCustomer === false;
  const columns = useMemo(() => recordColumns(type, isStaff), [type, isStaff]);
  const { language } = useFormats();
  const family = useCallback((entity: Entity) => rowColour(type, entity), [type]);
  const rows = result.data?.items;
  const total = result.data?.totalCount;
  const open = (id: string | undefined) => change({ edit: id }, { replace: true });
  const edited = edit === 'new' ? null : rows?.find(({ id }) => id === edit);
  const choose = (chosen: Chosen | undefined) => list.narrow({ choice: chosen });
  const add = type.canedit && (
    <Button look="primary" icon={Plus} onClick={() => open('new')}>
      {t('Add {name}', { name: lower(type.name, language) })}
    </Button>
  );
  return (
    <>
      <Heading type={type} total={total} requested={query} onAdd={() => open('new')} />
      <FilterBar
        search={{
          ...list.text,
          placeholder: t('Search {pluralname}', {
            pluralname: lower(type.options.pluralname, language),
          }),
        }}
        promoted={<ChoiceFilters type={type} chosen={choice} onChange={choose} />}
      />
      <RecordTable
        list={list}
        query={result}
        label={type.options.pluralname}
        columns={columns}
        rowId={idOf}
        rowName={titleOf}
        rowFamily={family}
        rowHref={({ url }) => paths.entity(type.type, url)}
        permission="to view records of this type"
        rowActions={
          type.canedit
            ? (row) => [
                { label: 'Edit', icon: Pencil, onAct: () => open(row.id) },
                { label: 'Delete', icon: Trash2, danger: true, onAct: () => setGoing(row) },
              ]
            : undefined
        }
        onClearFilters={
          filter === '' ? undefined : () => list.narrow({ q: undefined, choice: undefined })
        }
        neverUsed={{
          title: t('No {pluralname} yet', { pluralname: lower(type.options.pluralname, language) }),
          action: add,
        }}
      />
      {type.canedit && edited !== undefined && (
        <RecordDrawer
          key={edited?.id ?? 'new'}
          type={type}
          entity={edited}
          onClose={() => open(undefined)}
        />
      )}
      {going && (
        <RemoveRecord
          type={type}
          entity={going}
          onClose={() => setGoing(null)}
          onGone={() => setGoing(null)}
        />
      )}
    </>
  );
}

type HeadingProps = {
  readonly type: EntityDefinition;
  readonly total: number | undefined;
  readonly requested: Parameters<typeof useEntities>[0];
  readonly onAdd: () => void;
};

function Heading({ type, total, requested: query, onAdd }: HeadingProps) {
  const t = useTranslate();
  const may = useMay();
  const { number, language } = useFormats();
  const isSignedIn = useSession().data !== null;
  const [importing, setImporting] = useState(false);
  const exporting = useExportEntities();
  const { filter, sorting } = query;
  const file = (format: 'csv' | 'xlsx') => () =>
    exporting.mutate({ type: type.type, format, filter, sorting });
  useShortcut(type.canedit ? 'n' : '', onAdd, 'New');
  const entries: readonly (HeadingEntry | false)[] = [
    type.canedit && {
      label: t('Add {name}', { name: lower(type.name, language) }),
      icon: Plus,
      primary: true,
      keys: 'n',
      onAct: onAdd,
    },
    type.canedit && { label: 'Import CSV', icon: Upload, onAct: () => setImporting(true) },
    isSignedIn && { label: 'Export CSV', icon: Download, primary: false, onAct: file('csv') },
    isSignedIn && {
      label: 'Export Excel',
      icon: FileSpreadsheet,
      primary: false,
      onAct: file('xlsx'),
    },
    may('Administration.Settings') && {
      label: 'Design',
      icon: Settings2,
      href: paths.entityType(type.type),
    },
  ];
  return (
    <>
      <PageHeading
        title={<>{type.options.pluralname}</>}
        count={total === undefined ? undefined : number(total)}
        actions={entries.filter((entry) => entry !== false)}
      />
      {exporting.error && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(exporting.error).message} />
        </div>
      )}
      {importing && <ImportRecords type={type} onClose={() => setImporting(false)} />}
    </>
  );
}
