import type { ClaimKind } from '@waybill/contract/booking/claims/shapes';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { kindOptions } from './claim-words.ts';
import { useLodgeClaim } from './calls.ts';

type Props = { readonly bookingId: number; readonly onClose: () => void };
type Values = { claim: { kind: ClaimKind; amount: number | null; note: string } };

const usual: Values = { claim: { kind: 'Damage', amount: null, note: '' } };

/** What happened to the freight, and how much is claimed for it. */
export function LodgeClaimDrawer({ bookingId, onClose }: Props) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    values: usual,
    send: useLodgeClaim(),
    argsOf: ({ claim }: Values) => ({ claim: { ...claim, amount: claim.amount ?? 0, bookingId } }),
    onSaved: ({ id }) => {
      toast({ title: 'Claim lodged', tone: 'success' });
      onClose();
      go(paths.claim(id));
    },
  });
  return (
    <FormDrawer title="Lodge claim" submitLabel="Lodge claim" save={save} onClose={onClose}>
      <SelectField<Values> name="claim.kind" label="What happened" options={kindOptions} />
      <MoneyField<Values>
        name="claim.amount"
        label="Amount claimed inc. GST"
        rules={{
          required: 'Please enter an amount',
          min: { value: 0.01, message: 'Enter an amount above 0' },
        }}
      />
      <TextArea<Values>
        name="claim.note"
        label="Description"
        help="Add photos on the next page."
        rows={4}
        countTo={2000}
        rules={{ required: t('Describe what happened'), maxLength: 2000 }}
      />
    </FormDrawer>
  );
}
