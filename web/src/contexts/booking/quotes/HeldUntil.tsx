import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useFormats } from '#shell/formats.ts';
import { useTranslate, useTexts } from '#shell/texts/texts-context.ts';
import { DateTime } from '#ui/Money.tsx';
import { useNow } from '#ui/use-now.ts';
import { isNear, leftText } from './left-text.ts';
import { quoteState } from './quote-state.ts';

type HeldUntilProps = {
  readonly quote: Pick<ListedBooking, 'bookingStatus' | 'priceHeldUntil' | 'pricingDetail'>;
  /** Omits the time unless it is today, where there is little room. */
  readonly isShort?: boolean;
};

/** The remaining validity of a quote's price; nothing if no price is held any more. */
export function HeldUntil({ quote, isShort = false }: HeldUntilProps) {
  const t = useTranslate();
  const now = useNow(1000);
  const { date, dateTime, exact } = useFormats();
  const { languageName } = useTexts();
  const { priceHeldUntil: until } = quote;
  const state = quoteState(quote, now);
  if (until === null || !['Open', 'Expired'].includes(state)) return null;
  const left = Date.parse(until) - now;
  const isCounted = state === 'Open' && isNear(left);
  const moment = isShort ? date(until) : dateTime(until);
  const text = isCounted ? leftText(left, languageName) : t('until {moment}', { moment });
  return (
    <span className={state === 'Open' ? 'num' : 'num text-ink-3'}>
      <DateTime iso={until} text={text} title={exact(until)} />
    </span>
  );
}
