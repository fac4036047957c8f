import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import type { Accepting } from './Blockers.tsx';
import { acceptable, type Blocked } from './billing-choice.ts';
import { PriceBooking } from './PriceBooking.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Props = { readonly booking: Blocked; readonly accepting: Accepting | undefined };

const link = 'hit text-primary underline';

/** A booking that is left out: the reason, where to fix it, and a button to include it. */
export function BlockedBooking({ booking, accepting }: Props) {
  const t = useTranslate();
  const exists = usePageExists();
  const may = useMay();
  const [isPricing, setPricing] = useState(false);
  const { bookingId, customerName, reconciliationId } = booking;
  const reference = booking.referenceNo || t('Booking {bookingId}', { bookingId });
  const toDecide = acceptable([booking]);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {exists('/bookings-beta/details/$id') ? (
        <AppLink href={paths.booking(bookingId)} className={`${link} font-mono`}>
          {reference}
        </AppLink>
      ) : (
        <span className="font-mono">{reference}</span>
      )}
      <span className="text-ink-2">{customerName}</span>
      <Margin booking={booking} />
      {reconciliationId !== null && exists('/finance/reconciliation/$id') && (
        <AppLink href={paths.reconciliation(reconciliationId)} className={link}>
          {t('Decide on the later charge')}
        </AppLink>
      )}
      {accepting !== undefined && booking.reason === 'NoPrice' && may('Booking.Edit') && (
        <Button
          size="small"
          aria-label={t('Price {reference}', { reference })}
          onClick={() => setPricing(true)}
        >
          Enter price
        </Button>
      )}
      {accepting !== undefined && isPricing && (
        <PriceBooking
          bookingId={bookingId}
          reference={reference}
          onPriced={accepting.onPriced}
          onClose={() => setPricing(false)}
        />
      )}
      {accepting !== undefined && toDecide.length > 0 && (
        <Button
          size="small"
          aria-label={t('Include {reference}', { reference })}
          working={accepting.working}
          onClick={() => accepting.onAccept(toDecide)}
        >
          Include
        </Button>
      )}
    </li>
  );
}

/** The cost and the price of a booking with a loss. */
function Margin({ booking }: { readonly booking: Blocked }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { reason, taxExclusiveAmount: price, carrierTaxExclusiveAmount: cost } = booking;
  if (reason !== 'NegativeMargin' || price === null || cost === null) return null;
  return (
    <span className="num text-ink-2">
      {t('{price} against a cost of {cost}, before tax', {
        price: money(price),
        cost: money(cost),
      })}
    </span>
  );
}
