import { deviceTimezone } from '@waybill/kernel/field-formats';
import type { SharedQuote, SharedQuoteState } from '@waybill/contract/booking/quotes/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { placeText } from '@waybill/contract/shared/place-text';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { formatsOf, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTranslate, useTexts } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { type KeyValue, KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useNow } from '#ui/use-now.ts';
import { ItemsTable } from '../bookings/details/ItemsTable.tsx';
import { cubicMetres, kgText, kilograms, m3Text } from '../links/freight-text.ts';
import { AcceptQuote } from './AcceptQuote.tsx';
import { leftText } from './left-text.ts';
import { quoteLooks } from './quote-state.ts';
import { useBooking } from '../bookings/calls.ts';

type SharedQuoteViewProps = { readonly quote: SharedQuote };
type WholeQuoteProps = SharedQuoteViewProps & { readonly token: string };

/** The offer, its price and validity, and the contact. */
export function SharedQuoteView({ quote, token }: WholeQuoteProps) {
  const t = useTranslate();
  const now = useNow(1000);
  const isOver = quote.state === 'Open' && Date.parse(quote.priceHeldUntil) <= now;
  const state = isOver ? 'Expired' : quote.state;
  const { word, family, icon } = quoteLooks[state === 'Replaced' ? 'NoPrice' : state];
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-h2 font-semibold">{t('Quote {id}', { id: quote.id })}</h2>
          <StatusPill family={family} icon={icon}>
            {state === 'Replaced' ? 'Changed' : word}
          </StatusPill>
        </div>
        <StateBanner quote={quote} state={state} now={now} />
        <Panel title="Freight">
          <div className="grid gap-5">
            <KeyValueList details={useFreight(quote)} />
            <ItemsTable items={quote.offer.items.map(asItem)} />
          </div>
        </Panel>
      </div>
      <aside aria-label={t('Price')} className="grid content-start gap-4">
        <Panel title="Price">
          <KeyValueList details={usePriceLines(quote)} />
        </Panel>
        {state === 'Open' && <AcceptQuote quote={quote} token={token} />}
        <BookQuote quote={quote} token={token} isOpen={state === 'Open'} />
      </aside>
    </div>
  );
}

type Standing = SharedQuoteViewProps & {
  readonly state: SharedQuoteState;
  readonly now: number;
};

/** The state of a quote and the validity of its price, in the timezones of reader and tenant. */
function StateBanner({ quote, state, now }: Standing) {
  const t = useTranslate();
  const { languageName } = useTexts();
  const until = useUntil(quote);
  const newQuote = t('Please ask {name} for a new quote.', { name: quote.sentBy });
  switch (state) {
    case 'Open': {
      const left = leftText(Date.parse(quote.priceHeldUntil) - now, languageName);
      return (
        <Banner tone="info" title={t('The price is valid until {moment}.', { moment: until.here })}>
          {until.there !== null && (
            <span className="block">{t('That is {moment}.', { moment: until.there })}</span>
          )}
          <span className="num">{t('{left} left', { left })}</span>
        </Banner>
      );
    }
    case 'Accepted':
      return (
        <Banner tone="success" title="This quote is accepted">
          {t('{name} has been notified and will book it.', { name: quote.sentBy })}
        </Banner>
      );
    case 'Expired':
      return (
        <Banner tone="warning" title="The price has expired">
          {t('It was valid until {moment}.', { moment: until.here })} {newQuote}
        </Banner>
      );
    case 'Replaced':
      return (
        <Banner tone="warning" title="This quote has changed since it was sent to you">
          {newQuote}
        </Banner>
      );
    case 'Booked':
      return <Banner tone="success" title="This quote has been booked" />;
    case 'Cancelled':
      return <Banner tone="warning" title="This quote was cancelled" />;
  }
}

/** Returns the end of the validity in this device's timezone and, if different, in the tenant's. */
function useUntil({ priceHeldUntil, timezone, currency }: SharedQuote) {
  const { languageName } = useTexts();
  const device = deviceTimezone();
  const inZone = (zone: string): string => {
    const { dateTime } = formatsOf(zone, currency, languageName);
    return `${dateTime(priceHeldUntil)} (${zone.replaceAll('_', ' ')})`;
  };
  return { here: inZone(device), there: device === timezone ? null : inZone(timezone) };
}

