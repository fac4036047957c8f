import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useToday } from '#shell/today.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { overdueText } from '../links/overdue.ts';
import { CustomerLinks } from '../parts/CustomerLinks.tsx';
import { spacedWord } from '../words.ts';
import type { InvoiceRow } from './invoice-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';
import { Said } from '#shell/texts/Said.tsx';

/** What matters of an invoice beside its paper: the balance, whose it is, where it comes from. */
export function InvoiceRail({ invoice }: { readonly invoice: InvoiceRow }) {
  const say = useSay();
  const formats = useFormats();
  const { data: session } = useSession();
  const today = useToday();
  const late =
    invoice.status === 'Overdue' && overdueText(formats.dayOf(invoice.dueDate), today, say);
  return (
    <div className="grid gap-4">
      <Panel title="Balance">
        <p className="num text-tile font-semibold">{formats.money(invoice.outstandingAmount)}</p>
        <p className="text-ink-2">
          {say('outstanding out of {amount}', { amount: formats.money(invoice.amount) })}
          {late && <span className="ml-2 font-medium text-red-fg">{late}</span>}
        </p>
      </Panel>
      <Panel title="Details">
        <KeyValueList
          facts={[
            ...(session?.isCustomer
              ? []
              : [{ label: 'Customer', value: <CustomerLinks {...invoice} /> }]),
            { label: 'Type', value: <Said text={spacedWord(invoice.invoiceType)} /> },
            { label: 'Created', value: formats.dateTime(invoice.creationTime) },
          ]}
        />
      </Panel>
    </div>
  );
}
