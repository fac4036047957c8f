import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { Booking } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { Mail, RefreshCw } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { later } from '#ui/later.ts';
import { useNow } from '#ui/use-now.ts';
import { ItemsTable } from '../bookings/details/ItemsTable.tsx';
import { PricingPanel } from '../bookings/details/PricingPanel.tsx';
import { customerText, serviceText } from '../links/freight-text.ts';
import { HeldUntil } from './HeldUntil.tsx';
import { QuotePill } from './QuotePill.tsx';
import { type QuoteState, quoteState } from './quote-state.ts';
import { SentQuotes } from './SentQuotes.tsx';
import { useBooking } from '../bookings/calls.ts';

const SendQuoteDialog = later(async () => (await import('./SendQuoteDialog.tsx')).SendQuoteDialog);

type QuotePeekProps = {
  readonly id: number | undefined;
  /** The peeked row, shown at once. */
  readonly row: ListedBooking | undefined;
  /** True while its e-mail is being written. */
  readonly isSending: boolean;
  readonly onSend: (id: number | undefined) => void;
  readonly onClose: () => void;
};

/** The peek of a quote: route, freight, price, recipients, and actions. */
export function QuotePeek({ id, row, isSending, onSend, onClose }: QuotePeekProps) {
  const t = useTranslate();
  const { data, error } = useBooking(id ?? 0, id !== undefined);
  const now = useNow(1000);
  if (id === undefined) return null;
  const detail = data?.booking.id === id ? data.booking : undefined;
  const quote = detail ?? row;
  const state = quote && quoteState(quote, now);
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('Quote {id}', { id })}
        subtitle={quote && <QuotePill quote={quote} />}
        footer={state && <Acts id={id} state={state} onSend={() => onSend(id)} />}
      >
        <div className="grid gap-5">
          {quote && state && <Standing quote={quote} state={state} />}
          {detail && <Freight quote={detail} />}
          {!detail && error && <Banner tone="problem" title={explain(error).message} />}
          {!detail && !error && <Skeleton lines={8} />}
        </div>
      </Drawer>
      {isSending && quote && state === 'Open' && (
        <SendQuoteDialog quote={quote} onClose={() => onSend(undefined)} />
      )}
    </>
  );
}

type ActsProps = {
  readonly id: number;
  readonly state: QuoteState;
  readonly onSend: () => void;
};

function Acts({ id, state, onSend }: ActsProps) {
  const mayBook = useMay()('Booking.Create');
  if (!mayBook || state === 'Booked' || state === 'Cancelled') {
    return (
      <ButtonLink href={paths.booking(id)} look="primary">
        Open booking
      </ButtonLink>
    );
  }
  if (state !== 'Open') {
    return (
      <ButtonLink href={paths.newBooking({ booking: id })} look="primary" icon={RefreshCw}>
        Refresh prices
      </ButtonLink>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={paths.newBooking({ booking: id })} look="primary">
        Book this quote
      </ButtonLink>
      <Button icon={Mail} onClick={onSend}>
        E-mail quote
      </Button>
      <ButtonLink href={paths.booking(id)} look="quiet">
        Open booking
      </ButtonLink>
    </div>
  );
}

type PeekQuote = Parameters<typeof quoteState>[0] &
  Parameters<typeof customerText>[0] &
  Parameters<typeof serviceText>[0] &
  Pick<ListedBooking, 'id' | 'fromAddress' | 'toAddress'>;

type StandingProps = { readonly quote: PeekQuote; readonly state: QuoteState };

function Standing({ quote, state }: StandingProps) {
  const t = useTranslate();
  return (
    <>
      {state === 'Expired' && (
        <Banner tone="warning" title="The price has expired">
          {t('Refresh the prices to see what changed before you book.')}
        </Banner>
      )}
      {state === 'NoPrice' && (
        <Banner tone="warning" title="The freight has changed since the quote">
          {t('There is no price yet.')}
        </Banner>
      )}
      <KeyValueList
        details={[
          { label: 'Price valid', value: <HeldUntil quote={quote} /> },
          { label: 'Customer', value: customerText(quote) },
          { label: 'From', value: placeText(quote.fromAddress) },
          { label: 'To', value: placeText(quote.toAddress) },
          { label: 'Service', value: serviceText(quote) },
        ].filter(({ label }) => label !== 'Price valid' || state === 'Open' || state === 'Expired')}
      />
      <section>
        <h3 className="mb-2 font-semibold">{t('Sent to')}</h3>
        <SentQuotes bookingId={quote.id} />
      </section>
    </>
  );
}

type FreightProps = { readonly quote: Pick<Booking, 'items' | 'pricingDetail'> };

/** The details that only the quote contains, not its row. */
function Freight({ quote: { items, pricingDetail } }: FreightProps) {
  const t = useTranslate();
  return (
    <>
      {pricingDetail && <PricingPanel title="Price" pricing={pricingDetail} />}
      <section>
        <h3 className="mb-2 font-semibold">{t('Items')}</h3>
        <ItemsTable items={items} />
      </section>
    </>
  );
}
