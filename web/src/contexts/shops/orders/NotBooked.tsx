import { Translated } from '#shell/texts/Translated.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { BookedOrders } from './calls.ts';

type NotBookedProps = { readonly outcome: BookedOrders['items']; readonly onClose: () => void };

/** The orders that were not booked, by their reason. */
export function NotBooked({ outcome, onClose }: NotBookedProps) {
  const reasons = Map.groupBy(
    outcome.filter(({ bookingId }) => bookingId === null),
    ({ message }) => message ?? '',
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Some orders were not booked"
      footer={
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="grid gap-2">
        {[...reasons].map(([message, orders]) => (
          <li key={message}>
            <Translated text={message} />
            <span className="num block text-ink-2">
              {orders.map(({ orderNumber, orderId }) => orderNumber ?? orderId).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
