import type { ResultOf } from '@waybill/contract/endpoint';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import type { getQuotes } from '@waybill/contract/pricing/endpoints';
import { useEffect, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useChooseQuote, useJobQuotes, useRequestQuotes } from './calls.ts';
import { quoteRequestOf } from './quote-request.ts';

type Quote = ResultOf<typeof getQuotes>['quotes'][number];
type Props = {
  readonly job: Job;
  readonly pricing: JobPricing;
  readonly onClose: () => void;
};

/** Quotes for the freight of a job; each can be set as its cost or its sell price. */
export function QuoteDrawer({ job, pricing, onClose }: Props) {
  const request = quoteRequestOf(job, pricing.customernumber);
  return (
    <Drawer
      open
      modal
      onOpenChange={(open) => !open && onClose()}
      title="Quotes"
      subtitle={job.jobno}
    >
      {request === null ? (
        <EmptyState
          title="This job cannot be quoted"
          text="Quotes need an item with its size and weight."
        />
      ) : (
        <Quotes request={request} pricing={pricing} />
      )}
    </Drawer>
  );
}

type QuotesProps = {
  readonly request: NonNullable<ReturnType<typeof quoteRequestOf>>;
  readonly pricing: JobPricing;
};

function Quotes({ request, pricing }: QuotesProps) {
  const requesting = useRequestQuotes();
  const [token, setToken] = useState<string | null>(null);
  const [isCompleted, setCompleted] = useState(false);
  const result = useJobQuotes(token, isCompleted);
  const { mutate } = requesting;
  useEffect(() => {
    mutate(request, { onSuccess: ({ resourceToken }) => setToken(resourceToken) });
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, when the drawer opens
  }, []);
  if (result.data?.isCompleted === true && !isCompleted) setCompleted(true);
  const error = requesting.error ?? result.error;
  const quotes = result.data?.quotes ?? [];
  if (error) return <Banner tone="problem" title={explain(error).message} />;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <Offer quote={quote} pricing={pricing} />
          </li>
        ))}
      </ul>
      {!isCompleted && <Skeleton lines={4} />}
      {isCompleted && quotes.length === 0 && (
        <EmptyState title="No quotes" text="No carrier has a price for this freight." />
      )}
    </div>
  );
}

function Offer({ quote, pricing }: { readonly quote: Quote; readonly pricing: JobPricing }) {
  const t = useTranslate();
  const toast = useToast();
  const { money } = useFormats();
  const choosing = useChooseQuote();
  const { customercharge, jobid, bookingid } = pricing;
  const isClosed = customercharge !== null && customercharge.status !== 'Open';
  const choose = (isbuyrate: boolean) =>
    choosing.mutate(
      { jobquote: { jobid, quoteid: quote.id, isbuyrate } },
      { onSuccess: () => toast({ title: 'Quote chosen', tone: 'success' }) },
    );
  const whyNotSell = bookingid === null ? null : 'The customer pays for this job with its booking.';
  return (
    <section className="grid gap-2 rounded-card border border-hairline p-3" data-edge>
      <h3 className="font-semibold">
        {[quote.carrier.description, quote.service.description].join(' · ')}
      </h3>
      <dl className="grid grid-cols-2 gap-x-4 text-table">
        <dt className="text-ink-2">{t('Cost')}</dt>
        <dd className="num text-right">
          {quote.carrierCost === null ? '—' : money(quote.carrierCost.totalExGst)}
        </dd>
        <dt className="text-ink-2">{t('Sell price')}</dt>
        <dd className="num text-right">{money(quote.customerCost.totalExGst)}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" working={choosing.isPending} onClick={() => choose(true)}>
          Use as cost
        </Button>
        <Button
          size="small"
          working={choosing.isPending}
          disabledReason={
            whyNotSell ?? (isClosed ? 'This charge is closed. Reopen it to change it.' : null)
          }
          onClick={() => choose(false)}
        >
          Use as sell price
        </Button>
      </div>
      {choosing.error && <Banner tone="problem" title={explain(choosing.error).message} />}
    </section>
  );
}