function useFreight({ offer, sentAt, sentBy }: SharedQuote): readonly KeyValue[] {
  const t = useTranslate();
  const { dateTime, date, money, language } = useFormats();
  const weight = `${kgText(kilograms(offer.totalWeight), language)} kg`;
  const details: readonly (KeyValue | false)[] = [
    { label: 'From', value: placeText(offer.fromAddress) },
    { label: 'To', value: placeText(offer.toAddress) },
    {
      label: 'Service',
      value: [offer.carrierName, offer.serviceName].filter(Boolean).join(' · '),
    },
    offer.eta !== null && { label: 'ETA', value: date(offer.eta) },
    { label: 'Weight', value: `${weight}, ${m3Text(cubicMetres(offer.totalVolume), language)} m³` },
    offer.isDangerousGood && { label: 'Special', value: t('Dangerous goods') },
    offer.insuredValue !== null && { label: 'Insured for', value: money(offer.insuredValue) },
    {
      label: 'Sent',
      value: t('{moment} by {name}', { moment: dateTime(sentAt), name: sentBy }),
    },
  ];
  return details.filter((detail) => detail !== false);
}

function usePriceLines({ offer: { lines, tax, total } }: SharedQuote): readonly KeyValue[] {
  const { money } = useFormats();
  return [
    ...lines.map(({ name, amount }) => ({ label: name, value: money(amount), number: true })),
    { label: 'GST', value: money(tax), number: true },
    { label: 'Total inc. GST', value: money(total), number: true, strong: true },
  ];
}

type BookQuoteProps = WholeQuoteProps & { readonly isOpen: boolean };

/**
 * How to book: users with an account there, others with the link and a card, if the quote is not
 * that of a customer's account. Everybody can accept it, or write to the sender.
 */
function BookQuote({ quote, token, isOpen }: BookQuoteProps) {
  const t = useTranslate();
  const { billing } = useTenant();
  const isSignedIn = useSession().status === 'authenticated';
  const byCard = isOpen && quote.freight !== null ? paths.guestBook({ quote: token }) : null;
  const signInFor =
    byCard === null ? paths.newBooking({ booking: quote.id }) : paths.sharedQuote(token);
  const subject = t('Quote {id}', { id: quote.id });
  return (
    <Panel title={isOpen ? 'How to book' : 'Questions'}>
      <div className="grid justify-items-start gap-3">
        {isOpen && isSignedIn && <Book quoteId={quote.id} byCard={byCard} />}
        {isOpen && !isSignedIn && <BookOrSignIn signInFor={signInFor} byCard={byCard} />}
        <p className="text-table">
          {t(isOpen ? howToBook({ isSignedIn, byCard }) : '{name} sent you this quote.', {
            name: quote.sentBy,
          })}
          {quote.senderEmail !== null && (
            <a
              href={`mailto:${quote.senderEmail}?subject=${encodeURIComponent(subject)}`}
              className="block break-all text-primary hover:underline"
            >
              {quote.senderEmail}
            </a>
          )}
        </p>
        <address className="text-table whitespace-pre-line text-ink-2 not-italic">
          {[billing.legalName, billing.address].filter(Boolean).join('\n')}
        </address>
      </div>
    </Panel>
  );
}

/** The page to open once signed in. */
type SignIn = { readonly signInFor: string };

const howToBook = ({ isSignedIn, byCard }: Pick<BookProps, 'byCard'> & Session): PlatformText => {
  if (byCard !== null) return 'Book and pay by card now, or accept it, and {name} books it.';
  return isSignedIn
    ? '{name} sent you this quote.'
    : 'No account? Accept the quote, and {name} books it.';
};

type Session = { readonly isSignedIn: boolean };

type BookProps = {
  readonly quoteId: number;
  /** The page that books it with the link and a card; null if an account is needed. */
  readonly byCard: string | null;
};

function BookOrSignIn({ signInFor, byCard }: Pick<BookProps, 'byCard'> & SignIn) {
  return (
    <>
      {byCard !== null && (
        <ButtonLink href={byCard} look="primary">
          Book this quote
        </ButtonLink>
      )}
      <ButtonLink
        href={paths.login({ callbackUrl: signInFor })}
        look={byCard === null ? 'primary' : 'secondary'}
      >
        Sign in to book
      </ButtonLink>
    </>
  );
}

/** Checks whose quote it is: users of another customer book it by card, or need its account. */
function Book({ quoteId, byCard }: BookProps) {
  const mayBook = useMay()('Booking.Create');
  const { isPending, error } = useBooking(quoteId, mayBook);
  if (mayBook && isPending) return null;
  const isTheirs = mayBook && !(error && explain(error).kind === 'notFound');
  const href = isTheirs ? paths.newBooking({ booking: quoteId }) : byCard;
  if (href === null) {
    return mayBook ? (
      <Banner tone="info" title="This quote is for another account">
        Sign in with that account to book it.
      </Banner>
    ) : null;
  }
  return (
    <ButtonLink href={href} look="primary">
      Book this quote
    </ButtonLink>
  );
}

/** Completes a piece for the items table; the other values were not sent. */
const asItem = (item: SharedQuote['offer']['items'][number]) => ({
  ...item,
  id: null,
  productId: null,
  itemOptions: {},
  hsCode: null,
  itemValue: null,
  currency: null,
  manufactureCountryCode: null,
});
