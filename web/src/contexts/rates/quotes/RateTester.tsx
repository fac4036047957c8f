import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { TestedPrices } from './TestedPrices.tsx';
import { begin, type Tested, testRequest } from './tested.ts';
import { useServices } from '../services/calls.ts';
import { type RatesResponse, useRatesTest } from './calls.ts';

type RateTesterProps = {
  /** Shows only the prices of this card. */
  readonly card?: RateCard;
};

/** Prices a piece of freight between two places and explains the price, or why there is none. */
export function RateTester({ card }: RateTesterProps) {
  const form = useForm<Tested>({ ...formHabits, defaultValues: begin });
  const test = useRatesTest(card?.id);
  const [priced, setPriced] = useState<Priced | null>(null);
  const run = (tested: Tested) => {
    const query = testRequest(tested);
    setPriced(null);
    test.mutate(query, {
      onSuccess: (result) => setPriced({ requested: query, response: result }),
    });
  };
  return (
    <Panel title={card ? 'Try this card' : 'Test rate cards'}>
      <FormShell
        form={form}
        onSubmit={run}
        submitLabel="Get price"
        working={test.isPending}
        problem={test.error && explain(test.error).message}
        summaryHidden
      >
        <LocalityPicker at="from" label="From" required knownOnly />
        <LocalityPicker at="to" label="To" required knownOnly />
        <ItemFields />
        <Circumstances rateCardId={card?.id} />
      </FormShell>
      {priced && (
        <div className="mt-4 grid gap-3">
          {card && !card.isActive && (
            <Banner
              tone="info"
              title="This rate card is inactive or a draft. It is only used here."
            />
          )}
          <Outdated form={form} requested={priced.requested} />
          <TestedPrices response={priced.response} rateCardId={card?.id} />
        </div>
      )}
    </Panel>
  );
}

type Priced = {
  readonly requested: ReturnType<typeof testRequest>;
  readonly response: RatesResponse;
};

type OutdatedProps = {
  readonly form: UseFormReturn<Tested>;
  readonly requested: Priced['requested'];
};

/** Indicates that the form has changed since it was priced. */
function Outdated({ form, requested: query }: OutdatedProps) {
  const now = testRequest(form.watch());
  if (JSON.stringify(now) === JSON.stringify(query)) return null;
  return <Banner tone="warning" title="These prices don't include your last change." />;
}

const positive = { required: 'Needed', min: { value: 0, message: '0 or more' } };

function ItemFields() {
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-2">
        <NumberField<Tested> name="length" label="Length" unit="cm" rules={positive} />
        <NumberField<Tested> name="width" label="Width" unit="cm" rules={positive} />
        <NumberField<Tested> name="height" label="Height" unit="cm" rules={positive} />
      </div>
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField<Tested> name="weight" label="Weight each" unit="kg" rules={positive} />
        <NumberField<Tested>
          name="quantity"
          label="Items"
          rules={{ required: 'Needed', min: { value: 1, message: '1 or more' } }}
        />
      </div>
    </>
  );
}

type CircumstancesProps = { readonly rateCardId: string | undefined };

/** Further inputs of a price: day, types of address, services, distance and time. */
function Circumstances({ rateCardId = '' }: CircumstancesProps) {
  const t = useTranslate();
  const query = { rateCardId, maxResultCount: 1000 };
  const services = useServices(query, { enabled: rateCardId !== '' });
  const additional = (services.data?.items ?? []).filter(({ isAdditional }) => isAdditional);
  return (
    <details>
      <summary className="cursor-pointer text-ink-2">{t('Day, extras, distance')}</summary>
      <div className="mt-2 grid gap-3">
        <DateField<Tested>
          name="day"
          label="Day of despatch"
          help="Leave blank for today."
          optional
        />
        <CheckboxField<Tested> name="toHome" label="Residential delivery" />
        <CheckboxField<Tested> name="isDangerousGood" label="Dangerous goods" />
        {additional.map(({ id, code, name }) => (
          <CheckboxField<Tested> key={id} name={`options.${code}`} label={name} />
        ))}
        <div className="grid grid-cols-2 items-start gap-2">
          <NumberField<Tested> name="km" label="Distance" unit="km" optional />
          <NumberField<Tested> name="hours" label="Time" unit="h" optional />
        </div>
      </div>
    </details>
  );
}
