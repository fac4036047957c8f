import { shippedIn } from '@waybill/contract/messaging/templates/shipped-in';
import { customerTypes, wordsOf } from '@waybill/contract/customers/customers/choices';
import {
  templateChannels,
  templateFields,
  templateNames,
  unknownPlaceholders,
} from '@waybill/contract/messaging/templates/shapes';
import { FileText } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { channelWords, inWords } from '../notifications/message-labels.ts';
import type { TemplateValues } from './template-values.ts';
import { useTranslate, useTexts } from '#shell/texts/texts-context.ts';

const types = templateNames.map((value) => ({ value, label: inWords(value) }));
const channels = templateChannels.map((value) => ({ value, label: channelWords[value] }));
const audiences = customerTypes.map((value) => ({ value, label: wordsOf(value) }));

/** The fields of a template, with buttons that insert the placeholders of its type. */
export function TemplateForm() {
  const t = useTranslate();
  const { control } = useFormContext<TemplateValues>();
  const name = useWatch({ control, name: 'template.type.name' });
  const known = (text: unknown): string | true => {
    const [unknown] = name === null ? [] : unknownPlaceholders(name, String(text));
    return (
      unknown === undefined ||
      t('This type of template has no field {field}', { field: `{{${unknown}}}` })
    );
  };
  return (
    <>
      <TextField<TemplateValues>
        name="template.templatename"
        label="Name"
        rules={{ required: 'Template name is required', maxLength: 256 }}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField<TemplateValues>
          name="template.type.name"
          label="Template type"
          options={types}
          rules={{ required: 'Template type is required' }}
        />
        <SelectField<TemplateValues>
          name="template.type.channel"
          label="Channel"
          options={channels}
          rules={{ required: true }}
        />
        <SelectField<TemplateValues>
          name="template.customertype"
          label="Customers"
          options={audiences}
          placeholder="All"
        />
      </div>
      <CustomerPicker
        label="For one customer only"
        idField="template.customerid"
        guidField="template.customerguid"
        optional
      />
      <ShippedText />
      <TextField<TemplateValues>
        name="template.templatesubjecttitle"
        label="Subject"
        optional
        rules={{ maxLength: 256, validate: known }}
      />
      <TextArea<TemplateValues>
        name="template.templatecontent"
        label="Content"
        optional
        rows={8}
        rules={{ maxLength: 100_000, validate: known }}
      />
      <FieldChips />
    </>
  );
}

/** Inserts the default text that is sent while the tenant has no template. */
function ShippedText() {
  const { languageName } = useTexts();
  const { control, setValue } = useFormContext<TemplateValues>();
  const { type, templatecontent, templatesubjecttitle } = useWatch({ control, name: 'template' });
  if (type.name === null || templatecontent !== '' || templatesubjecttitle !== '') return null;
  const { subject, content } = shippedIn(languageName, { type: type.name, channel: type.channel });
  const begin = () => {
    setValue('template.templatesubjecttitle', subject, { shouldDirty: true });
    setValue('template.templatecontent', content, { shouldDirty: true });
  };
  return (
    <span>
      <Button size="small" icon={FileText} onClick={begin}>
        Start with the text in use
      </Button>
    </span>
  );
}

/** The placeholders of the chosen type; a click inserts one into the content. */
function FieldChips() {
  const t = useTranslate();
  const { control, getValues, setValue } = useFormContext<TemplateValues>();
  const name = useWatch({ control, name: 'template.type.name' });
  if (name === null)
    return <p className="text-meta text-ink-3">{t('Choose a type to see its fields.')}</p>;
  const add = (field: string) => {
    const content = getValues('template.templatecontent');
    setValue('template.templatecontent', `${content}{{${field}}}`, {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  return (
    <fieldset aria-label={t('Fields')} className="flex flex-wrap gap-2">
      {templateFields[name].map((field) => (
        <Button key={field} size="small" onClick={() => add(field)}>
          {`{{${field}}}`}
        </Button>
      ))}
    </fieldset>
  );
}
