import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { explain } from '#client/explain.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useJoinLegs } from '../calls.ts';
import { bookingName } from '../links/freight-text.ts';

type JoinLegsDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** Staff take a split back: the freight goes with one carrier again. */
export function JoinLegsDialog({ booking, onClose }: JoinLegsDialogProps) {
  const say = useSay();
  const toast = useToast();
  const joining = useJoinLegs();
  const done = () => {
    onClose();
    toast({ title: 'Legs rejoined', tone: 'success' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      question={say('Rejoin the legs of {booking}?', { booking: bookingName(booking, say) })}
      effect={say(
        'The legs are cancelled with their carriers, and {carrier} carries the freight again. The customer’s price stays the same.',
        { carrier: booking.carrierAccountName ?? say('The carrier') },
      )}
      harmless
      verb="Rejoin legs"
      working={joining.isPending}
      problem={joining.error ? explain(joining.error).message : null}
      onConfirm={() => joining.mutate({ id: booking.id }, { onSuccess: done })}
    />
  );
}
