import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { useToday } from '#shell/today.ts';
import { InsuranceFields } from './InsuranceFields.tsx';
import type { Payer } from './use-payer.ts';
import type { Compose } from './values.ts';

/** The pickup time, insurance, and instructions for drivers. */
export function ExtrasSection({ payer }: { readonly payer: Payer }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField<Compose>
          name="pickupDay"
          label="Pickup date"
          earliest={useToday()}
          rules={{ required: true }}
        />
        <TimeField<Compose> name="readyTime" label="Ready from" optional />
        <TimeField<Compose> name="closeTime" label="Closes at" optional />
      </div>
      <CheckboxField<Compose> name="wantsPickup" label="Request pickup when booking" />
      <InsuranceFields payer={payer} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea<Compose>
          name="pickupInstructions"
          label="Pickup instructions"
          rows={2}
          optional
          rules={{ maxLength: 1000 }}
        />
        <TextArea<Compose>
          name="deliveryInstructions"
          label="Delivery instructions"
          rows={2}
          optional
          rules={{ maxLength: 1000 }}
        />
      </div>
      <div className="sm:max-w-60">
        <TextField<Compose>
          name="promoCode"
          label="Promo code"
          optional
          rules={{ maxLength: 64 }}
        />
      </div>
    </div>
  );
}
