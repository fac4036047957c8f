import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { updateBookingDetails } from '@waybill/contract/booking/endpoints';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { bookingName } from '../../links/freight-text.ts';
import { statusChoices } from '../status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCorrectBooking } from '../calls.ts';

type Line = {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly isAdditionalService: boolean;
  readonly isTaxApplied: boolean;
  readonly price: number | null;
  readonly cost: number | null;
};

type Values = {
  readonly consignmentId: string;
  readonly manifestId: string;
  readonly pickupRequestId: string;
  readonly bookingStatus: BookingStatus;
  readonly note: string;
  readonly sendEmail: boolean;
  readonly lines: readonly Line[];
};

type CorrectDialogProps = { readonly booking: BookingDetail; readonly onClose: () => void };

/** For staff: enters the numbers, prices and status reported by a manual carrier. */
export function CorrectDialog({ booking, onClose }: CorrectDialogProps) {
  const t = useTranslate();
  const before = valuesOf(booking);
  const form = useForm<Values>({ ...formHabits, defaultValues: before });
  const correcting = useCorrectBooking();
  const toast = useToast();
  const submit = (values: Values) =>
    correcting.mutate(changesOf(booking.id, before, values), {
      onSuccess: () => {
        onClose();
        toast({ title: 'Details saved', tone: 'success' });
      },
      onError: (error) =>
        showInForm(error, form.setError, [
          'consignmentId',
          'manifestId',
          'pickupRequestId',
          'bookingStatus',
          'note',
        ]),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Carrier details of {booking}', { booking: bookingName(booking, t) })}
      description="For information from the carrier. The customer is charged the price you enter."
      size="large"
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Save details"
        working={correcting.isPending}
        problem={null}
        onCancel={onClose}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField<Values> name="consignmentId" label="Consignment number" optional />
          <TextField<Values> name="manifestId" label="Manifest number" optional />
          <TextField<Values> name="pickupRequestId" label="Pickup number" optional />
        </div>
        <Lines lines={before.lines} />
        <SelectField<Values> name="bookingStatus" label="Status" options={statusChoices} />
        <TextArea<Values>
          name="note"
          label="Note"
          rows={2}
          help="Required when you correct the status."
          optional
        />
        <SwitchField<Values> name="sendEmail" label="Notify the customer by e-mail" />
      </FormShell>
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTranslate();
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('Prices ex GST')}</legend>
      {lines.map(({ serviceCode, serviceName }, at) => (
        <div key={`${serviceCode} ${at}`} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <p className="col-span-2 self-center sm:col-span-1">{serviceName}</p>
          <MoneyField name={`lines.${at}.price`} label="Price" rules={{ required: true, min: 0 }} />
          <MoneyField name={`lines.${at}.cost`} label="Carrier cost" rules={{ min: 0 }} optional />
        </div>
      ))}
    </fieldset>
  );
}

function valuesOf(booking: BookingDetail): Values {
  return {
    consignmentId: booking.consignmentId ?? '',
    manifestId: booking.manifestId ?? '',
    pickupRequestId: booking.pickupRequestId ?? '',
    bookingStatus: booking.bookingStatus,
    note: '',
    sendEmail: false,
    lines: (booking.pricingDetail?.serviceDetails ?? []).map((line) => ({
      serviceCode: line.serviceCode,
      serviceName: line.serviceName,
      isAdditionalService: line.isAdditionalService,
      isTaxApplied: line.isTaxApplied,
      price: line.taxExclusiveAmount,
      cost: line.carrierTaxExclusiveAmount ?? null,
    })),
  };
}

/** Returns only the changes, so that other users' changes are not reverted. */
function changesOf(
  bookingId: number,
  before: Values,
  after: Values,
): ArgsOf<typeof updateBookingDetails> {
  const numbers = ['consignmentId', 'manifestId', 'pickupRequestId'] as const;
  const changed = numbers.filter((name) => before[name] !== after[name].trim());
  const isRepriced = JSON.stringify(before.lines) !== JSON.stringify(after.lines);
  return {
    bookingId,
    ...Object.fromEntries(changed.map((name) => [name, after[name].trim() || null])),
    ...(before.bookingStatus === after.bookingStatus ? {} : { bookingStatus: after.bookingStatus }),
    ...(after.note.trim() === '' ? {} : { note: after.note.trim() }),
    ...(after.sendEmail ? { sendEmail: true } : {}),
    ...(isRepriced ? { pricingInfo: after.lines.map(pricingLine) } : {}),
  };
}

const pricingLine = ({ price, cost, ...line }: Line) => ({
  ...line,
  taxExclusiveAmount: price ?? 0,
  carrierTaxExclusiveAmount: cost,
});
