import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useToday } from '#shell/today.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { overdueText } from '../links/overdue.ts';
import { CustomerLinks } from '../parts/CustomerLinks.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

/** The key details of an invoice beside its PDF: balance, customer, origin. */
export function InvoiceRail({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const formats = useFormats();
  const { data: session } = useSession();
  const today = useToday();
  const late =
    invoice.status === 'Overdue' && overdueText(formats.dayOf(invoice.dueDate), today, t);
  return (
    <div className="grid gap-4">
      <Panel title="Balance">
        <p className="num text-tile font-semibold">{formats.money(invoice.outstandingAmount)}</p>
        <p className="text-ink-2">
          {t('outstanding out of {amount}', { amount: formats.money(invoice.amount) })}
          {late && <span className="ml-2 font-medium text-red-fg">{late}</span>}
        </p>
      </Panel>
      <Panel title="Details">
        <KeyValueList
          details={[
            ...(session?.isCustomer
              ? []
              : [{ label: 'Customer', value: <CustomerLinks {...invoice} /> }]),
            { label: 'Type', value: <Translated text={spacedWord(invoice.invoiceType)} /> },
            { label: 'Created', value: formats.dateTime(invoice.creationTime) },
          ]}
        />
      </Panel>
    </div>
  );
}
