import { rowColours } from '@waybill/contract/records/field-types';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { type DesignValues, keysOf } from './design-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Said } from '#shell/texts/Said.tsx';

const colours = rowColours.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
const needed = { required: 'Please choose' };

/** The fields as a rule names them. */
function useFieldOptions() {
  const say = useSay();
  const properties = useWatch<DesignValues, 'definition.properties'>({
    name: 'definition.properties',
  });
  return keysOf(properties).map((value, at) => ({
    value,
    label: properties[at]?.displayname || say('Field {number}', { number: at + 1 }),
  }));
}

/** Which values stand out by a colour. */
export function HighlightRules() {
  const say = useSay();
  const name = 'definition.options.highlightrow';
  const { control } = useFormContext<DesignValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const options = useFieldOptions();
  return (
    <Rules
      empty="No value stands out."
      count={fields.length}
      add="Add colour"
      onAdd={() => append({ field: null, equals: '', color: 'red' })}
    >
      {fields.map((rule, at) => (
        <Rule
          key={rule.id}
          label={say('Remove colour {number}', { number: at + 1 })}
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
        </Rule>
      ))}
    </Rules>
  );
}

/** Which fields are asked for only where another one has a value. */
export function ShowRules() {
  const say = useSay();
  const name = 'definition.options.hideshowfield';
  const { control } = useFormContext<DesignValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const options = useFieldOptions();
  return (
    <Rules
      empty="Every field is always asked for."
      count={fields.length}
      add="Add condition"
      onAdd={() => append({ field: null, when: null, equals: '' })}
    >
      {fields.map((rule, at) => (
        <Rule
          key={rule.id}
          label={say('Remove condition {number}', { number: at + 1 })}
          onRemove={() => remove(at)}
        >
          <SelectField<DesignValues>
            name={`${name}.${at}.field`}
            label="Ask for"
            options={options}
            rules={needed}
          />
          <SelectField<DesignValues>
            name={`${name}.${at}.when`}
            label="only where"
            options={options}
            rules={needed}
          />
          <TextField<DesignValues> name={`${name}.${at}.equals`} label="is" rules={needed} />
        </Rule>
      ))}
    </Rules>
  );
}

type RulesProps = {
  readonly empty: string;
  readonly count: number;
  readonly add: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
};

function Rules({ empty, count, add, onAdd, children }: RulesProps) {
  return (
    <div className="grid gap-3">
      {count === 0 && (
        <p className="text-ink-3">
          <Said text={empty} />
        </p>
      )}
      {children}
      <div>
        <Button size="small" icon={Plus} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </div>
  );
}

type RuleProps = {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Rule({ label, onRemove, children }: RuleProps) {
  return (
    <div className="grid items-end gap-2 border-b border-hairline pb-3 sm:grid-cols-[1fr_1fr_1fr_2.25rem]">
      {children}
      <IconButton icon={X} label={label} onClick={onRemove} />
    </div>
  );
}
