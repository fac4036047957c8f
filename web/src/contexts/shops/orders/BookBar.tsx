import { ordersAtOnceMax } from '@waybill/contract/shops/lifecycle';
import { Ban, ListFilter, PackageCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useRunOrderRules } from '../rules/calls.ts';
import { type BookedOrders, useBookOrders, useCancelOrders } from './calls.ts';
import { NotBooked } from './NotBooked.tsx';
import { type HowToBook, ServiceDialog } from './ServiceDialog.tsx';

type BookBarProps = { readonly chosen: ReadonlySet<string>; readonly onDone: () => void };
type Outcome = BookedOrders['items'];

/** Books the selected orders one by one, and lists which were not booked and why. */
export function BookBar({ chosen, onDone }: BookBarProps) {
  const t = useTranslate();
  const may = useMay();
  const toast = useToast();
  const booking = useBookOrders();
  const cancelling = useCancelOrders();
  const running = useRunOrderRules();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const orderIds = [...chosen].map(Number);
  const tooMany =
    chosen.size > ordersAtOnceMax
      ? t('At most {count} orders at once', { count: ordersAtOnceMax })
      : undefined;
  const book = (how: HowToBook = {}) =>
    booking.mutate(
      { orderIds, ...how },
      {
        onSuccess: ({ items }) => {
          setChoosing(false);
          const booked = items.filter(({ bookingId }) => bookingId !== null).length;
          if (booked > 0) {
            toast({ title: t('Orders booked: {count}', { count: booked }), tone: 'success' });
          }
          if (booked < items.length) setOutcome(items);
          onDone();
        },
        onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
      },
    );
  const run = () =>
    running.mutate(
      { orderIds },
      {
        onSuccess: ({ checked }) =>
          toast({ title: t('Orders checked: {count}', { count: checked }) }),
        onError: (error) => toast({ title: explain(error).message, tone: 'problem' }),
      },
    );
  const cancel = () =>
    cancelling.mutate(
      { orderIds },
      {
        onSuccess: ({ cancelled }) => {
          toast({ title: t('Orders cancelled: {count}', { count: cancelled }) });
          onDone();
        },
      },
    );
  return (
    <>
      <BulkBar count={chosen.size} onClear={onDone}>
        {may('Booking.Create') && (
          <Button
            look="primary"
            size="small"
            icon={PackageCheck}
            working={booking.isPending}
            onClick={() => book()}
            disabledReason={tooMany}
          >
            Book
          </Button>
        )}
        {may('Booking.Create') && (
          <Button
            size="small"
            icon={ListFilter}
            onClick={() => setChoosing(true)}
            disabledReason={tooMany}
          >
            Choose service
          </Button>
        )}
        <Button
          size="small"
          icon={RotateCcw}
          working={running.isPending}
          onClick={run}
          disabledReason={tooMany}
        >
          Run rules again
        </Button>
        <ConfirmButton
          label="Cancel orders"
          size="small"
          icon={Ban}
          question={t('Cancel the selected orders ({count})?', { count: chosen.size })}
          effect="They will not be sent. The shop is not notified."
          cancelLabel="Keep orders"
          working={cancelling.isPending}
          problem={cancelling.error && explain(cancelling.error).message}
          onConfirm={cancel}
        />
      </BulkBar>
      {isChoosing && (
        <ServiceDialog
          working={booking.isPending}
          onBook={book}
          onClose={() => setChoosing(false)}
        />
      )}
      {outcome && <NotBooked outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}
