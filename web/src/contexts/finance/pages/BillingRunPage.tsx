import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useToday } from '#shell/today.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Billing } from '../billing/billing-choice.ts';
import { BillingPreview } from '../billing/BillingPreview.tsx';
import { BillingResult } from '../billing/BillingResult.tsx';
import { RunOverview } from '../billing/RunOverview.tsx';
import { useGenerateInvoices } from '../calls.ts';

type Stage =
  | { readonly at: 'asking' }
  | {
      readonly at: 'preview';
      readonly customers: readonly Billing[];
      readonly invoiceDate: string;
      /** Tells one preview from the next. */
      readonly number: number;
    }
  | { readonly at: 'issued'; readonly customers: readonly Billing[] };

/** Makes invoices from delivered bookings: choose, look, issue, see what came of it. */
export function BillingRunPage() {
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  const [number, setNumber] = useState(0);
  const show = (customers: readonly Billing[], invoiceDate: string) => {
    setNumber(number + 1);
    setStage({ at: 'preview', customers, invoiceDate, number });
  };
  return (
    <>
      <PageHeading
        title="Run invoicing"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Run invoicing' }]}
      />
      <RunOverview />
      {stage.at === 'issued' ? (
        <BillingResult customers={stage.customers} onAgain={() => setStage({ at: 'asking' })} />
      ) : (
        <div className="grid gap-4">
          <Panel narrow>
            <Choices onPreview={show} onChange={() => setStage({ at: 'asking' })} />
          </Panel>
          {stage.at === 'preview' && (
            <BillingPreview
              key={stage.number}
              customers={stage.customers}
              invoiceDate={stage.invoiceDate}
              onIssued={(customers) => setStage({ at: 'issued', customers })}
            />
          )}
        </div>
      )}
    </>
  );
}

type Values = {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly invoiceDate: string | null;
};

type ChoicesProps = {
  readonly onPreview: (customers: readonly Billing[], invoiceDate: string) => void;
  readonly onChange: () => void;
};

function Choices({ onPreview, onChange }: ChoicesProps) {
  const today = useToday();
  const asking = useGenerateInvoices();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { customerid: null, customerguid: null, invoiceDate: today },
  });
  const submit = ({ customerid, invoiceDate }: Values) => {
    const date = invoiceDate ?? today;
    const whose = customerid === null ? {} : { customerId: customerid };
    asking.mutate(
      { ...whose, invoiceDate: date, preview: true },
      {
        onSuccess: ({ customers }) => onPreview(customers, date),
        onError: (error) => showInForm(error, form.setError, ['invoiceDate']),
      },
    );
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Preview"
      working={asking.isPending}
      problem={null}
      summaryHidden
    >
      <CustomerPicker optional help="All customers where it is blank." onPick={onChange} />
      <DateField<Values> name="invoiceDate" label="Invoice date" rules={{ required: true }} />
    </FormShell>
  );
}
