import { driverRateBases, type DriverRateBasis } from '@waybill/contract/jobs/charges/driver-pay';
import type { DriverRate } from '@waybill/contract/jobs/charges/shapes';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDriverRates, useSaveDriverRates } from '../charges/calls.ts';

type Values = {
  readonly typed: Readonly<Record<DriverRateBasis, number | null>> & {
    readonly minimumhours: number | null;
    readonly roundby: number | null;
  };
};

/** The pay rates of a driver, from which the driver's charges are filled in. */
export function DriverRates({ driverId }: { readonly driverId: string }) {
  const t = useTranslate();
  const query = useDriverRates(driverId);
  return (
    <section className="mt-6 grid gap-3 border-t border-hairline pt-4">
      <h3 className="text-lead font-semibold">{t('Rates')}</h3>
      <Awaited query={query} permission="Job.Price">
        {(reading) => <RatesForm driverId={driverId} reading={reading} rates={reading.rates} />}
      </Awaited>
    </section>
  );
}

type FormProps = {
  readonly driverId: string;
  readonly reading: ReadRecord;
  readonly rates: readonly DriverRate[];
};

function RatesForm({ driverId, reading, rates }: FormProps) {
  const toast = useToast();
  const save = useSaveForm<
    Values,
    Parameters<ReturnType<typeof useSaveDriverRates>['mutate']>[0],
    unknown
  >({
    reading,
    values: { typed: typedOf(rates) },
    send: useSaveDriverRates(),
    argsOf: ({ typed }) => ({ driverid: driverId, rates: sentOf(typed) }),
    onSaved: () => toast({ title: 'Rates saved', tone: 'success' }),
  });
  const atLeast0 = { min: 0 };
  return (
    <FormShell {...save} submitLabel="Save rates" summaryHidden>
      <div className="grid grid-cols-2 items-start gap-3">
        <MoneyField<Values> name="typed.Hour" label="Per hour" optional rules={atLeast0} />
        <NumberField<Values>
          name="typed.minimumhours"
          label="Minimum"
          unit="h"
          optional
          rules={{ min: 0, max: 24 }}
        />
        <NumberField<Values>
          name="typed.roundby"
          label="Round up to"
          unit="min"
          optional
          rules={{ min: 1, max: 480 }}
        />
        <MoneyField<Values>
          name="typed.Kilometre"
          label="Per kilometre"
          optional
          rules={atLeast0}
        />
        <MoneyField<Values> name="typed.Stop" label="Per stop" optional rules={atLeast0} />
        <NumberField<Values>
          name="typed.Percentage"
          label="Of the customer's price"
          unit="%"
          optional
          rules={{ min: 0, max: 1000 }}
        />
      </div>
    </FormShell>
  );
}

function typedOf(rates: readonly DriverRate[]): Values['typed'] {
  const rate = (basis: DriverRateBasis) => rates.find((each) => each.basis === basis);
  return {
    Hour: rate('Hour')?.rate ?? null,
    Kilometre: rate('Kilometre')?.rate ?? null,
    Stop: rate('Stop')?.rate ?? null,
    Percentage: rate('Percentage')?.rate ?? null,
    minimumhours: rate('Hour')?.minimumhours ?? null,
    roundby: rate('Hour')?.roundby ?? null,
  };
}

const sentOf = ({ minimumhours, roundby, ...typed }: Values['typed']) =>
  driverRateBases.flatMap((basis) => {
    const rate = typed[basis];
    if (rate === null) return [];
    const hours = { minimumhours: minimumhours ?? 0, roundby: roundby ?? 15 };
    return [{ basis, rate, ...(basis === 'Hour' ? hours : {}) }];
  });
