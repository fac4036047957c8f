import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useToday } from '#shell/today.ts';
import { AppLink } from '#ui/go.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { overdueText } from '../links/overdue.ts';
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
          {say('outstanding of {amount}', { amount: formats.money(invoice.amount) })}
          {late && <span className="ml-2 font-medium text-red-fg">{late}</span>}
        </p>
      </Panel>
      <Panel title="Details">
        <KeyValueList
          facts={[
            ...(session?.isCustomer
              ? []
              : [{ label: 'Customer', value: <Customer {...invoice} /> }]),
            { label: 'Type', value: <Said text={spacedWord(invoice.invoiceType)} /> },
            { label: 'Created', value: formats.dateTime(invoice.creationTime) },
          ]}
        />
      </Panel>
    </div>
  );
}

function Customer({ customer, customerId }: Pick<InvoiceRow, 'customer' | 'customerId'>) {
  const say = useSay();
  const may = useMay();
  const exists = usePageExists();
  const linked = may('Customer.View') && exists('/customers/$id/details');
  return (
    <span className="grid gap-1">
      {linked ? (
        <AppLink href={paths.customer(customerId)} className="text-primary underline">
          {customer.displayName}
        </AppLink>
      ) : (
        customer.displayName
      )}
      <AppLink href={paths.statements({ customer: customerId })} className="hit underline">
        {say('Statement')}
      </AppLink>
      <AppLink href={paths.invoices({ customer: customerId })} className="hit underline">
        {say('All their invoices')}
      </AppLink>
    </span>
  );
}
