import {
  invoiceColumnNames,
  neededColumns,
} from '@waybill/contract/reconciliation/imports/columns';
import type { getReconciliationTerms } from '@waybill/contract/reconciliation/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { CheckListField } from '#ui/form/CheckListField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import {
  chargeHeads,
  columnsFor,
  columnsSent,
  columnWords,
  type ImportValues,
  sumOf,
} from './columns.ts';
import { Sample, type Uploaded } from './Sample.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useImportInvoice } from './calls.ts';

type Carriers = ResultOf<typeof getReconciliationTerms>['carriers'];
type Props = { readonly uploaded: Uploaded; readonly carriers: Carriers };

const names = [
  'carrierCode',
  'invoiceNumber',
  'invoiceTotal',
  ...invoiceColumnNames.map((column) => `columns.${column}` as const),
  'columns.charges',
] as const;

/** The details of an uploaded file: its carrier, its columns, and its expected total. */
export function ColumnsForm({ uploaded, carriers }: Props) {
  const importing = useImportInvoice();
  const go = useGo();
  const form = useForm<ImportValues>({
    ...formHabits,
    defaultValues: {
      carrierCode: null,
      invoiceNumber: '',
      invoiceTotal: null,
      columns: columnsFor(uploaded.heads, null),
    },
  });
  useRemembered(form, uploaded.heads, carriers);
  const submit = (values: ImportValues) =>
    importing.mutate(argsOf(uploaded.fileName, values), {
      onSuccess: ({ id }) => go(paths.reconciliation(id)),
      onError: (error) => showInForm(error, form.setError, [...names]),
    });
  return (
    <>
      <Panel title="File preview" flush>
        <Sample uploaded={uploaded} />
      </Panel>
      <Panel title="Import settings" narrow>
        <FormShell
          form={form}
          onSubmit={submit}
          submitLabel="Import invoice"
          working={importing.isPending}
          problem={null}
        >
          <SelectField<ImportValues>
            name="carrierCode"
            label="Carrier"
            options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
            rules={{ required: true }}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {invoiceColumnNames.map((column) => (
              <SelectField<ImportValues>
                key={column}
                name={`columns.${column}`}
                label={columnWords[column]}
                placeholder="Not in file"
                options={uploaded.heads.map((head) => ({ value: head, label: head }))}
                {...(neededColumns.some((needed) => needed === column)
                  ? { rules: { required: true } }
                  : { optional: true })}
              />
            ))}
          </div>
          <ChargeColumns form={form} uploaded={uploaded} />
          <TotalOfLines form={form} uploaded={uploaded} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField<ImportValues>
              name="invoiceNumber"
              label="Invoice number"
              optional
              rules={{ maxLength: 64 }}
            />
            <MoneyField<ImportValues>
              name="invoiceTotal"
              label="Total before tax"
              optional
              help="As stated on the invoice. It is checked against the lines."
            />
          </div>
        </FormShell>
      </Panel>
    </>
  );
}

/** Applies the columns of the carrier's last imported file. */
function useRemembered(
  form: UseFormReturn<ImportValues>,
  heads: readonly string[],
  carriers: Carriers,
): void {
  const code = useWatch({ control: form.control, name: 'carrierCode' });
  const remembered = carriers.find((each) => each.code === code)?.columns;
  useEffect(() => {
    if (remembered) form.setValue('columns', columnsFor(heads, withoutBlanks(remembered)));
  }, [remembered, heads, form]);
}

function withoutBlanks({ charges = [], ...columns }: NonNullable<Carriers[number]['columns']>) {
  const known = Object.fromEntries(
    Object.entries(columns).filter(([, head]) => head !== undefined),
  );
  return { ...known, charges };
}

type WithFile = {
  readonly form: UseFormReturn<ImportValues>;
  readonly uploaded: Uploaded;
};

/** Selects further columns of charges, such as fuel or tail lift. */
function ChargeColumns({ form, uploaded }: WithFile) {
  const columns = useWatch({ control: form.control, name: 'columns' });
  const heads = chargeHeads(uploaded, columns);
  useEffect(() => {
    const left = columns.charges.filter((head) => heads.includes(head));
    if (left.length < columns.charges.length) form.setValue('columns.charges', left);
  }, [columns.charges, heads, form]);
  if (heads.length === 0) return null;
  return (
    <CheckListField<ImportValues>
      name="columns.charges"
      label="Columns of separate charges"
      help="Such as a fuel levy: compared with its own quoted charge, not with the whole cost."
      options={heads.map((head) => ({ value: head, label: head }))}
    />
  );
}

/** The total of the lines, before anything is sent. */
function TotalOfLines({ form, uploaded }: WithFile) {
  const t = useTranslate();
  const { money } = useFormats();
  const head = useWatch({ control: form.control, name: 'columns.amountExTax' });
  const charges = useWatch({ control: form.control, name: 'columns.charges' });
  const sum = sumOf(uploaded, head, charges);
  const rows = t('{count, plural, one {# row} other {# rows}}', { count: uploaded.rowCount });
  return (
    <output className="num block rounded-control bg-sunken px-3 py-2">
      {sum !== null && t('{rows}, {sum} in total', { rows, sum: money(sum) })}
      {sum === null && head === null && rows}
      {sum === null &&
        head !== null &&
        t('{rows}. Rows with invalid amounts will be rejected', { rows })}
    </output>
  );
}

const argsOf = (fileName: string, values: ImportValues) => ({
  fileName,
  carrierCode: values.carrierCode ?? '',
  columns: columnsSent(values.columns),
  ...(values.invoiceNumber.trim() === '' ? {} : { invoiceNumber: values.invoiceNumber }),
  ...(values.invoiceTotal === null ? {} : { invoiceTotal: values.invoiceTotal }),
});
