import type { ExtendedType } from '@waybill/contract/records/definitions/extended-types';
import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import type { EntityGroup } from '@waybill/contract/records/entities/rights';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { extendedNames } from './ExtendedFields.tsx';
import { groupWords } from './labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useDefinitions } from './calls.ts';

const columns: readonly Column<EntityDefinition>[] = [
  { id: 'name', header: 'Type', cell: ({ name }) => name, width: 220 },
  {
    id: 'records',
    header: 'Records',
    cell: ({ recordcount }) => recordcount,
    align: 'right',
    width: 100,
  },
  {
    id: 'readers',
    header: 'Visible to',
    cell: ({ ispublic, permissiongroup }) =>
      ispublic ? (
        <StatusPill family="amber">Everyone</StatusPill>
      ) : (
        <Translated text={groupWords[permissiongroup as EntityGroup]} />
      ),
    width: 180,
  },
  {
    id: 'fields',
    header: 'Fields',
    cell: ({ properties }) => properties.map(({ displayname }) => displayname).join(', '),
    title: ({ properties }) => properties.map(({ displayname }) => displayname).join(', '),
    width: 320,
    hideBelow: 768,
  },
];
const nameOf = ({ name }: EntityDefinition) => name;
const idOf = ({ type }: EntityDefinition) => type;

/** The tenant's own types of records. */
export function TypesPage() {
  const t = useTranslate();
  const query = useDefinitions();
  const go = useGo();
  return (
    <>
      <PageHeading
        title="Entities"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Entities' }]}
        actions={[
          {
            label: 'New record type…',
            icon: Plus,
            href: paths.newEntityType(),
            primary: true,
            keys: 'n',
          },
        ]}
      />
      <p className="mb-4 max-w-[72ch] text-ink-2">
        {t('Design your own records: inspections, permits, contacts.')}{' '}
        {t('Each record type gets its own list, form and sidebar entry.')}
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        {(Object.keys(extendedNames) as ExtendedType[]).map((type) => (
          <ButtonLink key={type} href={paths.entityType(type)}>
            {extendedNames[type]}
          </ButtonLink>
        ))}
      </div>
      <DataTable
        label="Types"
        columns={columns}
        rows={query.data?.items}
        rowId={idOf}
        rowName={nameOf}
        rowHref={({ type }) => paths.entityType(type)}
        status={useTableStatus(query, 'Administration.Settings')}
        rowActions={({ type }) => [
          { label: 'Design', icon: Pencil, href: paths.entityType(type) },
          { label: 'View records', icon: ExternalLink, onAct: () => go(paths.entities(type)) },
        ]}
        neverUsed={{
          title: 'Create your first record type',
          text: 'Name it, add fields and choose who can see it.',
          action: (
            <ButtonLink href={paths.newEntityType()} look="primary" icon={Plus}>
              New record type…
            </ButtonLink>
          ),
        }}
      />
    </>
  );
}
