import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { Banner } from '#ui/Banner.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type RatesAnswer, useRatesTest } from '../calls.ts';
import type { RateCard } from '../card/card-values.ts';
import { TestedPrices } from './TestedPrices.tsx';
import { begin, type Tested, testRequest } from './tested.ts';

type RateTesterProps = {
  /** Shows the prices of this card alone. */
  readonly card?: RateCard;
};

/** Prices a piece of freight between two places and tells how, or why there is no price. */
export function RateTester({ card }: RateTesterProps) {
  const form = useForm<Tested>({ ...formHabits, defaultValues: begin });
  const test = useRatesTest();
  const [answer, setAnswer] = useState<RatesAnswer | null>(null);
  const run = (tested: Tested) => {
    setAnswer(null);
    test.mutate(testRequest(tested), { onSuccess: setAnswer });
  };
  return (
    <Panel title={card ? 'Try this card' : 'Try the cards'}>
      <FormShell
        form={form}
        onSubmit={run}
        submitLabel="Price it"
        working={test.isPending}
        problem={test.error && explain(test.error).message}
        summaryHidden
      >
        <LocalityPicker at="from" label="From" required knownOnly />
        <LocalityPicker at="to" label="To" required knownOnly />
        <ItemFields />
      </FormShell>
      {answer && (
        <div className="mt-4">
          {card && !card.isActive && (
            <Banner tone="info" title="This card is off: it is not asked." />
          )}
          <TestedPrices answer={answer} rateCardId={card?.id} />
        </div>
      )}
    </Panel>
  );
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
      <details>
        <summary className="cursor-pointer text-ink-2">Distance and time</summary>
        <div className="mt-2 grid grid-cols-2 items-start gap-2">
          <NumberField<Tested> name="km" label="Distance" unit="km" optional />
          <NumberField<Tested> name="hours" label="Time" unit="h" optional />
        </div>
      </details>
    </>
  );
}
