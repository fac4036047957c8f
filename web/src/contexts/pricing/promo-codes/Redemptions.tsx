import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import type { PromoCodeItem } from './promo-values.ts';
import { useBookingsOf, usePromoUses } from './calls.ts';

const atFirst = 10;
const most = 200;

/** The bookings that use a code, latest first. */
export function Redemptions({ promo: { id } }: { readonly promo: PromoCodeItem }) {
  const t = useTranslate();
  const [take, setTake] = useState(atFirst);
  return (
    <section aria-labelledby="redemptions" className="mt-6 grid gap-2">
      <h3 id="redemptions" className="font-semibold">
        {t('Bookings with this code')}
      </h3>
      <Awaited query={usePromoUses(id, take)} permission="Booking.Promo">
        {({ items, totalCount }) => (
          <>
            {totalCount === 0 && (
              <p className="text-ink-3">{t("None yet. Cancelled bookings don't count as uses.")}</p>
            )}
            <Uses uses={items} />
            {items.length < totalCount && take < most && (
              <Button size="small" onClick={() => setTake(most)}>
                {t('Show all {count}', { count: totalCount })}
              </Button>
            )}
          </>
        )}
      </Awaited>
    </section>
  );
}

type Use = NonNullable<ReturnType<typeof usePromoUses>['data']>['items'][number];

function Uses({ uses }: { readonly uses: readonly Use[] }) {
  const t = useTranslate();
  const { date, exact, money } = useFormats();
  const bookings = useBookingsOf(
    uses.map(({ bookingId }) => bookingId),
    useMay()('Booking.View'),
  );
  const known = new Map(bookings.data?.items.map((booking) => [booking.id, booking]));
  return (
    <ul className="divide-y divide-hairline">
      {uses.map(({ bookingId, at }) => {
        const booking = known.get(bookingId);
        const name = booking?.consignmentId ?? t('Booking {id}', { id: bookingId });
        return (
          <li key={bookingId} className="flex flex-wrap items-baseline gap-x-3 py-2">
            {booking ? (
              <AppLink href={paths.booking(bookingId)} className="text-primary hover:underline">
                {name}
              </AppLink>
            ) : (
              name
            )}
            <span className="min-w-0 flex-1 truncate text-ink-2">
              {booking?.customer && displayNameOf(booking.customer)}
            </span>
            {booking?.pricingDetail && (
              <span className="num">{money(booking.pricingDetail.totalCost)}</span>
            )}
            <time dateTime={at} title={exact(at)} className="text-ink-3">
              {date(at)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
