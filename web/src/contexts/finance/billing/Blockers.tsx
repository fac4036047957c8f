import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type Billing, blockersOf } from './billing-choice.ts';

/** What stays off the invoices, cause by cause, with the way to each booking. */
export function Blockers({ customers }: { readonly customers: readonly Billing[] }) {
  const exists = usePageExists();
  const blockers = blockersOf(customers);
  if (blockers.length === 0) return null;
  const count = blockers.reduce((sum, { bookings }) => sum + bookings.length, 0);
  return (
    <Panel title={`Left out: ${count} ${count === 1 ? 'booking' : 'bookings'}`} flush>
      <ul className="divide-y divide-hairline">
        {blockers.map(({ message, bookings }) => (
          <li key={message} className="px-4 py-2">
            <details>
              <summary>
                <span className="font-medium">{message}</span>
                <span className="num ml-2 text-ink-3">{bookings.length}</span>
              </summary>
              <ul className="mt-2 grid gap-1 pl-4 text-table">
                {bookings.map(({ bookingId, referenceNo, customerName }) => (
                  <li key={bookingId} className="flex gap-3">
                    {exists('/bookings-beta/details/$id') ? (
                      <AppLink
                        href={paths.booking(bookingId)}
                        className="hit font-mono text-primary underline"
                      >
                        {referenceNo || `Booking ${bookingId}`}
                      </AppLink>
                    ) : (
                      <span className="font-mono">{referenceNo}</span>
                    )}
                    <span className="text-ink-2">{customerName}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
