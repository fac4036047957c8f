import type { BillingRunDetail } from '@waybill/contract/finance/billing/runs';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useCounted } from '../links/use-counted.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { batchFilter } from '../invoices/invoice-search.ts';
import { Blockers } from './Blockers.tsx';
import { useInvoices } from '../invoices/calls.ts';

type Props = { readonly run: BillingRunDetail; readonly onAgain: () => void };

/** The invoices of a run, each with a link to its PDF, and the bookings that it left out. */
export function BillingResult({ run, onAgain }: Props) {
  const t = useTranslate();
  const { money } = useFormats();
  const count = useCounted().invoices(run.invoices);
  return (
    <div className="grid gap-4">
      <Banner
        tone={run.invoices > 0 ? 'success' : 'warning'}
        title={t('{count} issued, {total} in total', { count, total: money(run.amount) })}
        actions={
          <>
            {run.invoices > 0 && (
              <ButtonLink href={paths.invoices({ batch: run.id })}>View invoices</ButtonLink>
            )}
            <Button onClick={onAgain}>Run again</Button>
          </>
        }
      />
      {run.invoices > 0 && <Issued run={run} />}
      <Blockers blocked={run.notInvoiced} />
    </div>
  );
}

/** The number of invoices shown here; the list of invoices has all of them. */
const listed = 20;

function Issued({ run }: Pick<Props, 'run'>) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const query = { filter: batchFilter(run.id), sorting: 'id asc', maxResultCount: listed };
  const { data } = useInvoices(query);
  return (
    <Panel title="Issued" flush>
      <ul className="divide-y divide-hairline">
        {(data?.items ?? []).map(({ id, invoiceNumber, customer, amount }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 px-4 py-2">
            <AppLink
              href={paths.invoice(id)}
              className="hit font-mono text-table text-primary underline"
            >
              {invoiceNumber}
            </AppLink>
            <span className="min-w-0 flex-1 truncate">{customer.displayName}</span>
            <Money text={money(amount)} />
          </li>
        ))}
        {run.invoices > listed && (
          <li className="px-4 py-2 text-ink-2">
            {t('{count} more are in the invoice list.', {
              count: number(run.invoices - listed),
            })}
          </li>
        )}
      </ul>
    </Panel>
  );
}
