import { quoteHoldDaysMax } from '@waybill/contract/booking/quotes/shapes';
import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useSendQuote } from './calls.ts';

type SendQuoteDialogProps = {
  readonly quote: Pick<
    ListedBooking,
    'id' | 'customer' | 'fromAddress' | 'toAddress' | 'pricingDetail' | 'priceHeldUntil'
  >;
  readonly onClose: () => void;
};
type Values = { readonly email: string; readonly holdDays: number };

/** Does not extend the validity. */
const asItIs = 0;
const choices = [7, 14, quoteHoldDaysMax];

/** E-mails a quote with a link that opens it without an account. */
export function SendQuoteDialog({ quote, onClose }: SendQuoteDialogProps) {
  const t = useTranslate();
  const may = useMay();
  const { money, dateTime } = useFormats();
  const mayHold = useSession().data?.isCustomer === false && may('Booking.Edit');
  const { pricingDetail, priceHeldUntil, customer, fromAddress, toAddress } = quote;
  const until = priceHeldUntil === null ? '' : dateTime(priceHeldUntil);
  const save = useSaveForm<
    Values,
    Parameters<ReturnType<typeof useSendQuote>['mutate']>[0],
    unknown
  >({
    values: { email: customer?.email ?? '', holdDays: mayHold ? quoteHoldDaysMax : asItIs },
    send: useSendQuote(),
    argsOf: ({ email, holdDays }) => ({
      bookingId: quote.id,
      email: email.trim(),
      holdDays: holdDays === asItIs ? null : holdDays,
    }),
    // The quote in the peek shows the recipients.
    onSaved: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('E-mail quote {id}', { id: quote.id })}
      description={t('{from} to {to} for {price}. The e-mail contains a link to the quote.', {
        from: fromAddress.suburb,
        to: toAddress.suburb,
        price: money(pricingDetail?.totalCost ?? 0),
      })}
    >
      <FormShell {...save} submitLabel="Send quote" onCancel={onClose}>
        <TextField<Values>
          name="email"
          label="E-mail"
          type="email"
          autoComplete="off"
          rules={{
            required: 'Please enter an e-mail address',
            pattern: { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' },
          }}
        />
        {mayHold ? (
          <SelectField<Values>
            name="holdDays"
            label="Extend price validity"
            help="The price stays the same even if rates or carrier prices change."
            options={[
              { value: asItIs, label: t('Unchanged: until {moment}', { moment: until }) },
              ...choices.map((days) => ({ value: days, label: t('{days} days', { days }) })),
            ]}
          />
        ) : (
          <p className="text-table text-ink-2">
            {t('The price is valid until {moment}.', { moment: until })}
          </p>
        )}
      </FormShell>
    </Dialog>
  );
}
