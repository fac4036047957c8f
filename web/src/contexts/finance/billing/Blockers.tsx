import type { AcceptedReason } from '@waybill/contract/finance/billing/generation';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { BlockedBooking } from './BlockedBooking.tsx';
import { acceptable, type Blocked, blockersOf } from './billing-choice.ts';
import { useCounted } from '../links/use-counted.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

/** Includes bookings although a decision about them was required. */
export type Accepting = {
  readonly working: boolean;
  readonly onAccept: (reasons: readonly AcceptedReason[]) => void;
  /** Called when a booking without a price has received one. */
  readonly onPriced: () => void;
};

type Props = { readonly blocked: readonly Blocked[]; readonly accepting?: Accepting };

/** The bookings that are left out, grouped by reason, each with a link to what it needs. */
export function Blockers({ blocked, accepting }: Props) {
  const t = useTranslate();
  const counted = useCounted();
  const blockers = blockersOf(blocked);
  if (blockers.length === 0) return null;
  return (
    <Panel
      title={t('Not included: {bookings}', { bookings: counted.bookings(blocked.length) })}
      flush
    >
      <ul className="divide-y divide-hairline">
        {blockers.map(({ message, bookings }) => (
          <li key={message} className="px-4 py-2">
            <details>
              <summary>
                <span className="font-medium">
                  <Translated text={message} />
                </span>
                <span className="num ml-2 text-ink-3">{bookings.length}</span>
              </summary>
              <ul className="mt-2 grid gap-1 pl-4 text-table">
                {bookings.map((booking) => (
                  <BlockedBooking key={booking.bookingId} booking={booking} accepting={accepting} />
                ))}
              </ul>
              {accepting !== undefined && acceptable(bookings).length > 1 && (
                <div className="mt-2 pl-4">
                  <Button
                    size="small"
                    working={accepting.working}
                    onClick={() => accepting.onAccept(acceptable(bookings))}
                  >
                    {t('Include all {bookings}', { bookings: counted.bookings(bookings.length) })}
                  </Button>
                </div>
              )}
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
