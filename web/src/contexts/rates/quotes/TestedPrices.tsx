import { ChevronDown } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Working } from './Working.tsx';
import type { RatesResponse } from './calls.ts';
import { cx } from '#ui/cx.ts';

type TestedPricesProps = {
  readonly response: RatesResponse;
  readonly rateCardId?: string | undefined;
};

/** Every price, cheapest first, with its calculation; then why others have none. */
export function TestedPrices({ response: result, rateCardId }: TestedPricesProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const isRequested = (each: { readonly rateCardId: string }) =>
    rateCardId === undefined || each.rateCardId === rateCardId;
  const quotes = result.quotes
    .filter(isRequested)
    .toSorted((a, b) => a.totalCost.amount - b.totalCost.amount);
  const absent = (result.unavailable ?? []).filter(isRequested);
  if (quotes.length + absent.length === 0) {
    return <EmptyState title="No prices found" text="No active rate card has a main service." />;
  }
  return (
    <div className="grid gap-3" aria-live="polite">
      {quotes.map((quote) => (
        <details
          key={quote.id}
          open={quotes.length === 1}
          className="group rounded-card border border-hairline"
        >
          <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2">
            <span className="flex-1 font-medium">
              {quote.serviceName}
              {rateCardId === undefined && (
                <span className="block text-meta font-normal text-ink-3">
                  {quote.explanation.rateCard.name}
                </span>
              )}
            </span>
            <span className="num text-right font-semibold">
              {money(quote.totalCost.amount)}
              <span className="block text-meta font-normal text-ink-3">
                {t('{price} ex GST', { price: money(quote.totalCost.amountTaxExclusive) })}
              </span>
            </span>
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx(
                'self-center text-ink-3 transition-transform duration-120',
                'group-open:rotate-180',
              )}
            />
          </summary>
          <div className="border-t border-hairline px-3 py-2">
            <Working working={quote.explanation} transitTime={quote.transitTime} />
          </div>
        </details>
      ))}
      {absent.map(({ rateCardId: card, serviceCode, reason, reasonSentence }) => (
        <p key={`${card} ${serviceCode}`} className="rounded-card bg-sunken px-3 py-2">
          <span className="font-medium">{serviceCode}</span>{' '}
          <span className="text-ink-2">
            <Translated text={reasonSentence ?? reason} />
          </span>
        </p>
      ))}
    </div>
  );
}
