import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { explain } from '#client/explain.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useBulkOperation } from '../calls.ts';
import { bookingName } from '../links/freight-text.ts';
import { PickupEffect } from '../parts/PickupEffect.tsx';

type PickupDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** Asks before a carrier is sent for. */
export function PickupDialog({ booking, onClose }: PickupDialogProps) {
  const say = useSay();
  const toast = useToast();
  const asking = useBulkOperation();
  const refused = asking.data?.results.find(({ status }) => status === 'Failed');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={say('Request the pickup of {booking}?', { booking: bookingName(booking, say) })}
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
      working={asking.isPending}
      problem={asking.error ? explain(asking.error).message : refused?.message}
      onConfirm={() =>
        asking.mutate(
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
