import type { ResultOf } from '@waybill/contract/endpoint';
import type { getJournalAccounts } from '@waybill/contract/finance/endpoints';
import { type JournalFormat, journalFormats } from '@waybill/contract/finance/journals/endpoints';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useToday } from '#shell/today.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { FinanceNav } from '../parts/FinanceNav.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useJournalAccounts, useJournalsCsv } from './calls.ts';

type Values = {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly format: JournalFormat | null;
  readonly receivable: string;
  readonly revenue: string;
  readonly tax: string;
  readonly bank: string;
};

const codeFields = ['receivable', 'revenue', 'tax', 'bank'] as const;
const fields = ['fromDate', 'toDate', 'format', ...codeFields] as const;

const code = { required: 'Please enter an account code', maxLength: 20 };

/** Exports the ledger of a period as a file for another accounting program. */
export function JournalsPage() {
  return (
    <>
      <PageHeading title="Export journals" />
      <FinanceNav />
      <Awaited query={useJournalAccounts()} permission="Finance.Create">
        {({ items }) => <JournalsForm known={items} />}
      </Awaited>
    </>
  );
}

type Codes = ResultOf<typeof getJournalAccounts>['items'][number];

const noCodes = { receivable: '', revenue: '', tax: '', bank: '' };

/** Returns the account codes of the last export for a program. */
function codesOf(known: readonly Codes[], format: JournalFormat | null) {
  const { receivable, revenue, tax, bank } = known.find((one) => one.format === format) ?? noCodes;
  return { receivable, revenue, tax, bank };
}

function JournalsForm({ known }: { readonly known: readonly Codes[] }) {
  const t = useTranslate();
  const today = useToday();
  const toast = useToast();
  const csv = useJournalsCsv();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      fromDate: `${today.slice(0, 8)}01`,
      toDate: today,
      format: known[0]?.format ?? 'Xero',
      ...codesOf(known, known[0]?.format ?? 'Xero'),
    },
  });
  useEffect(
    () =>
      form.subscribe({
        name: 'format',
        formState: { values: true },
        callback: ({ name, values: { format } }) => {
          if (name !== 'format' || !known.some((one) => one.format === format)) return;
          const codes = codesOf(known, format);
          for (const code of codeFields) form.setValue(code, codes[code], { shouldValidate: true });
        },
      }),
    [form, known],
  );
  const submit = ({ fromDate, toDate, format, ...codes }: Values) =>
    csv.mutate(
      { ...codes, fromDate: fromDate ?? '', toDate: toDate ?? '', format: format ?? 'Xero' },
      {
        onSuccess: () => toast({ title: 'Journals exported', tone: 'success' }),
        onError: (error) => showInForm(error, form.setError, fields),
      },
    );
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Export CSV"
      working={csv.isPending}
      problem={null}
    >
      <Panel title="Period and program" narrow>
        <div className="grid gap-4 sm:grid-cols-3">
          <DateField<Values> name="fromDate" label="From" rules={{ required: true }} />
          <DateField<Values> name="toDate" label="Until" rules={{ required: true }} />
          <SelectField<Values>
            name="format"
            label="For"
            options={journalFormats.map((value) => ({ value, label: value }))}
          />
        </div>
      </Panel>
      <Panel title="Accounts in your accounting software" narrow>
        <p className="mb-4 text-ink-2">
          {t('One balanced journal per day. Xero calculates the GST of each line.')}{' '}
          {t('Use clearing accounts in Xero: it refuses journals on receivable and bank accounts.')}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<Values> name="receivable" label="Receivable" rules={code} />
          <TextField<Values> name="revenue" label="Revenue" rules={code} />
          <TextField<Values> name="tax" label="GST collected" rules={code} />
          <TextField<Values> name="bank" label="Bank" rules={code} />
        </div>
      </Panel>
    </FormShell>
  );
}
