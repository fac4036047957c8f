import { Translated } from '#shell/texts/Translated.tsx';
import { english, type Message } from '@waybill/contract/sentence';
import { CircleOff, RefreshCw, Tags } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { cutOffText } from './cut-off.ts';
import { AbsentPrices } from './AbsentPrices.tsx';
import { byHandKey } from './by-hand.ts';
import { ByHandTile } from './ByHandTile.tsx';
import { savedQuoteKey } from './saved-quote.ts';
import { SavedQuoteTile } from './SavedQuoteTile.tsx';
import type { Offer, OfferOrder } from './offers.ts';
import { QuoteTile } from './QuoteTile.tsx';
import type { Offers } from './use-offers.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type QuoteRailProps = { readonly offers: Offers };

/** The carriers' prices as they arrive, sorted, with the carriers without a price and why. */
export function QuoteRail({ offers }: QuoteRailProps) {
  const t = useTranslate();
  const { live, list, order, setOrder, held } = offers;
  return (
    <section aria-labelledby="quotes-title" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="quotes-title" className="flex-1 text-lead font-semibold">
          {t('Quotes')}
        </h2>
        {list.length > 1 && (
          <SegmentedControl<OfferOrder>
            label="Sort quotes by"
            value={order}
            onChange={setOrder}
            options={[
              { value: 'price', label: 'Price' },
              { value: 'eta', label: 'ETA' },
            ]}
          />
        )}
      </div>
      {!live.isReady && (
        <EmptyState
          icon={Tags}
          title="Prices appear here"
          text="Enter both suburbs and at least one item with its dimensions."
        />
      )}
      {live.error && (
        <Banner
          tone="problem"
          title={explain(live.error).message}
          actions={<Button onClick={live.requote}>Retry</Button>}
        />
      )}
      {live.isWaiting && <Waiting count={list.length} />}
      {live.isCompleted && list.length === 0 && (
        <EmptyState
          icon={CircleOff}
          title="No carrier is available"
          text="The reasons are below."
        />
      )}
      {warningsOf(list).map((warning) => (
        <Banner key={english(warning)} tone="warning" title={<Translated text={warning} />} />
      ))}
      <SavedQuoteTiles offers={offers} />
      {offers.hand && (
        <ByHandTile
          hand={offers.hand}
          chosen={offers.isByHand}
          onChoose={() => offers.choose(byHandKey)}
          onDrop={() => offers.enterByHand(null)}
        />
      )}
      <Tiles offers={offers} />
      {held !== null && list.length > 0 && (
        <div className="flex items-center gap-2 text-meta text-ink-2">
          <span className="num">{t('Price valid {held}', { held })}</span>
          <Button look="quiet" size="small" icon={RefreshCw} onClick={live.requote}>
            Refresh quotes
          </Button>
        </div>
      )}
      <AbsentPrices
        unavailable={live.unavailable}
        isAll={live.isCompleted && list.length === 0}
        charged={offers.charged}
        onEnter={offers.enterByHand}
      />
    </section>
  );
}

/** The held price of a quote; once it has expired, the former price beside the current ones. */
function SavedQuoteTiles({
  offers: { saved, lost, isKept: isRetained, choose, now },
}: QuoteRailProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (saved !== null) {
    return (
      <SavedQuoteTile
        saved={saved}
        now={now}
        chosen={isRetained}
        onChoose={() => choose(savedQuoteKey)}
      />
    );
  }
  if (lost === null) return null;
  const isOver = Date.parse(lost.until) <= now;
  return (
    <Banner
      tone="warning"
      title={isOver ? 'The price has expired' : 'The freight differs from the quote'}
    >
      {t("It was {price} with {service}. Today's prices are below.", {
        price: money(lost.total),
        service: [lost.accountName, lost.serviceName].filter(Boolean).join(' · '),
      })}
    </Banner>
  );
}

/** Returns why a promo code gives no discount, once for all quotes that refused it. */
const warningsOf = (offers: readonly Offer[]): readonly Message[] => [
  ...new Map(
    offers.flatMap(({ quote: { warning, warningSentence } }) =>
      warning == null ? [] : [[warning, warningSentence ?? warning] as const],
    ),
  ).values(),
];

function Waiting({ count }: { readonly count: number }) {
  const t = useTranslate();
  return (
    <div>
      <output className="mb-2 block text-table text-ink-2">
        {count === 0
          ? t('Getting quotes from carriers…')
          : t('{count} so far, waiting for more…', { count })}
      </output>
      {count === 0 && <Skeleton height={96} />}
    </div>
  );
}

function Tiles({ offers }: QuoteRailProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const { list, chosen, choose, now, timezone, day } = offers;
  if (list.length === 0) return null;
  return (
    <ul aria-label={t('Services and prices')} className="grid gap-2">
      {list.map((offer: Offer, at) => (
        <QuoteTile
          key={offer.key}
          offer={offer}
          number={at + 1}
          chosen={offer.key === chosen?.key}
          onChoose={() => choose(offer.key)}
          cutOff={cutOffText(
            { cutOff: offer.quote.service.cutOffTime, day, timezone, language },
            now,
            t,
          )}
        />
      ))}
    </ul>
  );
}
