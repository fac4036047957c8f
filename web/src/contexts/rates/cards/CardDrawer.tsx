import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { FuelFields } from '../services/FuelFields.tsx';
import { cardArgs, type CardValues, cardValues, type RateCard } from './card-values.ts';
import { useCreateCard, useUpdateCard } from './calls.ts';

type CardDrawerProps = {
  readonly card: RateCard | null;
  readonly onClose: () => void;
  readonly onSaved?: (id: string) => void;
};

export function CardDrawer({ card, onClose, onSaved }: CardDrawerProps) {
  const creation = useSaveForm({
    values: cardValues(card),
    send: useCreateCard(),
    argsOf: cardArgs,
    onSaved: ({ id }) => {
      onClose();
      onSaved?.(id);
    },
  });
  const change = useSaveForm({
    reading: card,
    values: cardValues(card),
    send: useUpdateCard(),
    argsOf: (values) => ({ ratecard: { ...cardArgs(values).ratecard, id: card?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={card ? card.name : 'Add rate card'}
      submitLabel="Save rate card"
      save={card ? change : creation}
      onClose={onClose}
    >
      <CardFields isVersion={card?.versionOf != null} />
    </FormDrawer>
  );
}

function CardFields({ isVersion }: { readonly isVersion: boolean }) {
  return (
    <>
      <TextField<CardValues>
        name="ratecard.code"
        label="Code"
        rules={{ required: 'Please enter a code' }}
      />
      <TextField<CardValues>
        name="ratecard.name"
        label="Name"
        rules={{ required: 'Please enter a name' }}
      />
      <TextArea<CardValues> name="ratecard.description" label="Description" rows={2} optional />
      {!isVersion && <Standing />}
      <NumberField<CardValues>
        name="ratecard.cubicFactor"
        label="Cubic factor"
        unit="kg/m³"
        help="Used when neither the rate nor the service sets one."
        optional
      />
      <SelectField<CardValues>
        name="ratecard.comparison"
        label="Compare dead and cubic weight"
        options={[
          { value: 'totals', label: 'For the consignment' },
          { value: 'perItem', label: 'For each item' },
        ]}
        rules={{ required: true }}
      />
      <SelectField<CardValues>
        name="ratecard.rounding"
        label="Chargeable weight rounding"
        options={[
          { value: 'ceilKg', label: 'Up to the next kilogram' },
          { value: 'ceilHalfKg', label: 'Up to the next half kilogram' },
          { value: 'nearestKg', label: 'To the nearest kilogram' },
          { value: 'none', label: 'No rounding' },
        ]}
        rules={{ required: true }}
      />
      <CheckboxField<CardValues>
        name="ratecard.nextBandIfCheaper"
        label="Use the next band if it is cheaper"
      />
      <FuelFields />
    </>
  );
}

/** The customer of a card and whether it is used for prices; versions inherit both. */
function Standing() {
  return (
    <>
      <CustomerPicker
        byGuid
        guidField="ratecard.entityId"
        label="Customer"
        help="Leave blank for all customers. Only such a card can be the default."
        optional
      />
      <CheckboxField<CardValues>
        name="ratecard.isDefault"
        label="Default for customers without their own rate card"
      />
      <CheckboxField<CardValues> name="ratecard.isActive" label="Active" />
    </>
  );
}
