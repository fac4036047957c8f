import { Download, FileSpreadsheet, Mail } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { dayValue, guidValue, idValue, or, wholeNumber } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useFormats } from '#shell/formats.ts';
import { listShape } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { FinanceNav } from '../parts/FinanceNav.tsx';
import { AllStatements } from './AllStatements.tsx';
import { Ageing } from './Ageing.tsx';
import { Ledger } from './Ledger.tsx';
import { MailStatement } from './MailStatement.tsx';
import { useStatement, useStatementFile } from './calls.ts';

const shape = {
  customer: idValue,
  from: dayValue,
  to: dayValue,
  /** The statement run to show. */
  run: guidValue,
  skip: listShape.skip,
  take: or(wholeNumber(1, 100), 100),
};

/** Shorter statements need no pager. */
const pagesFrom = 25;

/** A customer's balance over a period, transaction by transaction. */
export function StatementsPage() {
  const [{ customer, from, to, run, skip, take }, change] = useSearchState(shape);
  const { data: session } = useSession();
  const { timezone } = useTenant();
  const { dayOf } = useFormats();
  const isCustomer = session?.isCustomer ?? true;
  const isRequested = isCustomer || customer !== undefined;
  const query = {
    ...(isCustomer || customer === undefined ? {} : { customerId: customer }),
    ...(from === undefined ? {} : { fromDate: from }),
    ...(to === undefined ? {} : { toDate: to }),
  };
  const { data, error, refetch } = useStatement(
    { ...query, skipCount: skip, maxResultCount: take },
    isRequested,
  );
  // If no period was chosen, shows the one in the response.
  const visible = {
    from: from ?? (isRequested && data ? dayOf(data.fromDate) : null),
    to: to ?? (isRequested && data ? dayOf(data.toDate) : null),
  };
  const file = useStatementFile();
  const [isMailing, setMailing] = useState(false);
  const may = useMay();
  const problem = error ?? file.error;
  const actions = [
    {
      label: 'Download PDF',
      icon: Download,
      onAct: () => file.mutate(query),
      ...(file.isPending ? { state: 'loading' as const } : {}),
    },
    ...(may('Finance.Create') && !isCustomer
      ? [
          {
            label: 'Send to customer by e-mail',
            icon: Mail,
            onAct: () => setMailing(true),
            disabledReason: data?.customer.email ? null : 'This customer has no e-mail address.',
          },
        ]
      : []),
    {
      label: 'Export CSV',
      icon: FileSpreadsheet,
      primary: false,
      onAct: () => file.mutate({ ...query, fileFormat: 'Csv' }),
    },
  ];
  return (
    <>
      <PageHeading title="Statements" actions={data && isRequested ? actions : []} />
      <FinanceNav />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {!isCustomer && (
          <Whose
            customer={customer}
            onPick={(id) => change({ customer: id ?? undefined, skip: undefined })}
          />
        )}
        <DateRangePicker
          label="Period"
          value={visible}
          onChange={({ from: first, to: last }) =>
            change({ from: first ?? undefined, to: last ?? undefined, skip: undefined })
          }
          zone={timezone}
        />
      </div>
      {problem && (
        <Banner
          tone="problem"
          title={explain(problem).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {!isRequested && may('Finance.Create') && (
        <AllStatements from={from} to={to} run={run} onRun={(id) => change({ run: id })} />
      )}
      {!isRequested && !may('Finance.Create') && (
        <Panel flush>
          <EmptyState title="Choose a customer" text="The statement appears here." />
        </Panel>
      )}
      {isRequested && data && (
        <>
          {isMailing && <MailStatement statement={data} onClose={() => setMailing(false)} />}
          <Ageing statement={data} />
          <Ledger statement={data} skip={skip} />
          {data.totalCount > Math.min(take, pagesFrom) && (
            <Pager skip={skip} take={take} total={data.totalCount} onChange={change} />
          )}
        </>
      )}
      {isRequested && !data && !error && <Skeleton lines={10} />}
    </>
  );
}

type WhoseProps = {
  readonly customer: number | undefined;
  readonly onPick: (id: number | null) => void;
};

function Whose({ customer, onPick }: WhoseProps) {
  const form = useForm({
    defaultValues: { customerid: customer ?? null, customerguid: null },
  });
  return (
    <FormProvider {...form}>
      <div className="w-full max-w-[400px]">
        <CustomerPicker onPick={(picked) => onPick(picked?.id ?? null)} />
      </div>
    </FormProvider>
  );
}
