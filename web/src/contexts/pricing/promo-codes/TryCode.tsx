import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useCarrierAccounts } from '../calls.ts';
import { useTriedPromo } from './calls.ts';

type Values = {
  readonly code: string;
  readonly amount: number | null;
  readonly carrierAccountId: number | null;
  readonly customerid: number | null;
  readonly customerguid: string | null;
};

const atFirst: Values = {
  code: '',
  amount: 100,
  carrierAccountId: null,
  customerid: null,
  customerguid: null,
};

/** Calculates the discount of a code on an amount of freight, today. */
export function TryCode() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Try a code</Button>
      {isOpen && <TryDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const form = useForm<Values>({ defaultValues: atFirst });
  const accounts = useCarrierAccounts().data?.items ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Try a code"
      description={t('Shows what a customer booking today would get. The code is not used up.')}
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField<Values> name="code" label="Code" />
            <MoneyField<Values> name="amount" label="Freight ex GST" />
            <SelectField<Values>
              name="carrierAccountId"
              label="Carrier account"
              optional
              placeholder="Any eligible account"
              options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <CustomerPicker optional />
          </div>
          <Outcome />
        </div>
      </FormProvider>
    </Dialog>
  );
}

function Outcome() {
  const t = useTranslate();
  const [code, amount, carrierAccountId, customerid] = useWatch<
    Values,
    ['code', 'amount', 'carrierAccountId', 'customerid']
  >({ name: ['code', 'amount', 'carrierAccountId', 'customerid'] });
  const { money } = useFormats();
  const typed = useDebounced(code.trim(), 300);
  const freight = amount === null || Number.isNaN(amount) ? 0 : amount;
  const attempted = useTriedPromo({
    code: typed,
    amount: freight,
    ...(carrierAccountId !== null && { carrierAccountId }),
    ...(customerid !== null && { customerId: customerid }),
  });
  if (typed === '') return null;
  if (attempted.error) return <Banner tone="problem" title={explain(attempted.error).message} />;
  if (attempted.data === undefined) return null;
  const { discount, price, warning, warningSentence } = attempted.data;
  if (warning !== null) {
    return <Banner tone="warning" title={<Translated text={warningSentence ?? warning} />} />;
  }
  return (
    <Banner
      tone="success"
      title={t('{discount} off: {freight} becomes {price}', {
        discount: money(discount),
        freight: money(freight),
        price: money(price),
      })}
    />
  );
}
