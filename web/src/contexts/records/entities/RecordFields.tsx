import { isRequested } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { hasRange, textareaMax, textMax } from '@waybill/contract/records/definitions/field-types';
import { useWatch } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import type { FieldRules } from '#ui/form/rules.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { kindOf, type EntityFieldView, type EntityTypeView, targetOf } from './definition.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { MomentField } from './MomentField.tsx';
import { LinkedField, PersonField } from './SearchedField.tsx';
import { UploadField } from './UploadField.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

type RecordFieldsProps = {
  readonly type: EntityTypeView;
  /** The names of records that this one already references. */
  readonly labels: Readonly<Record<string, string>>;
  /** The member of the form that holds the values. */
  readonly under?: string;
  /** Whether the form insists on required values itself; where not, the server asks in time. */
  readonly asksForRequired?: boolean;
};

/** The fields of a record in the form around them, each where its rules ask for it. */
export function RecordFields({
  type,
  labels,
  under = 'entity.data',
  asksForRequired = true,
}: RecordFieldsProps) {
  const data = useWatch({ name: under }) as EntityData | undefined;
  return type.properties
    .filter(({ key }) => isRequested(type, key, data ?? {}))
    .map((field) => (
      <RecordField
        key={field.key}
        type={type}
        field={field}
        under={under}
        asksForRequired={asksForRequired}
        label={labels[field.key]}
      />
    ));
}

type RecordFieldProps = {
  readonly type: EntityTypeView;
  readonly field: EntityFieldView;
  readonly under: string;
  readonly asksForRequired: boolean;
  readonly label: string | undefined;
};

function RecordField({ type, field, under, ...also }: RecordFieldProps) {
  const { asksForRequired, label: chosenLabel } = also;
  const t = useTranslate();
  const { key, displayname: label, placeholdertext: placeholder, choices } = field;
  const isRequired = type.required.includes(key);
  const props = {
    name: `${under}.${key}`,
    label,
    optional: !isRequired && kindOf(field) !== 'boolean',
    rules: rulesOf(field, isRequired && asksForRequired, t),
  };
  switch (kindOf(field)) {
    case 'text':
      return <TextField {...props} placeholder={placeholder} />;
    case 'textarea':
      return <TextArea {...props} placeholder={placeholder} rows={4} />;
    case 'number':
      return <NumberField {...props} placeholder={placeholder} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'datetime':
      return <MomentField {...props} />;
    case 'boolean':
      return <SwitchField {...props} rules={{}} />;
    case 'select':
      return <SelectField {...props} options={choices.map((value) => ({ value, label: value }))} />;
    case 'multiselect':
      return <ChoicesField {...props} choices={choices} />;
    case 'email':
      return <TextField {...props} type="email" placeholder={placeholder} />;
    case 'phone':
      return <TextField {...props} type="tel" placeholder={placeholder} />;
    case 'url':
      return <TextField {...props} type="url" placeholder={placeholder || 'https://'} />;
    case 'file':
      return <UploadField {...props} chosenLabel={chosenLabel} />;
    case 'user':
      return <PersonField {...props} chosenLabel={chosenLabel} />;
    case 'customer':
      return (
        <CustomerPicker
          {...props}
          idField={props.name}
          guidField={`customerguids.${key}`}
          help="The record belongs to this customer: other customers don't see it."
        />
      );
    case 'entity':
      return (
        <LinkedField {...props} target={targetOf(type, key) ?? ''} chosenLabel={chosenLabel} />
      );
  }
}

/** Returns the server's validation rules, applied during input. */
function rulesOf(field: EntityFieldView, required: boolean, t: Translate): FieldRules {
  const { displayname, minimum, maximum } = field;
  const kind = kindOf(field);
  return {
    ...(required ? { required: t('{label} is required', { label: displayname }) } : {}),
    ...(kind === 'text' ? { maxLength: textMax } : {}),
    ...(kind === 'textarea' ? { maxLength: textareaMax } : {}),
    ...(hasRange(kind) && minimum !== null ? { min: minimum } : {}),
    ...(hasRange(kind) && maximum !== null ? { max: maximum } : {}),
  };
}
