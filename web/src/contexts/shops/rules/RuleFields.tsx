import { conditionsOfRuleMax } from '@waybill/contract/shops/lifecycle';
import type { OrderRule, RuleCondition } from '@waybill/contract/shops/rules/shapes';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useServiceOptions } from '../shops/calls.ts';
import { actionOptions, memberOptions, operatorOptions } from './rule-words.ts';

export type RuleValues = { readonly rules: OrderRule[] };

type RuleProps = { readonly shop: Shop; readonly at: number };
type RuleFieldsProps = RuleProps & {
  /** What can be done with the rule itself. */
  readonly actions: ReactNode;
};

/** The name, conditions and action of one rule, in the order in which they are read. */
export function RuleFields({ shop, at, actions }: RuleFieldsProps) {
  const action = useWatch<RuleValues, `rules.${number}.action`>({ name: `rules.${at}.action` });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField<RuleValues>
        name={`rules.${at}.name`}
        label="Name"
        rules={{ required: 'Please enter a name' }}
      />
      <div className="self-end pb-1">
        <CheckboxField<RuleValues> name={`rules.${at}.isActive`} label="Active" />
      </div>
      <div className="flex gap-1 self-end sm:justify-end">{actions}</div>
      <ConditionFields name={`rules.${at}`} label="If" />
      <FurtherConditions at={at} />
      <SelectField<RuleValues> name={`rules.${at}.action`} label="Then" options={actionOptions} />
      {action === 'Service' && <ServiceOfRule shop={shop} at={at} />}
    </div>
  );
}

type ConditionProps = {
  readonly name: `rules.${number}` | `rules.${number}.furtherConditions.${number}`;
  readonly label: string;
};

const ConditionFields = ({ name, label }: ConditionProps) => (
  <>
    <SelectField<RuleValues> name={`${name}.member`} label={label} options={memberOptions} />
    <SelectField<RuleValues>
      name={`${name}.operator`}
      label="Comparison"
      options={operatorOptions}
    />
    <TextField<RuleValues>
      name={`${name}.value`}
      label="Value"
      rules={{ required: 'Please enter a value' }}
    />
  </>
);

const blank: RuleCondition = { member: 'Sku', operator: 'Is', value: '' };

/** The further conditions of a rule, which must hold, too. */
function FurtherConditions({ at }: Pick<RuleProps, 'at'>) {
  const { control } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `rules.${at}.furtherConditions`,
  });
  const t = useTranslate();
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length + 1 >= conditionsOfRuleMax;
  return (
    <>
      {fields.map(({ id }, nth) => (
        <Fragment key={id}>
          <ConditionFields name={`rules.${at}.furtherConditions.${nth}`} label="And if" />
          <div className="flex sm:col-span-3 sm:justify-end">
            <Button
              look="quiet"
              size="small"
              icon={Trash2}
              onClick={() => {
                remove(nth);
                addButton.current?.focus();
              }}
            >
              {t('Remove condition {number}', { number: nth + 2 })}
            </Button>
          </div>
        </Fragment>
      ))}
      <div className="sm:col-span-3">
        <Button
          ref={addButton}
          look="quiet"
          size="small"
          icon={Plus}
          onClick={() => append(blank)}
          disabledReason={
            isFull
              ? t('A rule has at most {count} conditions', { count: conditionsOfRuleMax })
              : undefined
          }
        >
          Add condition
        </Button>
      </div>
    </>
  );
}

function ServiceOfRule({ shop, at }: RuleProps) {
  const account = useWatch<RuleValues, `rules.${number}.carrierAccountId`>({
    name: `rules.${at}.carrierAccountId`,
  });
  const { carriers, services } = useServiceOptions(shop.id, account);
  return (
    <>
      <SelectField<RuleValues>
        name={`rules.${at}.carrierAccountId`}
        label="Carrier"
        options={carriers}
        rules={{ required: 'Please choose a carrier' }}
      />
      <SelectField<RuleValues>
        name={`rules.${at}.serviceCode`}
        label="Service"
        options={services}
        rules={{ required: 'Please choose a service' }}
      />
    </>
  );
}
