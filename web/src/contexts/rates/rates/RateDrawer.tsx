import { calculationMethods } from '@waybill/contract/rates/shapes';
import { useWatch } from 'react-hook-form';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { DatedFields } from '../charges/DatedFields.tsx';
import { methodWords } from './labels.ts';
import { BandsTable } from './BandsTable.tsx';
import { type RateData, rateArgs, type RateValues, rateValues } from './rate-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { useServices } from '../services/calls.ts';
import { useZones } from '../zones/calls.ts';
import { useCreateRate, useUpdateRate } from './calls.ts';

type RateDrawerProps = {
  readonly rateCardId: string;
  readonly rate: RateData | null;
  /** The initial service of a new rate. */
  readonly serviceId: string | null;
  /** The initial lane of a new rate. */
  readonly lane?: { readonly fromZone: string; readonly toZone: string };
  readonly onClose: () => void;
};

/** The form of a rate: its lane, its unit, and its bands. */
export function RateDrawer({ rateCardId, rate, serviceId, lane, onClose }: RateDrawerProps) {
  const t = useTranslate();
  const today = useToday();
  const values = rateValues(rate, today, { rateServiceId: serviceId, ...lane });
  const creation = useSaveForm({
    values,
    send: useCreateRate(),
    argsOf: rateArgs,
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: rate,
    values,
    send: useUpdateRate(),
    argsOf: (input) => ({ rate: { ...rateArgs(input).rate, id: rate?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={
        rate
          ? t('{fromZone} to {toZone}', { fromZone: rate.fromZone, toZone: rate.toZone })
          : 'Add rate'
      }
      submitLabel="Save rate"
      save={rate ? change : creation}
      onClose={onClose}
    >
      <LaneFields rateCardId={rateCardId} />
      <MethodFields />
    </FormDrawer>
  );
}

function LaneFields({ rateCardId }: { readonly rateCardId: string }) {
  const services = useServices({ rateCardId, maxResultCount: 1000 });
  const zones = useZones({ rateCardId, maxResultCount: 1000, sorting: 'code' });
  const zoneOptions = (zones.data?.items ?? []).map(({ id, code }) => ({
    id,
    value: code,
    label: code,
  }));
  return (
    <>
      <SelectField<RateValues>
        name="rate.rateServiceId"
        label="Service"
        options={(services.data?.items ?? []).map(({ id, code, name }) => ({
          value: id,
          label: `${code} · ${name}`,
        }))}
        rules={{ required: 'Please choose a service' }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ComboboxField<RateValues>
          name="rate.fromZone"
          label="From zone"
          options={zoneOptions}
          rules={{ required: 'Please choose the origin zone' }}
        />
        <ComboboxField<RateValues>
          name="rate.toZone"
          label="To zone"
          options={zoneOptions}
          rules={{ required: 'Please choose the destination zone' }}
        />
      </div>
      <CheckboxField<RateValues> name="rate.reciprocal" label="Also applies in reverse" />
      <DatedFields at="rate" />
    </>
  );
}

const methods = calculationMethods.map((value) => ({ value, label: methodWords[value].label }));

function MethodFields() {
  const method = useWatch<RateValues, 'rate.calculationMethod'>({ name: 'rate.calculationMethod' });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField<RateValues>
          name="rate.calculationMethod"
          label="Charged by"
          options={methods}
          rules={{ required: true }}
        />
        <MoneyField<RateValues>
          name="rate.minimum"
          label="Minimum charge"
          rules={{ required: 'Please enter 0 or more', min: 0 }}
        />
      </div>
      <BandsTable unit={methodWords[method]?.unit ?? ''} />
      <CheckboxField<RateValues>
        name="rate.accumulative"
        label="Add up bands"
        help="Each band applies to its own range. Otherwise the band reached applies to everything."
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField<RateValues> name="rate.transitTime" label="Days" optional />
        <TimeField<RateValues> name="rate.cutOffTime" label="Cut-off" optional />
        <NumberField<RateValues> name="rate.cubicAllowance" label="Cubic" unit="kg/m³" optional />
      </div>
    </>
  );
}
