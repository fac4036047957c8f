import {
  type FieldType,
  hasRange,
  isChosen,
  isReference,
  mayBecome,
} from '@waybill/contract/records/definitions/field-types';
import { useWatch } from 'react-hook-form';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { fieldWords } from './labels.ts';
import type { DesignValues, FieldDesign } from './design-values.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { useDefinitions } from './calls.ts';

const kindsOf = (types: readonly FieldType[]) =>
  types.map((value) => ({ value, label: fieldWords[value] }));

type FieldDetailsProps = {
  readonly at: number;
  /** True if records may already contain data in it. */
  readonly isSaved: boolean;
  /** What it may hold. */
  readonly types: readonly FieldType[];
};

/** All that may be said of one field. */
export function FieldDetails({ at, isSaved, types }: FieldDetailsProps) {
  const t = useTranslate();
  const name = `definition.properties.${at}` as const;
  const field = useWatch<DesignValues, typeof name>({ name });
  const kind = field.fieldtype ?? 'text';
  const free = types.filter((other) => other !== kind && mayBecome(kind, other));
  return (
    <div className="grid gap-4 border-t border-hairline p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<DesignValues>
          name={`${name}.displayname`}
          label="Name"
          rules={{ required: 'Enter a field name', maxLength: 100 }}
        />
        <SelectField<DesignValues>
          name={`${name}.fieldtype`}
          label="Holds"
          options={kindsOf(types)}
          rules={{ required: true }}
          help={isSaved ? kindHelp(free, t) : undefined}
        />
      </div>
      <KindDetails name={name} field={field} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SwitchField<DesignValues> name={`${name}.required`} label="Required" />
        <SwitchField<DesignValues>
          name={`${name}.hiddenfrompublic`}
          label="Hidden from customers and guests"
        />
        <SwitchField<DesignValues> name={`${name}.showontable`} label="Show in the list" />
        <SwitchField<DesignValues>
          name={`${name}.sortableontable`}
          label="Default sort order of the list"
        />
      </div>
      {field.key !== '' && (
        <p className="text-meta text-ink-3">
          {t('Name in filters, files and the API:')} <code className="num">{field.key}</code>
        </p>
      )}
    </div>
  );
}

const kindHelp = (free: readonly (keyof typeof fieldWords)[], t: Translate): string =>
  free.length === 0
    ? "The type can't be changed once the field contains data"
    : t('This field contains data. Its type can be changed to: {kinds}', {
        kinds: free.map((kind) => t(fieldWords[kind])).join(', '),
      });

type KindDetailsProps = {
  readonly name: `definition.properties.${number}`;
  readonly field: FieldDesign;
};

/** The settings of this kind of field. */
function KindDetails({ name, field }: KindDetailsProps) {
  const t = useTranslate();
  const kind = field.fieldtype ?? 'text';
  const isTyped = ['text', 'textarea', 'number', 'email', 'phone', 'url'].includes(kind);
  return (
    <>
      {isChosen(kind) && (
        <TextArea<DesignValues>
          name={`${name}.choices`}
          label="Options"
          help="One per line"
          rows={4}
          rules={{ required: 'Add at least one option' }}
        />
      )}
      {hasRange(kind) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField<DesignValues> name={`${name}.minimum`} label="Minimum" optional />
          <NumberField<DesignValues> name={`${name}.maximum`} label="Maximum" optional />
        </div>
      )}
      {kind === 'entity' && <TargetField name={`${name}.targettype`} />}
      {kind === 'customer' && (
        <p className="text-ink-2">
          {t("It names the customer who owns the record: other customers and guests don't see it.")}
        </p>
      )}
      {!isReference(kind) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<DesignValues>
            name={`${name}.defaultvalue`}
            label="Default value"
            optional
            help={kind === 'boolean' ? 'true or false' : undefined}
          />
          {isTyped && (
            <TextField<DesignValues>
              name={`${name}.placeholdertext`}
              label="Placeholder"
              optional
              rules={{ maxLength: 200 }}
            />
          )}
        </div>
      )}
    </>
  );
}

function TargetField({ name }: { readonly name: `definition.properties.${number}.targettype` }) {
  const { data } = useDefinitions();
  return (
    <SelectField<DesignValues>
      name={name}
      label="Record type"
      options={(data?.items ?? []).map(({ type, name: label }) => ({ value: type, label }))}
      rules={{ required: 'Choose the type of record it refers to' }}
      help={data?.items.length === 0 ? 'There is no other record type yet.' : undefined}
    />
  );
}
