import { rowColours } from '@waybill/contract/records/definitions/field-types';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type DesignValues, keysOf } from './design-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const colours = rowColours.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
const needed = { required: 'Please choose' };

/** Returns the fields as options of a rule. */
function useFieldOptions() {
  const t = useTranslate();
  const properties = useWatch<DesignValues, 'definition.properties'>({
    name: 'definition.properties',
  });
  return keysOf(properties).map((value, at) => ({
    value,
    label: properties[at]?.displayname || t('Field {number}', { number: at + 1 }),
  }));
}

/** Values highlighted with a colour. */
export function HighlightRules() {
  const t = useTranslate();
  const name = 'definition.options.highlightrow';
  const { control } = useFormContext<DesignValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const options = useFieldOptions();
  return (
    <FieldRows
      nothing="No values are highlighted."
      addLabel="Add highlight"
      onAdd={() => append({ field: null, equals: '', color: 'red' })}
    >
      {fields.map((rule, at) => (
        <FieldRow
          key={rule.id}
          removeLabel={t('Remove highlight {number}', { number: at + 1 })}
          onRemove={() => remove(at)}
        >
          <SelectField<DesignValues>
            name={`${name}.${at}.field`}
            label="Where"
            options={options}
            rules={needed}
          />
          <TextField<DesignValues> name={`${name}.${at}.equals`} label="is" rules={needed} />
          <SelectField<DesignValues>
            name={`${name}.${at}.color`}
            label="it is"
            options={colours}
            rules={needed}
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

/** Fields shown only if another field has a certain value. */
export function ShowRules() {
  const t = useTranslate();
  const name = 'definition.options.hideshowfield';
  const { control } = useFormContext<DesignValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const options = useFieldOptions();
  return (
    <FieldRows
      nothing="All fields are always shown."
      addLabel="Add condition"
      onAdd={() => append({ field: null, when: null, equals: '' })}
    >
      {fields.map((rule, at) => (
        <FieldRow
          key={rule.id}
          removeLabel={t('Remove condition {number}', { number: at + 1 })}
          onRemove={() => remove(at)}
        >
          <SelectField<DesignValues>
            name={`${name}.${at}.field`}
            label="Show field"
            options={options}
            rules={needed}
          />
          <SelectField<DesignValues>
            name={`${name}.${at}.when`}
            label="only if"
            options={options}
            rules={needed}
          />
          <TextField<DesignValues> name={`${name}.${at}.equals`} label="is" rules={needed} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
