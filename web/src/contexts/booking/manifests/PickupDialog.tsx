import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { bookingName } from '../links/freight-text.ts';
import { PickupEffect } from './PickupEffect.tsx';
import { useBulkOperation } from '../bookings/calls.ts';

type PickupDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** Asks for confirmation before a pickup is requested. */
export function PickupDialog({ booking, onClose }: PickupDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const dialog = useBulkOperation();
  const refused = dialog.data?.results.find(({ status }) => status === 'Failed');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={t('Request the pickup of {booking}?', { booking: bookingName(booking, t) })}
      effect={
        <PickupEffect
          carrier={booking.carrierAccountName}
          from={booking.fromAddress}
          pieces={booking.items.reduce((sum, { quantity }) => sum + quantity, 0)}
          readyTime={booking.pickupReadyTime}
        />
      }
      harmless
      verb="Request pickup"
      working={dialog.isPending}
      problem={dialog.error ? explain(dialog.error).message : refused?.message}
      onConfirm={() =>
        dialog.mutate(
          { bookingIds: [booking.id], operations: ['RequestPickup'] },
          {
            onSuccess: ({ results }) => {
              if (results.some(({ status }) => status === 'Failed')) return;
              onClose();
              toast({ title: 'Pickup requested', tone: 'success' });
            },
          },
        )
      }
    />
  );
}
