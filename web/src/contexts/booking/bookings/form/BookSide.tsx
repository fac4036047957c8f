import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { Bookmark, Save } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useInsurance } from './InsuranceFields.tsx';
import { InsuredSum } from './InsuredSum.tsx';
import { QuoteRail } from './QuoteRail.tsx';
import { useBook } from './use-book.ts';
import { type Offers, useOffers } from './use-offers.ts';
import { usePayer } from './use-payer.ts';
import type { Compose } from './values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';

type BookSideProps = {
  readonly onFaults: (fields: readonly string[]) => void;
  readonly onBooked: (result: BookingForEditResult) => void;
  readonly onDraftSaved: () => void;
  /** Receives the kilograms per cubic metre of the chosen service. */
  readonly onFactor: (cubicFactor: number) => void;
};

/** Beside the form: the prices, and the button that books at the chosen one. */
export function BookSide({ onFaults, onBooked, onDraftSaved, onFactor }: BookSideProps) {
  const t = useTranslate();
  const payer = usePayer();
  const offers = useOffers(payer.customerId);
  const insurance = useInsurance(payer);
  const { chosen, hand, isByHand } = offers;
  const saved = offers.isKept ? offers.saved : null;
  const isQuote = useFormContext<Compose>().getValues('isQuote');
  const freight = saved?.total ?? chosen?.total;
  const blocked = insurance.cost === null ? 'Enter the value to see the insurance price.' : null;
  const booking = useBook({
    payer,
    offer: chosen,
    hand: isByHand ? hand : null,
    saved,
    blocked,
    onFaults,
    onBooked,
  });
  const go = useGo();
  const toast = useToast();
  const factor = chosen?.quote.cubicFactor;
  useEffect(() => {
    if (factor !== undefined) onFactor(factor);
  }, [factor, onFactor]);
  useShortcut('Mod+Enter', booking.book, 'Book');
  usePickByNumber(offers);
  const saveDraft = () =>
    booking.saveDraft(({ booking: { id } }) => {
      onDraftSaved();
      toast({ title: 'Draft saved', tone: 'success' });
      go(paths.booking(id));
    });
  const saveQuote = () =>
    booking.saveQuote(({ booking: { id } }) => {
      onDraftSaved();
      // The quote opens there with its price and actions, so that a toast is not needed.
      go(paths.quotes({ peek: id }));
    });
  return (
    <aside
      aria-label={t('Quotes and booking')}
      className={cx(
        'grid content-start gap-4 max-lg:pb-36 lg:sticky lg:top-16',
        'lg:max-h-[calc(100dvh-10rem)] lg:grid-rows-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="min-h-0 lg:overflow-y-auto lg:p-0.5">
        <QuoteRail offers={offers} />
      </div>
      <div
        className={cx(
          'z-10 grid gap-2 border-t border-hairline bg-canvas py-3',
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-4',
        )}
      >
        {booking.problem && <Banner tone="problem" title={booking.problem} />}
        <InsuredSum freight={freight} insurance={insurance} />
        <Button
          look="primary"
          keys="Mod+Enter"
          working={booking.working === 'Book'}
          onClick={booking.book}
        >
          <BookWord
            total={freight === undefined ? undefined : freight + (insurance.cost ?? 0)}
            byHand={isByHand ? hand?.price : undefined}
          />
        </Button>
        <div className="flex gap-2">
          <Button
            className="flex-1"
            icon={Bookmark}
            working={booking.working === 'Quote'}
            onClick={saveQuote}
          >
            Save quote
          </Button>
          {!isQuote && (
            <Button
              className="flex-1"
              icon={Save}
              working={booking.working === 'Save'}
              onClick={saveDraft}
            >
              Save draft
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}

type BookWordProps = { readonly total: number | undefined; readonly byHand: number | undefined };

function BookWord({ total, byHand }: BookWordProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (byHand !== undefined) {
    return <span className="num">{t('Book at {price} ex GST', { price: money(byHand) })}</span>;
  }
  return (
    <span className="num">
      {total === undefined ? t('Book') : t('Book {total}', { total: money(total) })}
    </span>
  );
}

/** Binds 1 to 9 to the tiles. */
function usePickByNumber({ list, choose }: Offers): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const offer = /^[1-9]$/.test(event.key) ? list[Number(event.key) - 1] : undefined;
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type="radio"]):not([type="checkbox"]), textarea, select');
      if (!offer || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      choose(offer.key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, choose]);
}
