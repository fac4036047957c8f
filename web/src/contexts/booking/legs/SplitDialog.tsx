import { legsMax } from '@waybill/contract/booking/legs/shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { bookingName } from '../links/freight-text.ts';
import { LegFields } from './LegFields.tsx';
import { emptyLeg, legsSent, type SplitValues, valuesOf } from './split-values.ts';
import { useSplitBooking } from './calls.ts';

type SplitDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** For staff: splits freight among carriers in sequence; the customer's price is unchanged. */
export function SplitDialog({ booking, onClose }: SplitDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const splitting = useSplitBooking();
  const form = useForm<SplitValues>({ ...formHabits, defaultValues: valuesOf(booking) });
  const submit = (values: SplitValues) =>
    splitting.mutate(
      { id: booking.id, legs: legsSent(values) },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Booking split into legs', tone: 'success' });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Legs of {booking}', { booking: bookingName(booking, t) })}
      description={
        booking.isMultiLeg
          ? 'The current legs are cancelled and replaced by these.'
          : 'Each leg has its own carrier, which sees only that leg. The customer price stays.'
      }
      size="large"
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Split into legs"
        working={splitting.isPending}
        problem={splitting.error ? explain(splitting.error).message : null}
        onCancel={onClose}
      >
        <Legs booking={booking} />
      </FormShell>
    </Dialog>
  );
}

function Legs({ booking }: { readonly booking: BookingDetail }) {
  const { control } = useFormContext<SplitValues>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'legs' as never });
  return (
    <div className="grid gap-5">
      {fields.map(({ id }, at) => (
        <LegFields
          key={id}
          at={at}
          of={fields.length}
          booking={booking}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          disabledReason={fields.length === legsMax ? 'A journey can have up to ten legs.' : null}
          onClick={() => insert(fields.length - 1, emptyLeg as never)}
        >
          Add leg
        </Button>
      </div>
    </div>
  );
}
