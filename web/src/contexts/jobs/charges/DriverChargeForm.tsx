import { payLines } from '@waybill/contract/jobs/charges/driver-pay';
import type { DriverCharge, DriverRate } from '@waybill/contract/jobs/charges/shapes';
import type { JobPricing } from '@waybill/contract/jobs/pricing/shapes';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useDriverRates, useSaveDriverCharge, useWorkingDrivers } from './calls.ts';
import { chargeArgs, type ChargeFormValues, chargeValues } from './charge-values.ts';
import { ChargeForm } from './ChargeForm.tsx';
import { WorkDoneFields } from './WorkDoneFields.tsx';

type Props = {
  readonly pricing: JobPricing;
  readonly charge: DriverCharge | null;
  readonly driverId: string | null;
  readonly onDone: () => void;
};

/** A driver's charge for a job; the agreed rates can fill it in. */
export function DriverChargeForm({ pricing, charge, driverId, onDone }: Props) {
  const values = chargeValues(charge, driverId);
  const save = useSaveForm({
    values: { customercharge: values, driverchargeadd: values },
    reading: charge,
    send: useSaveDriverCharge(),
    argsOf: ({ driverchargeadd }) => ({
      driverchargeadd: {
        ...chargeArgs(pricing.jobid, driverchargeadd),
        serviceid: charge?.serviceid,
        vehicleid: charge?.vehicleid,
      },
    }),
    onSaved: onDone,
  });
  return (
    <ChargeForm of="driverchargeadd" save={save} onCancel={onDone}>
      <Driver isFixed={charge !== null} />
      <AgreedRates sell={pricing.margin?.sell ?? 0} hours={pricing.customercharge} />
    </ChargeForm>
  );
}

function Driver({ isFixed }: { readonly isFixed: boolean }) {
  const { data } = useWorkingDrivers();
  return (
    <SelectField<ChargeFormValues>
      name="driverchargeadd.driverid"
      label="Driver"
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      rules={{ required: 'Choose the driver' }}
      readOnlyReason={isFixed ? 'A charge stays with its driver' : undefined}
    />
  );
}

type AgreedProps = {
  /** The customer's charge before tax. */
  readonly sell: number;
  /** The charge whose times are copied. */
  readonly hours: JobPricing['customercharge'];
};

/** Fills in the charge from the rates agreed with the driver. */
function AgreedRates({ sell, hours }: AgreedProps) {
  const t = useTranslate();
  const { control, setValue } = useFormContext<ChargeFormValues>();
  const driverid = useWatch({ control, name: 'driverchargeadd.driverid' });
  const rates = useDriverRates(driverid).data?.rates ?? [];
  const [work, setWork] = useState({ kilometres: 0, stops: 1 });
  if (rates.length === 0) return null;
  const set = (name: 'chargerate' | 'hours' | 'break' | 'roundby' | 'minimumhours', to: number) =>
    setValue(`driverchargeadd.${name}`, to, { shouldDirty: true });
  const fill = () => {
    const hourly = rates.find(({ basis }) => basis === 'Hour');
    if (hourly !== undefined) {
      set('chargerate', hourly.rate);
      set('roundby', hourly.roundby);
      set('minimumhours', hourly.minimumhours);
      const times = chargeValues(hours);
      setValue('driverchargeadd.starttime', times.starttime, { shouldDirty: true });
      setValue('driverchargeadd.endtime', times.endtime, { shouldDirty: true });
      if (times.hours !== null) set('hours', times.hours);
      set('break', times.break ?? 0);
    }
    setValue('driverchargeadd.chargebreakdown', linesOf(rates, { ...work, sell }), {
      shouldDirty: true,
    });
  };
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-3">
      <p className="text-table text-ink-2">{t('Rates are agreed with this driver.')}</p>
      <WorkDoneFields rates={rates} work={work} onChange={setWork} />
      <div>
        <Button size="small" onClick={fill}>
          Fill in from rates
        </Button>
      </div>
    </div>
  );
}

type Work = { readonly kilometres: number; readonly stops: number; readonly sell: number };

const linesOf = (rates: readonly DriverRate[], { sell, ...work }: Work) =>
  payLines(
    rates.map(({ basis, rate }) => ({ basis, rate: fromDecimal(rate) })),
    { ...work, sell: fromDecimal(sell) },
  ).map(({ servicecode, amount }) => ({
    servicecode,
    amount: toDecimal(amount),
    isadditionalservice: false,
    istaxapplicable: true,
  }));
