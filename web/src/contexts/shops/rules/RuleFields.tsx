import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
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

/** The name, condition and action of one rule, in the order in which they are read. */
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
      <SelectField<RuleValues> name={`rules.${at}.member`} label="If" options={memberOptions} />
      <SelectField<RuleValues>
        name={`rules.${at}.operator`}
        label="Comparison"
        options={operatorOptions}
      />
      <TextField<RuleValues>
        name={`rules.${at}.value`}
        label="Value"
        rules={{ required: 'Please enter a value' }}
      />
      <SelectField<RuleValues> name={`rules.${at}.action`} label="Then" options={actionOptions} />
      {action === 'Service' && <ServiceOfRule shop={shop} at={at} />}
    </div>
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
