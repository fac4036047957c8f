import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { useWatch } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCarriersOf, useServicesOf } from '../shops/calls.ts';
import { actionOptions, memberOptions, operatorOptions } from './rule-words.ts';

export type RuleValues = { readonly rules: OrderRule[] };

type RuleFieldsProps = { readonly shop: Shop; readonly at: number };

/** The name, condition and action of one rule. */
export function RuleFields({ shop, at }: RuleFieldsProps) {
  const action = useWatch<RuleValues, `rules.${number}.action`>({ name: `rules.${at}.action` });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField<RuleValues>
        name={`rules.${at}.name`}
        label="Name"
        rules={{ required: 'Please enter a name' }}
      />
      <SelectField<RuleValues> name={`rules.${at}.action`} label="Then" options={actionOptions} />
      <CheckboxField<RuleValues> name={`rules.${at}.isActive`} label="Active" />
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
      {action === 'Service' && <ServiceOfRule shop={shop} at={at} />}
    </div>
  );
}

function ServiceOfRule({ shop, at }: RuleFieldsProps) {
  const may = useMay();
  const accounts = useCarriersOf(shop.customerId, may('Carrier.View'));
  const account = useWatch<RuleValues, `rules.${number}.carrierAccountId`>({
    name: `rules.${at}.carrierAccountId`,
  });
  const services = useServicesOf(account);
  const main = services.data?.items.filter(({ isAdditional }) => !isAdditional) ?? [];
  return (
    <>
      <SelectField<RuleValues>
        name={`rules.${at}.carrierAccountId`}
        label="Carrier"
        options={(accounts.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        rules={{ required: 'Please choose a carrier' }}
      />
      <SelectField<RuleValues>
        name={`rules.${at}.serviceCode`}
        label="Service"
        options={main.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        rules={{ required: 'Please choose a service' }}
      />
    </>
  );
}
