import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useInvoice } from '../calls.ts';
import { PaymentForm } from '../payments/PaymentForm.tsx';

const id = z.coerce.number().int().positive().optional();
const shape = { invoice: id, customer: id };

/** Records money that came in, for a customer or for the invoice one came from. */
export function RecordPaymentPage() {
  const [{ invoice, customer }] = useSearchState(shape);
  const { data, error } = useInvoice(invoice ?? null);
  const isKnown = invoice === undefined || data !== undefined;
  return (
    <>
      <PageHeading
        title="Record payment"
        breadcrumb={[{ label: 'Payments', href: paths.payments() }, { label: 'Record payment' }]}
      />
      {error && <Banner tone="problem" title={explain(error).message} />}
      {isKnown && <PaymentForm customerId={customer} invoice={data?.invoice} />}
      {!isKnown && !error && <Skeleton lines={10} />}
    </>
  );
}
