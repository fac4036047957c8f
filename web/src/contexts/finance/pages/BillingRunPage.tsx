import type { AcceptedReason } from '@waybill/contract/finance/generation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Billing } from '../billing/billing-choice.ts';
import { BillingPreview } from '../billing/BillingPreview.tsx';
import { BillingResult } from '../billing/BillingResult.tsx';
import { RunOverview } from '../billing/RunOverview.tsx';
import { useGenerateInvoices } from '../calls.ts';

/** What was chosen to be invoiced. */
type Asked = { readonly customerId?: number; readonly invoiceDate: string };

type Stage =
  | { readonly at: 'asking' }
  | {
      readonly at: 'preview';
      readonly asked: Asked;
      readonly accepted: readonly AcceptedReason[];
      readonly customers: readonly Billing[];
      /** Tells one preview from the next. */
      readonly number: number;
    }
  | { readonly at: 'issued'; readonly customers: readonly Billing[] };

/** Makes invoices from delivered bookings: choose, look, issue, see what came of it. */
export function BillingRunPage() {
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  const [number, setNumber] = useState(0);
  const show = (customers: readonly Billing[], asked: Asked) => {
    setNumber(number + 1);
    setStage({ at: 'preview', asked, accepted: [], customers, number });
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
            <Preview
              key={stage.number}
              stage={stage}
              onChange={setStage}
              onIssued={(customers) => setStage({ at: 'issued', customers })}
            />
          )}
        </div>
      )}
    </>
  );
}

type PreviewStage = Extract<Stage, { at: 'preview' }>;

type PreviewProps = {
  readonly stage: PreviewStage;
  readonly onChange: (stage: PreviewStage) => void;
  readonly onIssued: (customers: readonly Billing[]) => void;
};

/** The preview, asked for again whenever somebody decides on what was left out. */
function Preview({ stage, onChange, onIssued }: PreviewProps) {
  const { asked, customers } = stage;
  const asking = useGenerateInvoices();
  const decide = (accepted: readonly AcceptedReason[]) =>
    asking.mutate(
      { ...asked, accepted: [...accepted], preview: true },
      { onSuccess: (made) => onChange({ ...stage, accepted, customers: made.customers }) },
    );
  return (
    <>
      {asking.error && <Banner tone="problem" title={explain(asking.error).message} />}
      <BillingPreview
        customers={customers}
        invoiceDate={asked.invoiceDate}
        accepted={stage.accepted}
        accepting={{
          working: asking.isPending,
          onAccept: (reasons) => decide([...stage.accepted, ...reasons]),
          onLeaveOut: () => decide([]),
        }}
        onIssued={onIssued}
      />
    </>
  );
}

type Values = {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly invoiceDate: string | null;
};

type ChoicesProps = {
  readonly onPreview: (customers: readonly Billing[], asked: Asked) => void;
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
    const whose = customerid === null ? {} : { customerId: customerid };
    const asked = { ...whose, invoiceDate: invoiceDate ?? today };
    asking.mutate(
      { ...asked, preview: true },
      {
        onSuccess: ({ customers }) => onPreview(customers, asked),
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
