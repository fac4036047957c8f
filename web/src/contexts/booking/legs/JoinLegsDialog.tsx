import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { bookingName } from '../links/freight-text.ts';
import { useJoinLegs } from './calls.ts';

type JoinLegsDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** For staff: reverts a split, so that one carrier transports the freight again. */
export function JoinLegsDialog({ booking, onClose }: JoinLegsDialogProps) {
  const t = useTranslate();
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
      question={t('Rejoin the legs of {booking}?', { booking: bookingName(booking, t) })}
      effect={t(
        'The legs are cancelled. {carrier} carries the freight at the same customer price.',
        { carrier: booking.carrierAccountName ?? t('The carrier') },
      )}
      harmless
      verb="Rejoin legs"
      working={joining.isPending}
      problem={joining.error ? explain(joining.error).message : null}
      onConfirm={() => joining.mutate({ id: booking.id }, { onSuccess: done })}
    />
  );
}
