import { entityGroups } from '@waybill/contract/records/entity-rights';
import type { EntityDefinition } from '@waybill/contract/records/entity-shapes';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
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
import {
  useCreateDefinition,
  useDefinition,
  useDeleteDefinition,
  useUpdateDefinition,
} from '../calls.ts';
import { designOf, designValues, type DesignValues } from '../design/design-values.ts';
import { FieldsEditor } from '../design/FieldsEditor.tsx';
import { Preview } from '../design/Preview.tsx';
import { HighlightRules, ShowRules } from '../design/RulesEditor.tsx';
import { groupWords } from '../words.ts';
import { useSay } from '#shell/texts/texts-context.ts';

const way = [
  { label: 'Settings', href: paths.settings() },
  { label: 'Entities', href: paths.entityTypes() },
] as const;

/** Designs a new type. */
export function NewTypePage() {
  const say = useSay();
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    values: designValues(null),
    send: useCreateDefinition(),
    argsOf: (values: DesignValues) => ({ definition: designOf(values) }),
    onSaved: ({ definition }) => {
      toast({ title: say('{name} designed', { name: definition.name }), tone: 'success' });
      go(paths.entityType(definition.type), { replace: true });
    },
  });
  return (
    <>
      <PageHeading title="New type" breadcrumb={[...way, { label: 'New type' }]} />
      <Design save={save} saved={[]} submitLabel="Save type" />
    </>
  );
}

/** Changes the design of a type. */
export function TypePage() {
  const name = useParam('type');
  return (
    <Awaited heading="Type" answer={useDefinition(name)} permission="Administration.Settings">
      {({ definition }) => <Designed key={name} type={definition} />}
    </Awaited>
  );
}

function Designed({ type }: { readonly type: EntityDefinition }) {
  const say = useSay();
  const toast = useToast();
  const { send, losing, forget } = useConsent(type);
  const save = useSaveForm({
    values: designValues(type),
    send,
    argsOf: (values: DesignValues) => ({ type: type.type, definition: designOf(values) }),
    onSaved: () => toast({ title: 'Design saved', tone: 'success' }),
  });
  return (
    <>
      <Heading type={type} />
      <Design
        save={save}
        saved={type.properties.map(({ key }) => key)}
        submitLabel="Save type"
        saveBar
      />
      {losing !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && forget()}
          question="Delete the data in the fields that go?"
          effect={`${losing.message} ${say('It cannot be brought back, except from the history of each record.')}`}
          verb="Delete fields and data"
          working={send.isPending}
          problem={send.error && losing.isAsked ? explain(send.error).message : null}
          onConfirm={() =>
            send.mutate(
              { ...losing.args, dropfields: [...losing.fields] },
              {
                onSuccess: () => {
                  save.form.reset(save.form.getValues());
                  forget();
                  toast({ title: 'Design saved', tone: 'success' });
                },
                onError: () => losing.ask(),
              },
            )
          }
        />
      )}
    </>
  );
}

type Args = Parameters<ReturnType<typeof useUpdateDefinition>['mutate']>[0];
type Losing = {
  readonly args: Args;
  readonly fields: readonly string[];
  readonly message: string;
  /** True once the loss was agreed to and refused all the same. */
  readonly isAsked: boolean;
  readonly ask: () => void;
};

/** Saving a design; where fields with data go, whoever saves is asked before the data goes, too. */
function useConsent(type: EntityDefinition) {
  const [losing, setLosing] = useState<Losing | null>(null);
  const update = useUpdateDefinition();
  const onRefused = (error: Error, args: Args) => {
    const kept = new Set(args.definition.properties.map(({ key }) => key));
    const fields = type.properties.map(({ key }) => key).filter((key) => !kept.has(key));
    if (!(error instanceof HttpError) || error.status !== 409 || fields.length === 0) return;
    const asked = { args, fields, message: error.message };
    const ask = () => setLosing({ ...asked, isAsked: true, ask });
    setLosing({ ...asked, isAsked: false, ask });
  };
  const send: typeof update = {
    ...update,
    mutate: (args, options) =>
      update.mutate(args, {
        ...options,
        onError: (error, given, ...rest) => {
          if (args.dropfields === undefined) onRefused(error, args);
          options?.onError?.(error, given, ...rest);
        },
      }),
  };
  return { send, losing, forget: () => setLosing(null) };
}

function Heading({ type }: { readonly type: EntityDefinition }) {
  const say = useSay();
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
          { label: 'Open the records', icon: ExternalLink, href: paths.entities(type.type) },
          { label: 'Delete', icon: Trash2, danger: true, onAct: () => setGoing(true) },
        ]}
      />
      <ConfirmDialog
        open={isGoing}
        onOpenChange={(open) => {
          removal.reset();
          setGoing(open);
        }}
        question={say('Delete the type {name}?', { name: type.name })}
        effect="Its pages go with it. A type that has records stays."
        verb="Delete type"
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() =>
          removal.mutate(
            { type: type.type },
            {
              onSuccess: () => {
                toast({ title: say('{name} deleted', { name: type.name }) });
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
  /** Keys of fields that records may hold data in. */
  readonly saved: readonly string[];
  readonly submitLabel: string;
  readonly saveBar?: boolean;
};

function Design({ save, saved, submitLabel, saveBar = false }: DesignProps) {
  return (
    <FormShell {...save} submitLabel={submitLabel} saveBar={saveBar} useLeaveGuard={useLeaveGuard}>
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <div className="grid gap-4 xl:col-span-8">
          <Panel title="The type">
            <TypeFields />
          </Panel>
          <Panel title="Fields">
            <FieldsEditor saved={saved} />
          </Panel>
          <Panel title="Asked for only where it matters">
            <ShowRules />
          </Panel>
          <Panel title="What stands out">
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
        label="Name of one"
        placeholder="Vehicle inspection"
        rules={{ required: 'A type needs a name', maxLength: 60 }}
      />
      <TextField<DesignValues>
        name="definition.options.pluralname"
        label="Name of many"
        placeholder="Vehicle inspections"
        optional
        rules={{ maxLength: 60 }}
      />
      <SelectField<DesignValues>
        name="definition.permissiongroup"
        label="Read by"
        options={groups}
        rules={{ required: true }}
        help="Whoever may change those may change these records."
      />
      <div className="grid content-start gap-2">
        <SwitchField<DesignValues>
          name="definition.ispublic"
          label="Customers and guests read it, too"
          help="Without the fields that are hidden from them. A record that names a customer is read by that customer alone."
        />
        <SwitchField<DesignValues>
          name="definition.options.commsenabled"
          label="Records are discussed"
        />
      </div>
    </div>
  );
}
