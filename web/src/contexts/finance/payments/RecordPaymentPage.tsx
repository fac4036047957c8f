import { idValue, textLike, textValue } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { quoted } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { payable, paidTogetherMax } from './paid-together.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { useInvoice, useInvoices } from '../invoices/calls.ts';
import { useRemittances } from '../remittances/calls.ts';

/** Invoice numbers, separated by commas. */
const several = textLike(/^\d+(,\d+)*$/);
const shape = { invoice: idValue, invoices: several, customer: idValue, remittance: textValue };

/**
 * Records a payment of a customer, or for the invoices or remittance advice from which the user
 * came.
 */
export function RecordPaymentPage() {
  const t = useTranslate();
  const [{ invoice, invoices, customer, remittance }] = useSearchState(shape);
  const billed = useInvoice(invoice ?? null);
  const advised = useRemittances(
    { filter: `remittanceNumber eq ${quoted(remittance ?? '')}`, maxResultCount: 1 },
    remittance !== undefined,
  );
  const together = useInvoices(
    { filter: `id in (${invoices})`, sorting: 'dueDate asc', maxResultCount: paidTogetherMax },
    invoices !== undefined,
  );
  const error = billed.error ?? together.error ?? advised.error;
  const isKnown =
    (invoice === undefined || billed.data !== undefined) &&
    (invoices === undefined || together.data !== undefined) &&
    (remittance === undefined || advised.data !== undefined);
  const chosen = billed.data ? [billed.data.invoice] : (together.data?.items ?? []);
  const leftOut = chosen.filter((one) => !payable(chosen).includes(one));
  return (
    <>
      <PageHeading
        title="Record payment"
        breadcrumb={[{ label: 'Payments', href: paths.payments() }, { label: 'Record payment' }]}
      />
      {error && <Banner tone="problem" title={explain(error).message} />}
      {isKnown && leftOut.length > 0 && (
        <div className="mb-4">
          <Banner
            tone="info"
            title={t("Left out because this payment can't pay them: {numbers}", {
              numbers: numbersOf(leftOut),
            })}
          />
        </div>
      )}
      {isKnown && (
        <PaymentForm
          customerId={customer}
          invoices={payable(chosen)}
          remittance={remittance === undefined ? undefined : advised.data?.items[0]}
        />
      )}
      {!isKnown && !error && <Skeleton lines={10} />}
    </>
  );
}

const numbersOf = (invoices: readonly InvoiceItem[]): string =>
  invoices.map(({ invoiceNumber }) => invoiceNumber).join(', ');
