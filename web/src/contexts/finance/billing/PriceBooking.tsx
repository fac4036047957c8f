import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { usePriceDelivered, useQuoteDelivered } from './calls.ts';

type Props = {
  readonly bookingId: number;
  readonly reference: string;
  readonly onPriced: () => void;
  readonly onClose: () => void;
};

type Values = {
  readonly price: number | null;
  readonly cost: number | null;
  readonly reason: string;
};

type Way = 'ByHand' | 'Quote';

/** Sets the missing price of a delivered booking, manually or from a new quote, with a reason. */
export function PriceBooking({ bookingId, reference, onPriced, onClose }: Props) {
  const t = useTranslate();
  const { money } = useFormats();
  const toast = useToast();
  const [way, setWay] = useState<Way>('ByHand');
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { price: null, cost: null, reason: '' },
  });
  const pricing = usePriceDelivered();
  const quoting = useQuoteDelivered();
  const quote = quoting.data;
  const submit = ({ price, cost, reason }: Values) => {
    const charge = { taxExclusiveAmount: price ?? 0, carrierTaxExclusiveAmount: cost };
    const how = way === 'ByHand' ? { charge } : { quotedAmount: quote?.amount ?? 0 };
    pricing.mutate(
      { bookingId, reason, ...how },
      {
        onSuccess: ({ amount }) => {
          toast({
            title: t('{reference} costs {amount}', { reference, amount: money(amount) }),
            tone: 'success',
          });
          onPriced();
          onClose();
        },
        onError: (error) => showInForm(error, form.setError, ['reason']),
      },
    );
  };
  const isReady = way === 'ByHand' || quote !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Price {reference}', { reference })}
      description="The booking is added to this preview. Who priced it and why is saved in its log."
      size="small"
    >
      <div className="mb-4">
        <SegmentedControl
          label="Pricing method"
          value={way}
          onChange={setWay}
          options={[
            { value: 'ByHand', label: 'Enter a price' },
            { value: 'Quote', label: 'Refresh quotes' },
          ]}
        />
      </div>
      {way === 'Quote' && <Quoted quoting={quoting} bookingId={bookingId} />}
      {isReady && (
        <FormShell
          key={way}
          form={form}
          onSubmit={submit}
          submitLabel={
            way === 'ByHand'
              ? 'Save price'
              : t('Use {amount}', { amount: money(quote?.amount ?? 0) })
          }
          working={pricing.isPending}
          problem={null}
          summaryHidden
          onCancel={onClose}
        >
          {way === 'ByHand' && (
            <>
              <MoneyField<Values>
                name="price"
                label="Price ex GST"
                help="What the customer pays."
                rules={{ required: true, min: { value: 0.01, message: 'Enter a price above 0' } }}
              />
              <MoneyField<Values>
                name="cost"
                label="Carrier cost ex GST"
                help="Leave blank to keep the current value."
                rules={{ min: 0 }}
                optional
              />
            </>
          )}
          <TextField<Values> name="reason" label="Reason" rules={{ required: true }} />
        </FormShell>
      )}
    </Dialog>
  );
}

type QuotedProps = {
  readonly quoting: ReturnType<typeof useQuoteDelivered>;
  readonly bookingId: number;
};

/** The booking's current price with the service that carried it. */
function Quoted({ quoting, bookingId }: QuotedProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const { data: quote, error } = quoting;
  const request = () => quoting.mutate({ bookingId });
  return (
    <div className="mb-4 grid gap-3">
      {error && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={request}>Retry</Button>}
        />
      )}
      {quote && (
        <p>
          {t('{service}: {amount} with GST, {cost} carrier cost before tax', {
            service: quote.serviceName ?? '',
            amount: money(quote.amount),
            cost: money(quote.carrierTaxExclusiveAmount ?? 0),
          })}
        </p>
      )}
      {!quote && !error && (
        <div>
          <Button look="primary" working={quoting.isPending} onClick={request}>
            Get price
          </Button>
        </div>
      )}
    </div>
  );
}
