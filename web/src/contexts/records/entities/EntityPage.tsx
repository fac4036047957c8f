import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { isRequested } from '@waybill/contract/records/entities/rules';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ChangesPanel } from '#contexts/messaging/links/ChangesPanel.tsx';
import { DiscussionsPanel } from '#contexts/messaging/links/DiscussionsPanel.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo, useParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { later } from '#ui/later.ts';
import { DocumentsPanel } from '../links/DocumentsPanel.tsx';
import { RemoveRecord } from './RemoveRecord.tsx';
import { readChange } from './read-change.ts';
import { FieldValue } from './FieldValue.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useDefinition } from '../definitions/calls.ts';
import { useEntity } from './calls.ts';

const RecordDrawer = later(async () => (await import('./RecordDrawer.tsx')).RecordDrawer);

/** A record of one of the tenant's own types: its values, documents and discussions. */
export function EntityPage() {
  const [type, id] = [useParam('type'), useParam('id')];
  const entity = useEntity(type, id);
  return (
    <Awaited heading="Record" query={useDefinition(type)} permission="to view records of this type">
      {({ definition }) => (
        <Awaited heading={definition.name} query={entity} permission="to view records of this type">
          {({ entity: visible }) => (
            <DetailsView key={visible.id} type={definition} entity={visible} />
          )}
        </Awaited>
      )}
    </Awaited>
  );
}

type DetailsViewProps = { readonly type: EntityDefinition; readonly entity: Entity };

function DetailsView({ type, entity }: DetailsViewProps) {
  const formats = useFormats();
  const { data: session } = useSession();
  const isStaff = session?.isCustomer === false;
  return (
    <>
      <Heading type={type} entity={entity} />
      <div className="grid items-start gap-4 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-8">
          <Panel title={type.name}>
            <KeyValueList details={detailsOf(type, entity)} wide />
          </Panel>
          {isStaff && (
            <ChangesPanel
              entitytype={`EntityRecord/${type.type}`}
              entityid={entity.id}
              read={(change) => readChange(type, change, formats)}
            />
          )}
        </div>
        <div className="grid gap-4 lg:col-span-4">
          {isStaff && <About entity={entity} type={type} />}
          {session && (
            <DocumentsPanel
              about={{ entityType: 'EntityRecord', entityGuid: entity.id }}
              maySave={type.canedit}
            />
          )}
          {session && type.options.commsenabled && (
            <DiscussionsPanel
              about={{
                entitytype: 'EntityRecord',
                entityid: `${type.type}/${entity.id}`,
                hasCustomer: entity.customerid !== null,
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

const detailsOf = (type: EntityDefinition, entity: Entity) =>
  type.properties
    .filter(({ key }) => isRequested(type, key, entity.data))
    .map((field) => ({
      label: field.displayname,
      value: <FieldValue type={type} field={field} entity={entity} />,
    }));

function Heading({ type, entity }: DetailsViewProps) {
  const go = useGo();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const list = paths.entities(type.type);
  return (
    <>
      <PageHeading
        title={entity.title}
        breadcrumb={[{ label: type.options.pluralname, href: list }, { label: entity.title }]}
        actions={
          type.canedit
            ? [
                {
                  label: 'Edit',
                  icon: Pencil,
                  primary: true,
                  keys: 'e',
                  onAct: () => setOpen('edit'),
                },
                { label: 'Delete', icon: Trash2, danger: true, onAct: () => setOpen('delete') },
              ]
            : []
        }
      />
      {open === 'edit' && <RecordDrawer type={type} entity={entity} onClose={close} />}
      {open === 'delete' && (
        <RemoveRecord type={type} entity={entity} onClose={close} onGone={() => go(list)} />
      )}
    </>
  );
}

/** The author and time, and who can read it besides staff. */
function About({ type, entity }: DetailsViewProps) {
  const { dateTime } = useFormats();
  const { creatorname, creationtime, lastmodificationtime } = entity;
  return (
    <Panel title="About">
      <KeyValueList
        details={[
          { label: 'Added', value: dateTime(creationtime) },
          { label: 'By', value: creatorname },
          {
            label: 'Changed',
            value: lastmodificationtime === null ? null : dateTime(lastmodificationtime),
          },
          { label: 'Visible to', value: <Readers type={type} entity={entity} /> },
        ]}
      />
    </Panel>
  );
}

function Readers({ type, entity }: DetailsViewProps) {
  if (!type.ispublic) return <Translated text="Staff" />;
  if (entity.customerid !== null) {
    return <StatusPill family="teal">Staff and the record's customer</StatusPill>;
  }
  return <StatusPill family="amber">Everyone</StatusPill>;
}
