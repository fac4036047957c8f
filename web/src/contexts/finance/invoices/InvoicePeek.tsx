import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Banner } from '#ui/Banner.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { explain } from '#client/explain.ts';
import { InvoicePill } from '../parts/InvoicePill.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { useInvoice } from './calls.ts';

type PeekProps = { readonly id: number | null; readonly onClose: () => void };

/** The peek of an invoice: its lines and its balance. */
export function InvoicePeek({ id, onClose }: PeekProps) {
  const wanted = id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
  const { data, error } = useInvoice(wanted);
  const invoice = data?.invoice;
  return (
    <Drawer
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      title={invoice?.invoiceNumber ?? 'Invoice'}
      subtitle={invoice && <InvoicePill status={invoice.status} />}
      footer={
        wanted !== null && (
          <ButtonLink look="primary" href={paths.invoice(wanted)}>
            Open invoice
          </ButtonLink>
        )
      }
    >
      {invoice && <Content invoice={invoice} />}
      {!invoice && error === null && <Skeleton lines={8} />}
      {error && <Banner tone="problem" title={explain(error).message} />}
    </Drawer>
  );
}

function Content({ invoice }: { readonly invoice: InvoiceItem }) {
  const formats = useFormats();
  return (
    <div className="grid gap-4">
      <KeyValueList
        details={[
          { label: 'Customer', value: invoice.customer.displayName },
          { label: 'Date', value: formats.date(invoice.invoiceDate) },
          { label: 'Due', value: formats.date(invoice.dueDate) },
          { label: 'Reference', value: invoice.reference },
          { label: 'Total inc. GST', value: formats.money(invoice.amount), number: true },
          {
            label: 'Outstanding',
            value: formats.money(invoice.outstandingAmount),
            number: true,
            strong: true,
          },
        ]}
      />
      <InvoiceLines invoice={invoice} />
    </div>
  );
}
