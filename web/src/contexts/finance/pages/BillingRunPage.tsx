import type { BillingRun } from '@waybill/contract/finance/billing-run';
import type { AcceptedReason } from '@waybill/contract/finance/generation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Billing } from '../billing/billing-choice.ts';
import { BillingPreview } from '../billing/BillingPreview.tsx';
import { BillingRunView } from '../billing/BillingRunView.tsx';
import { PreviewProgress } from '../billing/PreviewProgress.tsx';
import { RunOverview } from '../billing/RunOverview.tsx';
import { useBillingOverview, useBillingPreview } from '../calls.ts';

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
    };

const shape = { run: z.guid().optional() };

/** Makes invoices from delivered bookings: choose, look, issue, see how far it is and what came of it. */
export function BillingRunPage() {
  const [search, change] = useSearchState(shape);
  const underWay = useBillingOverview().data?.billingRunId ?? undefined;
  const [stage, setStage] = useState<Stage>({ at: 'asking' });
  // Whoever comes while invoices are being issued is shown that; a preview is not taken away.
  const run = search.run ?? (stage.at === 'asking' ? underWay : undefined);
  const again = () => {
    setStage({ at: 'asking' });
    change({ run: undefined });
  };
  return (
    <>
      <PageHeading
        title="Run invoicing"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Run invoicing' }]}
      />
      <RunOverview shown={run} />
      {run === undefined ? (
        <NewRun stage={stage} onStage={setStage} onStarted={({ id }) => change({ run: id })} />
      ) : (
        <BillingRunView key={run} id={run} onAgain={again} />
      )}
    </>
  );
}

type NewRunProps = {
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
  readonly onStarted: (run: BillingRun) => void;
};

function NewRun({ stage, onStage, onStarted }: NewRunProps) {
  const [number, setNumber] = useState(0);
  const show = (customers: readonly Billing[], asked: Asked) => {
    setNumber(number + 1);
    onStage({ at: 'preview', asked, accepted: [], customers, number });
  };
  return (
    <div className="grid gap-4">
      <Panel narrow>
        <Choices onPreview={show} onChange={() => onStage({ at: 'asking' })} />
      </Panel>
      {stage.at === 'preview' && (
        <Preview key={stage.number} stage={stage} onChange={onStage} onStarted={onStarted} />
      )}
    </div>
  );
}

type PreviewStage = Extract<Stage, { at: 'preview' }>;

type PreviewProps = {
  readonly stage: PreviewStage;
  readonly onChange: (stage: PreviewStage) => void;
  readonly onStarted: (run: BillingRun) => void;
};

/** The preview, asked for again whenever somebody decides on what was left out. */
function Preview({ stage, onChange, onStarted }: PreviewProps) {
  const { asked, customers } = stage;
  const asking = useBillingPreview();
  const decide = (accepted: readonly AcceptedReason[]) =>
    asking.mutate(
      { ...asked, accepted: [...accepted] },
      { onSuccess: (made) => onChange({ ...stage, accepted, customers: made }) },
    );
  return (
    <>
      <PreviewProgress far={asking.far} />
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
        onStarted={onStarted}
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
  const asking = useBillingPreview();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { customerid: null, customerguid: null, invoiceDate: today },
  });
  const submit = ({ customerid, invoiceDate }: Values) => {
    const whose = customerid === null ? {} : { customerId: customerid };
    const asked = { ...whose, invoiceDate: invoiceDate ?? today };
    asking.mutate(asked, {
      onSuccess: (customers) => onPreview(customers, asked),
      onError: (error) => showInForm(error, form.setError, ['invoiceDate']),
    });
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
      <PreviewProgress far={asking.far} />
    </FormShell>
  );
}
