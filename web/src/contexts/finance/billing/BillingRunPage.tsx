import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import { invoiceEmails } from '@waybill/contract/finance/billing/generation';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { dayValue, guidValue, idValue, oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { type SearchOf, useSearchState } from '#shell/page-state.ts';
import { useToday } from '#shell/today.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StorageCharges } from '../storage/StorageCharges.tsx';
import { BillingPreview } from './BillingPreview.tsx';
import { BillingRunView } from './BillingRunView.tsx';
import { PreviewProgress } from './PreviewProgress.tsx';
import { takesLong } from './preview-parts.ts';
import { choicesFor, selectionOf } from './billing-draft.ts';
import { RunOverview } from './RunOverview.tsx';
import { useBillingDraft, useBillingOverview, useBillingPreview } from './calls.ts';

/** The selection is in the address, too, so that it can be shared and Back returns to it. */
const shape = {
  run: guidValue,
  customer: idValue,
  to: dayValue,
  date: dayValue,
  email: or(oneOf(invoiceEmails), 'CustomerPreference'),
};
type Search = SearchOf<typeof shape>;
type Change = (changes: Partial<Search>, options?: { replace?: boolean }) => void;

/** The selection to invoice. */
type Query = {
  readonly customerId?: number;
  readonly deliveredTo: string;
  readonly invoiceDate: string;
};

const keyOf = (query: Query): string => JSON.stringify(query);

/**
 * Invoices delivered bookings in four steps: select, preview, issue, and the run's progress and
 * result.
 */
export function BillingRunPage() {
  const [search, change] = useSearchState(shape);
  const overview = useBillingOverview();
  const isChosen = search.to !== undefined;
  // Users who arrive while invoices are being issued see that run; an open preview is not replaced.
  const underWay = overview.data?.billingRunId ?? undefined;
  const run = search.run ?? (isChosen ? undefined : underWay);
  return (
    <>
      <PageHeading
        title="Run invoicing"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Run invoicing' }]}
      />
      <RunOverview visible={run} />
      {run !== undefined && (
        <BillingRunView
          key={run}
          id={run}
          onAgain={() => change({ run: undefined, to: undefined })}
        />
      )}
      {run === undefined && overview.error && (
        <Banner
          tone="problem"
          title={explain(overview.error).message}
          actions={<Button onClick={() => void overview.refetch()}>Retry</Button>}
        />
      )}
      {run === undefined && overview.data && (
        <NewRun
          search={search}
          onChange={change}
          isShort={!takesLong(overview.data.notInvoiced.bookings)}
        />
      )}
      {run === undefined && <StorageCharges />}
    </>
  );
}

type NewRunProps = {
  readonly search: Search;
  readonly onChange: Change;
  /** Previewed at once, without a click. */
  readonly isShort: boolean;
};

type Values = {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly deliveredTo: string | null;
  readonly invoiceDate: string | null;
};

function NewRun(props: NewRunProps) {
  const t = useTranslate();
  const drafts = useBillingDraft();
  if (drafts.isReady) return <PlannedRun {...props} drafts={drafts} />;
  return (
    <div aria-busy="true" aria-label={t('Preview')}>
      <Skeleton lines={8} />
    </div>
  );
}

type PlannedRunProps = NewRunProps & { readonly drafts: ReturnType<typeof useBillingDraft> };

function PlannedRun({ search, onChange, isShort, drafts }: PlannedRunProps) {
  const today = useToday();
  const { customer, to, date, email, isResumed } = selectionOf(search, drafts.draft, today);
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      customerid: customer ?? null,
      customerguid: null,
      deliveredTo: to,
      invoiceDate: date,
    },
  });
  // Stores the period in the address before the user leaves to fix a blocker.
  useEffect(() => {
    if ((isShort || isResumed) && search.to === undefined) {
      onChange({ customer, to, date, email }, { replace: true });
    }
  }, [isShort, isResumed, search.to, customer, to, date, email, onChange]);
  const query: Query = {
    ...(customer === undefined ? {} : { customerId: customer }),
    deliveredTo: to,
    invoiceDate: date,
  };
  const { accepted, ticks } = choicesFor(drafts.draft, query);
  const save = (changes: Partial<BillingDraft>) =>
    drafts.save({ ...query, invoiceEmail: email, accepted, ticks, ...changes });
  const isWanted = search.to !== undefined || isShort || isResumed;
  const preview = useBillingPreview(isWanted ? { ...query, accepted: [...accepted] } : null);
  const values = useWatch({ control: form.control });
  const isOther =
    (values.customerid ?? undefined) !== customer ||
    values.deliveredTo !== to ||
    values.invoiceDate !== date;
  const submit = ({ customerid, deliveredTo, invoiceDate }: Values) => {
    const next: Query = {
      ...(customerid === null ? {} : { customerId: customerid }),
      deliveredTo: deliveredTo ?? today,
      invoiceDate: invoiceDate ?? today,
    };
    const { ticks: known } = choicesFor(drafts.draft, next);
    drafts.save({ ...next, invoiceEmail: email, accepted: [], ticks: known });
    onChange(
      { customer: next.customerId, to: next.deliveredTo, date: next.invoiceDate },
      { replace: true },
    );
    if (isWanted && !isOther) void preview.refetch();
  };
  return (
    <div className="grid gap-4">
      <Unsaved drafts={drafts} />
      <Panel narrow>
        <FormShell
          form={form}
          onSubmit={submit}
          submitLabel="Preview"
          working={preview.isFetching}
          problem={null}
          summaryHidden
        >
          <Choices />
          <PreviewProgress far={preview.far} />
        </FormShell>
      </Panel>
      {isWanted && !isOther && (
        <Preview
          // Another selection starts with its own invoices ticked.
          key={keyOf(query)}
          preview={preview}
          requested={query}
          choices={{ accepted, ticks, email }}
          onSave={save}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** Choices that the server lacks would be missing in another tab or after a reload. */
function Unsaved({ drafts: { problem, retry } }: Pick<PlannedRunProps, 'drafts'>) {
  if (problem === null) return null;
  return (
    <Banner
      tone="warning"
      title="Your choices for this run are not saved"
      actions={<Button onClick={retry}>Save again</Button>}
    >
      <Translated text={problem} />
    </Banner>
  );
}

function Choices() {
  return (
    <>
      <CustomerPicker optional help="Leave blank to include all customers." />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField<Values>
          name="deliveredTo"
          label="Delivered up to"
          help="The last day of the period (inclusive)."
          rules={{ required: true }}
        />
        <DateField<Values> name="invoiceDate" label="Invoice date" rules={{ required: true }} />
      </div>
    </>
  );
}

type PreviewProps = {
  readonly preview: ReturnType<typeof useBillingPreview>;
  readonly requested: Query;
  readonly choices: Pick<BillingDraft, 'accepted' | 'ticks'> & { readonly email: Search['email'] };
  readonly onSave: (changes: Partial<BillingDraft>) => void;
  readonly onChange: Change;
};

/** The preview, refetched whenever the user decides about bookings that were left out. */
function Preview({ preview, requested: query, choices, onSave, onChange }: PreviewProps) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = preview;
  const { accepted, ticks, email } = choices;
  if (error) {
    return (
      <Banner
        tone="problem"
        title={explain(error).message}
        actions={<Button onClick={() => void refetch()}>Retry</Button>}
      />
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true" aria-label={t('Preview')}>
        <Skeleton lines={8} />
      </div>
    );
  }
  return (
    <BillingPreview
      customers={data}
      requested={query}
      accepted={accepted}
      email={{
        choice: email,
        onChange: (choice) => {
          onSave({ invoiceEmail: choice });
          onChange({ email: choice }, { replace: true });
        },
      }}
      ticking={{ ticks, onTicks: (next) => onSave({ ticks: [...next] }) }}
      accepting={{
        working: isFetching,
        onAccept: (reasons) => onSave({ accepted: [...accepted, ...reasons] }),
        onLeaveOut: () => onSave({ accepted: [] }),
        onPriced: () => void refetch(),
      }}
      onStarted={({ id }) => onChange({ run: id })}
    />
  );
}
