import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useCorrectBooking } from '../calls.ts';

type NumberDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** For staff: enters the number that a manual carrier issued. */
export function NumberDialog({ booking, onClose }: NumberDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const carrier = booking.carrierAccountName ?? t('The carrier');
  const save = useSaveForm({
    values: { consignmentId: booking.consignmentId ?? '' },
    send: useCorrectBooking(),
    argsOf: ({ consignmentId }) => ({
      bookingId: booking.id,
      consignmentId: consignmentId.trim(),
    }),
    onSaved: () => {
      onClose();
      toast({ title: 'Number saved', tone: 'success' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Number from {carrier}', { carrier })}
      description="It is printed on the label and used for tracking."
    >
      <FormShell {...save} submitLabel="Save number" onCancel={onClose}>
        <TextField
          name="consignmentId"
          label="Consignment number"
          help="This is our number. Keep it if the carrier uses it."
          rules={{ required: 'Please enter the number' }}
        />
      </FormShell>
    </Dialog>
  );
}
