import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { CreditRequestForm } from './CreditRequestForm.tsx';
import { useInvoice } from '../invoices/calls.ts';

const shape = { invoice: idValue, booking: idValue };

/** Requests credit on lines of an invoice: by staff, or by its customer. */
export function NewCreditNotePage() {
  const [{ invoice, booking }] = useSearchState(shape);
  const query = useInvoice(invoice ?? null);
  return (
    <>
      <PageHeading
        title="Request credit"
        breadcrumb={[
          { label: 'Credit notes', href: paths.creditNotes() },
          { label: 'Request credit' },
        ]}
      />
      {invoice === undefined ? (
        <EmptyState
          title="Choose an invoice"
          text="Open the incorrect invoice and request credit there."
        />
      ) : (
        <Awaited query={query} permission="Finance.View">
          {({ invoice: whole }) => <CreditRequestForm invoice={whole} bookingId={booking} />}
        </Awaited>
      )}
    </>
  );
}
