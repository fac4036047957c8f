import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type Billing, readyOf, totalOf } from './billing-choice.ts';
import { Blockers } from './Blockers.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type Props = { readonly customers: readonly Billing[]; readonly onAgain: () => void };

/** The invoices that were made, each the way to its paper. */
export function BillingResult({ customers, onAgain }: Props) {
  const say = useSay();
  const { money } = useFormats();
  const made = readyOf(customers);
  const count = `${made.length} ${made.length === 1 ? 'invoice' : 'invoices'}`;
  return (
    <div className="grid gap-4">
      <Banner
        tone={made.length > 0 ? 'success' : 'warning'}
        title={say('{count} issued, {total} in all', { count, total: money(totalOf(made)) })}
        actions={
          <>
            <ButtonLink href={paths.invoices()}>Go to invoices</ButtonLink>
            <Button onClick={onAgain}>Run again</Button>
          </>
        }
      />
      {made.length > 0 && (
        <Panel title="Issued" flush>
          <ul className="divide-y divide-hairline">
            {made.map(({ invoice, customerName }) =>
              invoice === null || invoice.id === null ? null : (
                <li key={invoice.id} className="flex flex-wrap items-center gap-4 px-4 py-2">
                  <AppLink
                    href={paths.invoice(invoice.id)}
                    className="hit font-mono text-table text-primary underline"
                  >
                    {invoice.invoiceNumber}
                  </AppLink>
                  <span className="min-w-0 flex-1 truncate">{customerName}</span>
                  <Money text={money(invoice.amount)} />
                </li>
              ),
            )}
          </ul>
        </Panel>
      )}
      <Blockers customers={customers} />
    </div>
  );
}
