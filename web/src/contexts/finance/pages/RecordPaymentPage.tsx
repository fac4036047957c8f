import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useInvoice, useRemittances } from '../calls.ts';
import { PaymentForm } from '../payments/PaymentForm.tsx';

const id = z.coerce.number().int().positive().optional();
const shape = { invoice: id, customer: id, remittance: z.string().optional() };

/** Records money that came in, for a customer, or for the invoice or remittance advice one came from. */
export function RecordPaymentPage() {
  const [{ invoice, customer, remittance }] = useSearchState(shape);
  const billed = useInvoice(invoice ?? null);
  const advised = useRemittances(
    { filter: `remittanceNumber eq ${quoted(remittance ?? '')}`, maxResultCount: 1 },
    remittance !== undefined,
  );
  const error = billed.error ?? advised.error;
  const isKnown =
    (invoice === undefined || billed.data !== undefined) &&
    (remittance === undefined || advised.data !== undefined);
  return (
    <>
      <PageHeading
        title="Record payment"
        breadcrumb={[{ label: 'Payments', href: paths.payments() }, { label: 'Record payment' }]}
      />
      {error && <Banner tone="problem" title={explain(error).message} />}
      {isKnown && (
        <PaymentForm
          customerId={customer}
          invoice={billed.data?.invoice}
          remittance={remittance === undefined ? undefined : advised.data?.items[0]}
        />
      )}
      {!isKnown && !error && <Skeleton lines={10} />}
    </>
  );
}
