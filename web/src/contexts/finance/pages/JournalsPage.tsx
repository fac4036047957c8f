import { type JournalFormat, journalFormats } from '@waybill/contract/finance/journals';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useToday } from '#shell/today.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useJournalsCsv } from '../calls.ts';
import { FinanceNav } from '../parts/FinanceNav.tsx';

type Values = {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly format: JournalFormat | null;
  readonly receivable: string;
  readonly revenue: string;
  readonly tax: string;
  readonly bank: string;
};

const fields = ['fromDate', 'toDate', 'format', 'receivable', 'revenue', 'tax', 'bank'] as const;

const code = { required: 'An account code is required', maxLength: 20 };

/** The ledger of a period as a file that another accounting program imports. */
export function JournalsPage() {
  const today = useToday();
  const toast = useToast();
  const csv = useJournalsCsv();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      fromDate: `${today.slice(0, 8)}01`,
      toDate: today,
      format: 'Xero',
      receivable: '',
      revenue: '',
      tax: '',
      bank: '',
    },
  });
  const submit = ({ fromDate, toDate, format, ...codes }: Values) =>
    csv.mutate(
      { ...codes, fromDate: fromDate ?? '', toDate: toDate ?? '', format: format ?? 'Xero' },
      {
        onSuccess: () => toast({ title: 'Journals exported', tone: 'success' }),
        onError: (error) => showInForm(error, form.setError, fields),
      },
    );
  return (
    <>
      <PageHeading title="Export journals" />
      <FinanceNav />
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
            <DateField<Values> name="toDate" label="To" rules={{ required: true }} />
            <SelectField<Values>
              name="format"
              label="For"
              options={journalFormats.map((value) => ({ value, label: value }))}
            />
          </div>
        </Panel>
        <Panel title="Accounts in that program" narrow>
          <p className="mb-4 text-ink-2">
            One journal a day, which balances. Xero takes no journals on its own receivable and bank
            accounts: name clearing accounts there.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField<Values> name="receivable" label="Receivable" rules={code} />
            <TextField<Values> name="revenue" label="Revenue" rules={code} />
            <TextField<Values> name="tax" label="GST collected" rules={code} />
            <TextField<Values> name="bank" label="Bank" rules={code} />
          </div>
        </Panel>
      </FormShell>
    </>
  );
}
