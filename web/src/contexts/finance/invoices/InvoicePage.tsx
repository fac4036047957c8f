import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { talkTabs, useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useIdParam, useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { later } from '#ui/later.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { InvoiceCredit } from './InvoiceCredit.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { InvoicePdf } from './InvoicePdf.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceRail } from './InvoiceRail.tsx';
import { useInvoiceActions } from './use-invoice-actions.tsx';
import { InvoicePill } from '../parts/InvoicePill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInvoice } from './calls.ts';
import { cx } from '#ui/cx.ts';

const InvoiceNotes = later(
  async () => (await import('./InvoiceNotes.tsx')).InvoiceNotes,
  <Skeleton rows={3} />,
);

const crumbs = [{ label: 'Invoices', href: paths.invoices() }] as const;

/** An invoice: its PDF, payments and history. */
export function InvoicePage() {
  const t = useTranslate();
  const { data, error, refetch } = useInvoice(useIdParam());
  if (data) return <Loaded invoice={data.invoice} />;
  const requestId = error && explain(error).requestId;
  return (
    <>
      <PageHeading title="Invoice" breadcrumb={[...crumbs]} />
      {error ? (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        >
          {requestId !== null && t('Request {requestId}', { requestId })}
        </Banner>
      ) : (
        <Panel>
          <Skeleton lines={12} />
        </Panel>
      )}
    </>
  );
}

const shape = {
  tab: or(
    oneOf(['paper', 'payments', 'credit', 'history', 'documents', 'notes', ...talkTabs]),
    'paper',
  ),
};

function Loaded({ invoice }: { readonly invoice: InvoiceItem }) {
  const [{ tab }, change] = useSearchState(shape);
  const talk = useTalkTabs({
    entitytype: 'Invoice',
    entityid: String(invoice.id),
    hasCustomer: true,
  });
  const { data: session } = useSession();
  const isStaff = session?.isTenant ?? false;
  const { actions, dialogs } = useInvoiceActions(invoice);
  const tabs = [
    { id: 'paper', label: 'Invoice' },
    { id: 'payments', label: 'Payments', count: invoice.invoicePayments.length },
    { id: 'credit', label: 'Credit notes', count: invoice.creditNotes.length },
    { id: 'history', label: 'History' },
    ...talk,
    { id: 'documents', label: 'Documents' },
    ...(isStaff ? [{ id: 'notes', label: 'Notes', count: invoice.notes.length }] : []),
  ];
  return (
    <>
      <PageHeading
        title={invoice.invoiceNumber}
        copy={invoice.invoiceNumber}
        breadcrumb={[...crumbs, { label: invoice.invoiceNumber }]}
        aside={<InvoicePill status={invoice.status} />}
        actions={actions}
      />
      {dialogs}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <Tabs
          label="Invoice sections"
          tabs={tabs}
          active={tab}
          onChange={(id) => change({ tab: id === 'paper' ? undefined : id }, { replace: true })}
        >
          {tab === 'paper' && <InvoicePdf invoice={invoice} />}
          {tab === 'payments' && <InvoicePayments invoice={invoice} />}
          {tab === 'credit' && <InvoiceCredit invoice={invoice} />}
          {tab === 'history' && <InvoiceHistory invoice={invoice} />}
          {talk.find(({ id }) => id === tab)?.content()}
          {tab === 'documents' && (
            <DocumentsPanel about={{ entityType: 'Invoice', entityId: invoice.id }} />
          )}
          {tab === 'notes' && isStaff && <InvoiceNotes invoice={invoice} />}
        </Tabs>
        <InvoiceRail invoice={invoice} />
      </div>
    </>
  );
}
