import type { Rcti } from '@waybill/contract/finance/rcti/shapes';
import { add, fromDecimal, toDecimal } from '@waybill/kernel/money';
import { useFormats } from '#shell/formats.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { usePayRctis } from './calls.ts';

type Props = {
  readonly rctis: readonly Pick<Rcti, 'id' | 'rctiNumber' | 'amount'>[];
  readonly onClose: () => void;
  readonly onPaid?: () => void;
};
type Values = { readonly paidOn: string | null; readonly reference: string };

/** Asks when and by which transfer RCTIs were paid. */
export function PayDialog({ rctis, onClose, onPaid }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const { money } = useFormats();
  const total = toDecimal(add(...rctis.map(({ amount }) => fromDecimal(amount))));
  const save = useSaveForm({
    values: { paidOn: null, reference: '' } as Values,
    send: usePayRctis(),
    argsOf: ({ paidOn, reference }) => ({
      ids: rctis.map(({ id }) => id),
      paidOn: paidOn ?? '',
      reference,
    }),
    onSaved: () => {
      toast({ title: 'Marked as paid', tone: 'success' });
      onPaid?.();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !save.working && onClose()}
      title={t('Mark {total} as paid?', { total: money(total) })}
      description={rctis.map(({ rctiNumber }) => rctiNumber).join(', ')}
    >
      <FormShell {...save} submitLabel="Mark as paid" onCancel={onClose} summaryHidden>
        <DateField<Values>
          name="paidOn"
          label="Paid on"
          rules={{ required: 'Enter the day of the payment' }}
        />
        <TextField<Values>
          name="reference"
          label="Payment reference"
          help="As on your bank statement."
          rules={{ required: 'Enter the reference of the payment', maxLength: 100 }}
        />
      </FormShell>
    </Dialog>
  );
}
