import { entityGroups } from '@waybill/contract/records/entities/rights';
import { isExtendedType } from '@waybill/contract/records/definitions/extended-types';
import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo, useParam } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type SaveForm, useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { designOf, designValues, type DesignValues } from './design-values.ts';
import { ExtendedFields } from './ExtendedFields.tsx';
import { FieldsEditor } from './FieldsEditor.tsx';
import { Preview } from './Preview.tsx';
import { useRemovedFields } from './removed-fields.tsx';
import { HighlightRules, ShowRules } from './RulesEditor.tsx';
import { groupWords } from './labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCreateDefinition, useDefinition, useDeleteDefinition } from './calls.ts';

const way = [
  { label: 'Settings', href: paths.settings() },
  { label: 'Entities', href: paths.entityTypes() },
] as const;

export function NewTypePage() {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    values: designValues(null),
    send: useCreateDefinition(),
    argsOf: (values: DesignValues) => ({ definition: designOf(values) }),
    onSaved: ({ definition }) => {
      toast({ title: t('{name} created', { name: definition.name }), tone: 'success' });
      go(paths.entityType(definition.type), { replace: true });
    },
  });
  return (
    <>
      <PageHeading title="New record type" breadcrumb={[...way, { label: 'New record type' }]} />
      <Design save={save} saved={[]} submitLabel="Save record type" />
    </>
  );
}

/** Edits the design of a type. */
export function TypePage() {
  const name = useParam('type');
  return (
    <Awaited heading="Type" query={useDefinition(name)} permission="Administration.Settings">
      {({ definition }) =>
        isExtendedType(name) ? (
          <ExtendedFields key={name} name={name} type={definition} />
        ) : (
          <Designed key={name} type={definition} />
        )
      }
    </Awaited>
  );
}

function Designed({ type }: { readonly type: EntityDefinition }) {
  const toast = useToast();
  const saved = () => toast({ title: 'Design saved', tone: 'success' });
  const { send, removalOf } = useRemovedFields(type);
  const save = useSaveForm({
    reading: type,
    values: designValues(type),
    send,
    argsOf: (values: DesignValues) => ({ type: type.type, definition: designOf(values) }),
    onSaved: saved,
  });
  return (
    <>
      <Heading type={type} />
      <Design
        save={save}
        saved={type.properties.map(({ key }) => key)}
        submitLabel="Save record type"
        saveBar
      />
      {removalOf(save, saved)}
    </>
  );
}

function Heading({ type }: { readonly type: EntityDefinition }) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteDefinition();
  const [isGoing, setGoing] = useState(false);
  return (
    <>
      <PageHeading
        title={type.name}
        breadcrumb={[...way, { label: type.name }]}
        actions={[
          { label: 'View records', icon: ExternalLink, href: paths.entities(type.type) },
          { label: 'Delete', icon: Trash2, danger: true, onAct: () => setGoing(true) },
        ]}
      />
      <ConfirmDialog
        open={isGoing}
        onOpenChange={(open) => {
          removal.reset();
          setGoing(open);
        }}
        question={t('Delete the record type {name}?', { name: type.name })}
        effect="Its pages are removed. A type that has records can't be deleted."
        verb="Delete record type"
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() =>
          removal.mutate(
            { type: type.type },
            {
              onSuccess: () => {
                toast({ title: t('{name} deleted', { name: type.name }) });
                go(paths.entityTypes());
              },
            },
          )
        }
      />
    </>
  );
}

type DesignProps = {
  readonly save: SaveForm<DesignValues>;
  /** Keys of fields in which records may contain data. */
  readonly saved: readonly string[];
  readonly submitLabel: string;
  readonly saveBar?: boolean;
};

function Design({ save, saved, submitLabel, saveBar = false }: DesignProps) {
  return (
    <FormShell {...save} submitLabel={submitLabel} saveBar={saveBar} useLeaveGuard={useLeaveGuard}>
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <div className="grid gap-4 xl:col-span-8">
          <Panel title="Record type details">
            <TypeFields />
          </Panel>
          <Panel title="Fields">
            <FieldsEditor saved={saved} />
          </Panel>
          <Panel title="Conditional fields">
            <ShowRules />
          </Panel>
          <Panel title="Highlighting">
            <HighlightRules />
          </Panel>
        </div>
        <div className="xl:sticky xl:top-4 xl:col-span-4">
          <Preview />
        </div>
      </div>
    </FormShell>
  );
}

const groups = entityGroups.map((value) => ({ value, label: groupWords[value] }));

function TypeFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField<DesignValues>
        name="definition.name"
        label="Singular name"
        placeholder="Vehicle inspection"
        rules={{ required: 'Enter a name for the record type', maxLength: 60 }}
      />
      <TextField<DesignValues>
        name="definition.options.pluralname"
        label="Plural name"
        placeholder="Vehicle inspections"
        optional
        rules={{ maxLength: 60 }}
      />
      <SelectField<DesignValues>
        name="definition.permissiongroup"
        label="Visible to"
        options={groups}
        rules={{ required: true }}
        help="Anyone who may edit those may edit these records."
      />
      <div className="grid content-start gap-2">
        <SwitchField<DesignValues>
          name="definition.ispublic"
          label="Visible to customers and guests"
          help="Hidden fields are left out. A record that names a customer is visible to it only."
        />
        <SwitchField<DesignValues>
          name="definition.options.commsenabled"
          label="Allow comments on records"
        />
      </div>
    </div>
  );
}
