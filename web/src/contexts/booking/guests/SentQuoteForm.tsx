import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSharedQuote } from '../quotes/calls.ts';
import { composeSentQuote } from './compose-sent-quote.ts';
import { GuestForm, type GuestFormProps } from './GuestForm.tsx';

type SentQuoteFormProps = Pick<GuestFormProps, 'onBooked'> & { readonly token: string };

/** The form of a guest who books a quote with its link, at the price that was sent. */
export function SentQuoteForm({ token, onBooked }: SentQuoteFormProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const today = useToday();
  const { data, error, refetch } = useSharedQuote(token);
  // The quote as it was when the page opened, as booking it changes it.
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  if (error && first === undefined) {
    const { kind, message } = explain(error);
    if (kind === 'notFound') return <NotBookable text={message} />;
    return (
      <Banner
        tone="problem"
        title={message}
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (first === undefined) return <Skeleton lines={10} />;
  const { freight } = first;
  if (freight === null) return <NotBookable href={paths.sharedQuote(token)} />;
  const until = t('The price is valid until {moment}.', { moment: dateTime(first.priceHeldUntil) });
  return (
    <GuestForm
      initial={composeSentQuote({ ...first, freight }, token, today)}
      autosaved={false}
      notice={
        <Banner tone="info" title={t('Quote {id}', { id: first.id })}>
          {until} {t('If you change the freight or the suburbs, there is a new price.')}
        </Banner>
      }
      onBooked={onBooked}
    />
  );
}

type NotBookableProps = { readonly text?: string; readonly href?: string };

/** A quote that cannot be booked with its link, with the ways to go on. */
function NotBookable({ text, href }: NotBookableProps) {
  return (
    <EmptyState
      icon={FileQuestionMark}
      title="This quote cannot be booked here"
      text={text}
      action={
        <>
          {href !== undefined && <ButtonLink href={href}>View quote</ButtonLink>}
          <ButtonLink href={paths.guestBook()}>Book at today’s price</ButtonLink>
        </>
      }
    />
  );
}
