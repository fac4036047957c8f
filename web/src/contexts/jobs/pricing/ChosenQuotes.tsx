import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type Chosen = NonNullable<JobPricing['buyquote']>;

/** The quotes from which the cost and the sell price were taken. */
export function ChosenQuotes({ pricing }: { readonly pricing: JobPricing }) {
  const { buyquote, sellquote } = pricing;
  if (buyquote === null && sellquote === null) return null;
  return (
    <ul className="grid gap-2">
      {buyquote !== null && <Quote label="Quoted cost" quote={buyquote} />}
      {sellquote !== null && <Quote label="Quoted sell price" quote={sellquote} />}
    </ul>
  );
}

function Quote({ label, quote }: { readonly label: string; readonly quote: Chosen }) {
  const t = useTranslate();
  const word = useLabel();
  const { money, date } = useFormats();
  return (
    <li className="rounded-control bg-sunken px-3 py-2 text-table">
      <span className="flex justify-between gap-2">
        <span className="font-medium">{word(label)}</span>
        <span className="num">{money(quote.taxexclusiveamount)}</span>
      </span>
      <span className="block text-ink-2">{`${quote.carriername} · ${quote.servicename}`}</span>
      <span className="block text-meta text-ink-3">
        {t('Chosen by {name} on {date}', { name: quote.chosenby, date: date(quote.chosenat) })}
      </span>
    </li>
  );
}
