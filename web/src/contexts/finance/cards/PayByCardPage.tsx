import { whyNot } from '@waybill/contract/finance/lifecycle';
import { useState } from 'react';
import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CardForm } from './CardForm.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { standingOf } from '../invoices/standing.ts';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useInvoice } from '../invoices/calls.ts';
import { useCardKey, useTransactions } from './calls.ts';

const shape = { invoice: idValue };

export function PayByCardPage() {
  const [{ invoice }] = useSearchState(shape);
  const query = useInvoice(invoice ?? null);
  return (
    <>
      <PageHeading
        title="Pay by card"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Pay by card' }]}
      />
      {invoice === undefined ? (
        <EmptyState title="Choose an invoice" text="Open the invoice you want to pay." />
      ) : (
        <Awaited query={query} permission="Finance.View">
          {({ invoice: whole }) => <Paying key={whole.id} opened={whole} />}
        </Awaited>
      )}
    </>
  );
}

/**
 * Pays the invoice as it was when the page was opened: the live event of the payment may arrive
 * before the response, which still has to find the form.
 */
function Paying({ opened }: { readonly opened: InvoiceItem }) {
  const t = useTranslate();
  const [invoice] = useState(opened);
  const key = useCardKey();
  const charges = useTransactions({ invoiceId: invoice.id, filter: "status eq 'Pending'" });
  const why = whyNot(standingOf(invoice), 'pay');
  if (why !== null) return <Banner tone="info" title={why} />;
  return (
    <Awaited query={key} permission="Finance.CardPayment">
      {(processor) => (
        <div className="grid max-w-[720px] gap-4">
          {processor.isSimulator && (
            <Banner tone="warning" title="Simulated: no card is charged">
              No card processor is connected. The payment is recorded as if a processor had approved
              it.
            </Banner>
          )}
          {charges.data !== undefined && charges.data.totalCount > 0 && (
            <Banner tone="warning" title="A payment for this invoice is being processed">
              Please don't pay again until the invoice shows the result.
            </Banner>
          )}
          {processor.isAvailable ? (
            <Panel
              title={
                <>
                  {t('Invoice')} <InvoiceLink id={invoice.id} number={invoice.invoiceNumber} />
                </>
              }
            >
              <CardForm invoice={invoice} processor={processor} />
            </Panel>
          ) : (
            <EmptyState
              title="Card payments are not set up"
              text="Pay by bank transfer and quote the invoice number."
            />
          )}
        </div>
      )}
    </Awaited>
  );
}
