import { textValue } from '#shell/search-values.ts';
import type { Report } from '@waybill/contract/reports/reports/shapes';

/** Every parameter a report may have, as the address keeps it. */
export const inputShape = {
  Period: textValue,
  By: textValue,
  Then: textValue,
  Customer: textValue,
  Carrier: textValue,
  Driver: textValue,
  AsOf: textValue,
  OverdueOnly: textValue,
  Number: textValue,
};
export type ParameterName = keyof typeof inputShape;
/** Parameters by name, as texts; what is left out is not asked. */
export type ParameterValues = Readonly<Partial<Record<ParameterName, string>>>;

const isName = (name: string): name is ParameterName => Object.hasOwn(inputShape, name);

/** What is asked of a report: what the address says, else what the report usually is asked. */
export function inputOf(
  { parameters }: Pick<Report, 'parameters'>,
  search: ParameterValues,
): ParameterValues {
  const known = parameters.flatMap(({ name, usual }) => {
    const value = isName(name) ? (search[name] ?? usual) : usual;
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

/** What the form holds: ranges as their name, or `Custom` with two days. */
export type FormValues = {
  readonly Range: string;
  readonly From: string | null;
  readonly To: string | null;
  readonly By: string | null;
  readonly Then: string | null;
  readonly Customer: number | null;
  readonly CustomerGuid: string | null;
  readonly Carrier: number | null;
  readonly Driver: string | null;
  readonly AsOf: string | null;
  readonly OverdueOnly: boolean;
  readonly Number: string;
};

export const customRange = 'Custom';

export function valuesOf(input: ParameterValues): FormValues {
  const [from, to] = input.Period?.split('/') ?? [];
  return {
    Range: to === undefined ? (from ?? '') : customRange,
    From: to === undefined ? null : (from ?? null),
    To: to ?? null,
    By: input.By ?? null,
    Then: input.Then ?? null,
    Customer: input.Customer ? Number(input.Customer) : null,
    CustomerGuid: null,
    Carrier: input.Carrier ? Number(input.Carrier) : null,
    Driver: input.Driver ?? null,
    AsOf: input.AsOf ?? null,
    OverdueOnly: input.OverdueOnly === 'true',
    Number: input.Number ?? '',
  };
}

/** The form's values as the address keeps them; undefined takes a name out of it. */
export function searchOf(values: FormValues): Record<ParameterName, string | undefined> {
  const isCustom = values.Range === customRange;
  const period = isCustom ? `${values.From ?? ''}/${values.To ?? ''}` : values.Range;
  const textOf = (value: string | number | null) => (value ? String(value) : undefined);
  return {
    Period: textOf(period),
    By: textOf(values.By),
    Then: textOf(values.Then),
    Customer: textOf(values.Customer),
    Carrier: textOf(values.Carrier),
    Driver: textOf(values.Driver),
    AsOf: textOf(values.AsOf),
    OverdueOnly: values.OverdueOnly ? 'true' : undefined,
    Number: textOf(values.Number.trim()),
  };
}
