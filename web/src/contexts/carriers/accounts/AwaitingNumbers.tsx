import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useAwaiting } from './calls.ts';

/** Freight with a manual carrier that still lacks the carrier's number. */
export function AwaitingNumbers({ accountId }: { readonly accountId: number }) {
  const t = useTranslate();
  const { number } = useFormats();
  const count = useAwaiting(accountId).data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title={t('Bookings waiting for a number: {count}', { count: number(count) })}
        actions={
          <ButtonLink
            size="small"
            href={paths.bookingsBeta({ only: 'awaitingNumber', account: accountId })}
          >
            Show
          </ButtonLink>
        }
      />
    </div>
  );
}
