import type { Claim } from '@waybill/contract/booking/claims/shapes';
import { useFormats } from '#shell/formats.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useDecideClaim } from './calls.ts';

type Props = { readonly claim: Claim; readonly onClose: () => void };
type Values = { acceptedAmount: number | null; answer: string };

/** Accepts a claim in full or in part, or declines it, with a reply to the customer. */
export function DecideClaimDrawer({ claim, onClose }: Props) {
  const t = useTranslate();
  const { money } = useFormats();
  const { amount } = claim;
  const save = useSaveForm({
    values: { acceptedAmount: amount, answer: '' } as Values,
    send: useDecideClaim(),
    argsOf: ({ acceptedAmount, answer }: Values) => ({
      id: claim.id,
      acceptedAmount: acceptedAmount ?? 0,
      answer,
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer title="Decide claim" submitLabel="Save decision" save={save} onClose={onClose}>
      <p className="text-ink-2">
        {t('{amount} is claimed. Enter less to accept a part, or 0 to decline.', {
          amount: money(amount),
        })}
      </p>
      <MoneyField<Values>
        name="acceptedAmount"
        label="Amount accepted inc. GST"
        rules={{
          required: 'Please enter an amount',
          min: { value: 0, message: 'Enter 0 or more' },
          max: { value: amount, message: t('No more than the claimed amount can be accepted.') },
        }}
      />
      <TextArea<Values>
        name="answer"
        label="Reply to the customer"
        rows={3}
        optional
        countTo={2000}
        rules={{ maxLength: 2000 }}
      />
    </FormDrawer>
  );
}
