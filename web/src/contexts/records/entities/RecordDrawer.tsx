import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { useFormats } from '#shell/formats.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useToast } from '#ui/Toasts.tsx';
import { RecordFields } from './RecordFields.tsx';
import { recordValues, type RecordValues } from './record-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { lower } from './lower.ts';
import { useCreateEntity, useUpdateEntity } from './calls.ts';

type RecordDrawerProps = {
  readonly type: EntityDefinition;
  readonly entity: Entity | null;
  readonly onClose: () => void;
};

/** The form of a record, generated from its type. */
export function RecordDrawer(props: RecordDrawerProps) {
  return props.entity === null ? (
    <Added {...props} />
  ) : (
    <Changed {...props} entity={props.entity} />
  );
}

function Added({ type, onClose }: RecordDrawerProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const toast = useToast();
  const save = useSaveForm({
    values: recordValues(type, null),
    send: useCreateEntity(),
    argsOf: ({ entity: { data } }: RecordValues) => ({ type: type.type, entity: { data } }),
    onSaved: () => {
      toast({ title: t('{name} saved', { name: type.name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('Add {name}', { name: lower(type.name, language) })}
      submitLabel="Save"
      save={save}
      onClose={onClose}
    >
      <RecordFields type={type} labels={{}} />
    </FormDrawer>
  );
}

function Changed({ type, entity, onClose }: RecordDrawerProps & { readonly entity: Entity }) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    reading: entity,
    values: recordValues(type, entity.data),
    send: useUpdateEntity(),
    argsOf: ({ entity: { data } }: RecordValues) => ({
      type: type.type,
      entity: { id: entity.id, data },
    }),
    onSaved: () => {
      toast({ title: t('{name} saved', { name: type.name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('Edit {title}', { title: entity.title })}
      submitLabel="Save"
      save={save}
      onClose={onClose}
    >
      <RecordFields type={type} labels={entity.labels} />
    </FormDrawer>
  );
}
