import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSentQuotes, useWithdrawSentQuotes } from './calls.ts';

/** The recipients of a quote, with the action to revoke their links. */
export function SentQuotes({ bookingId }: { readonly bookingId: number }) {
  const t = useTranslate();
  const may = useMay();
  const { dateTime, money } = useFormats();
  const sent = useSentQuotes(bookingId);
  const taking = useWithdrawSentQuotes();
  if (sent.error) return <Banner tone="problem" title={explain(sent.error).message} />;
  if (!sent.data) return <Skeleton lines={2} />;
  const { items } = sent.data;
  if (items.length === 0) return <p className="text-ink-3">{t('Not sent yet.')}</p>;
  const isOut = items.some(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <div className="grid justify-items-start gap-3">
      <ul aria-live="polite" className="grid w-full gap-2 text-table">
        {items.map(({ id, email, sentAt, sentBy, total, withdrawnAt, acceptedAt, acceptedBy }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-medium break-words">{email}</span>
              <span className="text-meta text-ink-2">
                {t('{moment} by {name}', { moment: dateTime(sentAt), name: sentBy })}
                {withdrawnAt !== null && ` · ${t('link withdrawn')}`}
                {acceptedAt !== null && acceptedBy !== null && (
                  <>
                    {' · '}
                    {t('accepted {moment} by {name}', {
                      moment: dateTime(acceptedAt),
                      name: acceptedBy,
                    })}
                  </>
                )}
              </span>
            </span>
            <span className={withdrawnAt === null ? 'num' : 'num text-ink-3 line-through'}>
              {money(total)}
            </span>
          </li>
        ))}
      </ul>
      {isOut && may('Booking.Create') && (
        <ConfirmButton
          label="Withdraw links"
          size="small"
          question="Withdraw the links to this quote?"
          effect="Recipients can no longer open the quote. The quote itself is kept."
          verb="Withdraw links"
          working={taking.isPending}
          problem={taking.error ? explain(taking.error).message : null}
          onConfirm={() => taking.mutate({ bookingId })}
        />
      )}
    </div>
  );
}
