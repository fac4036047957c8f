import { cx } from '#ui/cx.ts';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLabel } from '#ui/labels.ts';
import { Panel } from '#ui/Panel.tsx';
import type { EntityTypeView } from '../entities/definition.ts';
import { RecordFields } from '../entities/RecordFields.tsx';
import { recordValues, type RecordValues } from '../entities/record-values.ts';
import { type DesignValues, previewOf } from './design-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The form and the list of the type in its current design; nothing is saved. */
export function Preview() {
  const t = useTranslate();
  const definition = useWatch<DesignValues, 'definition'>({ name: 'definition' });
  const type = previewOf({ definition });
  const form = useForm<RecordValues>({ defaultValues: recordValues(type, null) });
  const shape = JSON.stringify(type.properties.map(({ key, fieldtype }) => [key, fieldtype]));
  const begin = JSON.stringify(recordValues(type, null));
  useEffect(() => form.reset(JSON.parse(begin) as RecordValues), [form, begin]);
  return (
    <Panel title="Preview">
      <div className="grid gap-4">
        <p className="text-meta text-ink-3">{t('Preview: nothing you enter here is saved.')}</p>
        <FormProvider {...form} key={shape}>
          <div className="grid gap-4">
            <RecordFields type={type} labels={{}} />
          </div>
        </FormProvider>
        <ListHead type={type} />
      </div>
    </Panel>
  );
}

/** The heads of the list's columns. */
function ListHead({ type }: { readonly type: EntityTypeView }) {
  const t = useTranslate();
  const label = useLabel();
  const visible = type.properties.filter(({ showontable }, at) => at === 0 || showontable);
  return (
    <div>
      <h3 className="mb-1 text-table font-medium">{t('In the list')}</h3>
      <ul
        className={cx(
          'flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-sunken px-3 py-2 text-meta',
          'font-semibold text-ink-2',
        )}
      >
        {visible.map(({ key, displayname }) => (
          <li key={key}>{label(displayname)}</li>
        ))}
      </ul>
    </div>
  );
}
