import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export type MoneyFieldProps<Values extends FieldValues = FieldValues> = Omit<
  NumberFieldProps<Values>,
  'prefix' | 'unit' | 'decimals'
> & {
  /** The sign before the amount; `$` by default. */
  readonly currencySign?: string | undefined;
};

/** An amount of money in whole units with two decimals, as in the API. */
export function MoneyField<Values extends FieldValues = FieldValues>(
  props: MoneyFieldProps<Values>,
) {
  const { currencySign = '$', ...rest } = props;
  return <NumberField {...rest} prefix={currencySign} decimals={2} />;
}
