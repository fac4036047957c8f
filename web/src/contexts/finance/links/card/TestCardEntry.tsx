import { useImperativeHandle, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SelectField } from '#ui/form/SelectField.tsx';
import type { CardEntryProps } from './CardEntry.tsx';
import { nonceOf, testCards, type TestCard } from './test-cards.ts';

type Values = { readonly card: TestCard | null };
const usual: TestCard = 'fake-valid-visa-nonce';

/** A card of the simulated processor; it is labelled as such. */
export function TestCardEntry({ ref }: Pick<CardEntryProps, 'ref'>) {
  const form = useForm<Values>({ defaultValues: { card: usual } });
  const nonces = useRef(new Map<TestCard, string>());
  useImperativeHandle(ref, () => {
    const chosen = () => form.getValues('card') ?? usual;
    return {
      async nonce() {
        const nonce = nonces.current.get(chosen()) ?? nonceOf(chosen());
        nonces.current.set(chosen(), nonce);
        return nonce;
      },
      renew: () => void nonces.current.delete(chosen()),
    };
  });
  return (
    <FormProvider {...form}>
      <SelectField<Values>
        name="card"
        label="Test card"
        help="Simulated processor: no card is charged."
        options={testCards}
        rules={{ required: true }}
      />
    </FormProvider>
  );
}
