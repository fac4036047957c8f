import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrorsOf } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useMay } from '#shell/permissions.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import {
  customRange,
  type FormValues,
  type ParameterValues,
  valuesOf,
} from './parameter-values.ts';
import { rangeOptions } from './labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import type { Report } from '@waybill/contract/reports/reports/shapes';
import { useCarrierAccounts, useDrivers } from './calls.ts';

type Props = {
  readonly report: Report;
  readonly provided: ParameterValues;
  readonly working: boolean;
  readonly problem: Error | null;
  readonly onRun: (values: FormValues) => void;
};

/** The field at which the server's complaint about a parameter is shown. */
const fieldByParameter: Readonly<Record<string, keyof FormValues>> = {
  Period: 'Range',
  By: 'By',
  Then: 'Then',
  Customer: 'Customer',
  Carrier: 'Carrier',
  Driver: 'Driver',
  AsOf: 'AsOf',
  OverdueOnly: 'OverdueOnly',
  Number: 'Number',
};

/** Whether all that is wrong is about fields of the form, which say it. */
export function isAboutFields(problem: Error | null): boolean {
  const members = Object.keys(fieldErrorsOf(problem));
  return members.length > 0 && members.every((member) => member in fieldByParameter);
}

/** What a report asks for. What is asked stands in the address, so that a link asks the same. */
export function ParameterForm({ report, provided: input, working, problem, onRun }: Props) {
  const form = useForm<FormValues, unknown, FormValues>({
    ...formHabits,
    values: valuesOf(input),
    resetOptions: { keepErrors: true },
  });
  useEffect(() => {
    form.clearErrors();
    for (const [member, message] of Object.entries(fieldErrorsOf(problem))) {
      const field = fieldByParameter[member];
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [problem, form]);
  return (
    <div className="mb-4">
      <Panel>
        <FormShell
          form={form}
          onSubmit={onRun}
          submitLabel="Run"
          working={working}
          problem={null}
          summaryHidden
        >
          <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {report.parameters.map((parameter) => (
              <Parameter key={parameter.name} parameter={parameter} />
            ))}
          </div>
        </FormShell>
      </Panel>
    </div>
  );
}

type Parameter = Report['parameters'][number];

/** The part of the form that its component names (decisions E-09). */
function Parameter({ parameter }: { readonly parameter: Parameter }) {
  const may = useMay();
  const { name, label, component, description, options } = parameter;
  const field = { name: name as keyof FormValues, label, optional: !parameter.required } as const;
  switch (component) {
    case 'daterange':
      return <RangeFields label={label} help={description} />;
    case 'customer':
      return may('Customer.View') ? (
        <CustomerPicker label={label} idField="Customer" guidField="CustomerGuid" optional />
      ) : null;
    case 'carrier':
      return <CarrierField label={label} />;
    case 'driver':
      return may('Driver.View') ? <DriverField label={label} /> : null;
    case 'select':
      // A parameter without a usual value may be left blank.
      return parameter.usual === '' ? (
        <SelectField<FormValues> {...field} placeholder="None" options={options} />
      ) : (
        <SelectField<FormValues> {...field} optional={false} options={options} />
      );
    case 'date':
      return <DateField<FormValues> {...field} help={description} />;
    case 'checkbox':
      return <CheckboxField<FormValues> name="OverdueOnly" label={label} help={description} />;
    case 'text':
    case 'number':
      return <TextField<FormValues> {...field} help={description} rules={{ maxLength: 200 }} />;
  }
}

function RangeFields({ label, help }: { readonly label: string; readonly help: string }) {
  const t = useTranslate();
  const labelOf = useLabel();
  const range = useWatch<FormValues, 'Range'>({ name: 'Range' });
  const day = { required: 'Please choose a date' };
  return (
    <>
      <SelectField<FormValues>
        name="Range"
        label={label}
        help={help}
        options={rangeOptions}
        rules={{ required: t('{label} is required', { label: labelOf(label) }) }}
      />
      {range === customRange && (
        <div className="grid grid-cols-2 gap-2 sm:contents">
          <DateField<FormValues> name="From" label="From" rules={day} />
          <DateField<FormValues> name="To" label="Until" rules={day} />
        </div>
      )}
    </>
  );
}

function CarrierField({ label }: { readonly label: string }) {
  const { data } = useCarrierAccounts(true);
  const options = (data?.items ?? []).flatMap(({ id, name }) =>
    id === undefined ? [] : [{ value: id, label: name }],
  );
  return (
    <SelectField<FormValues>
      name="Carrier"
      label={label}
      optional
      placeholder="All"
      options={options}
    />
  );
}

function DriverField({ label }: { readonly label: string }) {
  const { data } = useDrivers(true);
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField<FormValues>
      name="Driver"
      label={label}
      optional
      placeholder="All"
      options={options}
    />
  );
}
