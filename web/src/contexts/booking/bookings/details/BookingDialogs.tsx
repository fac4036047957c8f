import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { useState } from 'react';
import { EmailToCustomer } from '#contexts/customers/links/EmailToCustomer.tsx';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { useToast } from '#ui/Toasts.tsx';
import { bookingName } from '../../links/freight-text.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { JoinLegsDialog } from '../../legs/JoinLegsDialog.tsx';
import { NumberDialog } from './NumberDialog.tsx';
import { PickupDialog } from '../../manifests/PickupDialog.tsx';
import { SplitDialog } from '../../legs/SplitDialog.tsx';
import type { BookingDialog } from './use-booking-actions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTakeApart } from '../../manifests/calls.ts';
import { useCancelBooking, useDeleteBooking } from '../calls.ts';

type BookingDialogsProps = {
  readonly booking: BookingDetail;
  readonly dialog: BookingDialog;
  readonly onClose: () => void;
};

export function BookingDialogs({ booking, dialog, onClose }: BookingDialogsProps) {
  if (dialog === 'cancel') return <CancelDialog booking={booking} onClose={onClose} />;
  if (dialog === 'delete') return <DeleteDialog booking={booking} onClose={onClose} />;
  if (dialog === 'correct') return <CorrectDialog booking={booking} onClose={onClose} />;
  if (dialog === 'join') return <JoinLegsDialog booking={booking} onClose={onClose} />;
  if (dialog === 'split') return <SplitDialog booking={booking} onClose={onClose} />;
  if (dialog === 'number') return <NumberDialog booking={booking} onClose={onClose} />;
  if (dialog === 'pickup') return <PickupDialog booking={booking} onClose={onClose} />;
  if (dialog === 'apart') return <ApartDialog booking={booking} onClose={onClose} />;
  if (dialog === 'email') {
    const customerId = booking.customer?.id ?? null;
    const subject = booking.consignmentId ?? String(booking.id);
    return <EmailToCustomer customerId={customerId} subject={subject} onClose={onClose} />;
  }
  return null;
}

type DialogProps = Omit<BookingDialogsProps, 'dialog'>;

function CancelDialog({ booking, onClose }: DialogProps) {
  const t = useTranslate();
  const cancelling = useCancelBooking();
  const toast = useToast();
  const [note, setNote] = useState('');
  const done = () => {
    onClose();
    toast({ title: 'Booking cancelled', tone: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Cancel {booking}?', { booking: bookingName(booking, t) })}
      effect={
        <>
          <span className="block">
            {booking.carrierAccountName ?? t('The carrier')}{' '}
            {t("will be notified. A cancelled booking can't be restored.")}
          </span>
          <label className="mt-3 block text-ink">
            <span className="mb-1 block text-table font-medium">
              {t('Reason')} <span className="font-normal text-ink-3">{t('(optional)')}</span>
            </span>
            <input
              value={note}
              maxLength={4000}
              onChange={(event) => setNote(event.target.value)}
              className={inputClass(false)}
            />
          </label>
        </>
      }
      verb="Cancel booking"
      cancelLabel="Keep booking"
      working={cancelling.isPending}
      problem={cancelling.error ? explain(cancelling.error).message : null}
      onConfirm={() =>
        cancelling.mutate({ id: booking.id, note: note.trim() || null }, { onSuccess: done })
      }
    />
  );
}

function ApartDialog({ booking, onClose }: DialogProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const parting = useTakeApart();
  const toast = useToast();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Undo combining {booking}?', { booking: bookingName(booking, t) })}
      effect={t(
        'The {count} other bookings are booked again under new numbers. Reprint all labels.',
        { count: number(booking.consolidatedCount) },
      )}
      harmless
      verb="Undo combining"
      working={parting.isPending}
      problem={parting.error ? explain(parting.error).message : null}
      onConfirm={() =>
        parting.mutate(
          { bookingId: booking.id },
          {
            onSuccess: ({ items }) => {
              onClose();
              const numbers = items.map(({ consignmentId }) => consignmentId).join(', ');
              toast({ title: t('Rebooked: {numbers}', { numbers }), tone: 'success' });
            },
          },
        )
      }
    />
  );
}

function DeleteDialog({ booking, onClose }: DialogProps) {
  const t = useTranslate();
  const deleting = useDeleteBooking();
  const toast = useToast();
  const go = useGo();
  const done = () => {
    go(paths.bookingsBeta(), { replace: true });
    toast({ title: 'Booking deleted', tone: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Delete {booking}?', { booking: bookingName(booking, t) })}
      effect="It is removed from all lists together with its notes."
      verb="Delete booking"
      cancelLabel="Keep booking"
      working={deleting.isPending}
      problem={deleting.error ? explain(deleting.error).message : null}
      onConfirm={() => deleting.mutate({ id: booking.id }, { onSuccess: done })}
    />
  );
}
