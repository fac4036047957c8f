import { invoiceDetailTypes } from '@waybill/contract/finance/shapes';
import { useMemo } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useLabel } from '#ui/labels.ts';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import {
  accountOptions,
  type BooksAccountValues,
  accountValues,
  type Chart,
  settingsOf,
  taxOptions,
  trackingOptions,
} from './account-values.ts';
import { useSaveBooksSettings } from './calls.ts';
import type { BooksConnection } from './Connected.tsx';
import { lineTypeWord } from './line-type-word.ts';
import { RctiAccounts } from './RctiAccounts.tsx';

type AccountsFormProps = { readonly connection: BooksConnection; readonly chart: Chart };

/** Which accounts and tax codes take sales and payments, and since when they are sent. */
export function AccountsForm({ connection, chart }: AccountsFormProps) {
  const today = useToday();
  const toast = useToast();
  const values = useMemo(
    () => accountValues(connection.settings, today),
    [connection.settings, today],
  );
  const save = useSaveForm({
    reading: connection,
    values,
    send: useSaveBooksSettings(),
    argsOf: (input: BooksAccountValues) => ({ settings: settingsOf(input) }),
    onSaved: () => toast({ title: 'Accounts saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save accounts" useLeaveGuard={useLeaveGuard}>
      <Panel title="Accounts">
        <div className="grid gap-4 sm:grid-cols-2">
          <KeyField
            name="incomeAccountKey"
            label="Sales"
            options={accountOptions(chart, 'Income')}
          />
          <KeyField
            name="bankAccountKey"
            label="Payments"
            options={accountOptions(chart, 'Bank')}
          />
          <KeyField
            name="taxedKey"
            label="Tax code with GST"
            options={taxOptions(chart, 'isForSales')}
          />
          <KeyField
            name="untaxedKey"
            label="Tax code without GST"
            options={taxOptions(chart, 'isForSales')}
          />
          <DateField<BooksAccountValues>
            name="settings.sendsFrom"
            label="Send from"
            help="Documents dated before this day are not sent."
            rules={{ required: true }}
          />
        </div>
      </Panel>
      <LineAccounts chart={chart} />
      <RctiAccounts chart={chart} />
    </FormShell>
  );
}

type Option = { readonly value: string; readonly label: string };

type KeyFieldProps = {
  readonly name: `${'income' | 'bank'}AccountKey` | 'taxedKey' | 'untaxedKey';
  readonly label: string;
  readonly options: readonly Option[];
};

const KeyField = ({ name, label, options }: KeyFieldProps) => (
  <SelectField<BooksAccountValues>
    name={`settings.${name}`}
    label={label}
    options={options}
    rules={{ required: name.endsWith('AccountKey') ? 'Choose an account' : 'Choose a tax code' }}
  />
);

/** Accounts of single types of lines, with an option of a tracking category. */
function LineAccounts({ chart }: { readonly chart: Chart }) {
  const t = useTranslate();
  const label = useLabel();
  const accounts = accountOptions(chart, 'Income');
  const options = trackingOptions(chart);
  return (
    <Panel title="Accounts by line type">
      <p className="mb-4 text-ink-2">
        {t('Lines without an account of their own use the account for sales.')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {invoiceDetailTypes.map((type) => {
          const line = label(lineTypeWord[type]);
          return (
            <div key={type} className="grid content-start gap-3">
              <SelectField<BooksAccountValues>
                name={`lines.${type}.accountKey`}
                label={line}
                optional
                options={accounts}
                placeholder="Account for sales"
              />
              {options.length > 0 && (
                <SelectField<BooksAccountValues>
                  name={`lines.${type}.option`}
                  label={t('Tracking of {line}', { line })}
                  optional
                  options={options}
                  placeholder="No tracking"
                />
              )}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
