import {
  extendedFieldTypes,
  type ExtendedType,
} from '@waybill/contract/records/definitions/extended-types';
import type { EntityDefinition } from '@waybill/contract/records/entities/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { paths } from '#paths';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { designOf, designValues, type DesignValues } from './design-values.ts';
import { FieldsEditor } from './FieldsEditor.tsx';
import { Preview } from './Preview.tsx';
import { useRemovedFields } from './removed-fields.tsx';
import { ShowRules } from './RulesEditor.tsx';

/** What the fields of a kind of record are called. */
export const extendedNames: Readonly<Record<ExtendedType, PlatformText>> = {
  'booking-fields': 'Booking fields',
  'customer-fields': 'Customer fields',
};

type ExtendedFieldsProps = { readonly name: ExtendedType; readonly type: EntityDefinition };

/** Designs the fields that the tenant adds to its bookings or customers. */
export function ExtendedFields({ name, type }: ExtendedFieldsProps) {
  const t = useTranslate();
  const toast = useToast();
  const title = extendedNames[name];
  const onSaved = () => toast({ title: 'Fields saved', tone: 'success' });
  const { send, removalOf } = useRemovedFields(type);
  const save = useSaveForm({
    reading: type,
    values: designValues(type),
    send,
    argsOf: (values: DesignValues) => ({ type: name, definition: designOf(values) }),
    onSaved,
  });
  return (
    <>
      <PageHeading
        title={title}
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Entities', href: paths.entityTypes() },
          { label: title },
        ]}
      />
      <p className="mb-4 max-w-[72ch] text-ink-2">
        {t('These fields appear in forms, on records, in lists, in files and in the API.')}{' '}
        {name === 'booking-fields' && t('Required fields must be filled in to book.')}
      </p>
      <FormShell {...save} submitLabel="Save fields" saveBar useLeaveGuard={useLeaveGuard}>
        <div className="grid items-start gap-4 xl:grid-cols-12">
          <div className="grid gap-4 xl:col-span-8">
            <Panel title="Fields">
              <FieldsEditor
                saved={type.properties.map(({ key }) => key)}
                types={extendedFieldTypes}
                mayBeEmpty
              />
            </Panel>
            <Panel title="Conditional fields">
              <ShowRules />
            </Panel>
          </div>
          <div className="xl:sticky xl:top-4 xl:col-span-4">
            <Preview />
          </div>
        </div>
      </FormShell>
      {removalOf(save, onSaved)}
    </>
  );
}
