import { useForm } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import type { ManualOffer } from './by-hand.ts';
import { chargedByHand, type ChargedFreight } from './charged.ts';
import type { Unavailable } from './use-live-quotes.ts';

const whenToUse =
  'For a price the carrier quoted you. Enter its consignment number on the booking later.';

type PriceByHandProps = {
  readonly absent: Unavailable;
  readonly charged: ChargedFreight | null;
  readonly onEnter: (hand: ManualOffer) => void;
  readonly onClose: () => void;
};

type Values = {
  readonly serviceCode: string | null;
  readonly price: number | null;
  readonly cost: number | null;
};

/** For staff: enters the price of freight with a manual carrier. */
export function PriceByHand({ absent, charged, onEnter, onClose }: PriceByHandProps) {
  const t = useTranslate();
  const { accountName, byHand } = absent;
  const services = byHand?.services ?? [];
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { price: null, ...chargedByHand(absent, charged) },
  });
  const enter = (values: Values) => {
    const service = services.find(({ code }) => code === values.serviceCode);
    if (byHand === null || service === undefined || values.price === null) return;
    onEnter({
      carrierAccountId: byHand.carrierAccountId,
      accountName,
      serviceCode: service.code,
      serviceName: service.name,
      price: values.price,
      cost: values.cost,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Price for {account}', { account: accountName })}
      description={whenToUse}
      size="small"
    >
      <FormShell
        form={form}
        onSubmit={enter}
        submitLabel="Use this price"
        working={false}
        problem={null}
        summaryHidden
        onCancel={onClose}
      >
        <SelectField<Values>
          name="serviceCode"
          label="Service"
          options={services.map(({ code, name }) => ({ value: code, label: name }))}
          rules={{ required: true }}
        />
        <MoneyField<Values>
          name="price"
          label="Price ex GST"
          help="What the customer pays."
          rules={{ required: true, min: 0 }}
        />
        <MoneyField<Values> name="cost" label="Carrier cost ex GST" rules={{ min: 0 }} optional />
      </FormShell>
    </Dialog>
  );
}
