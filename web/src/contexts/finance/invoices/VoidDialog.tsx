import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useVoidInvoice } from '../calls.ts';
import type { InvoiceRow } from './invoice-columns.tsx';

type VoidDialogProps = {
  readonly invoice: InvoiceRow;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
type Values = { readonly note: string };

/** Takes an invoice back; asks why, for the history keeps it. */
export function VoidDialog({ invoice, open, onOpenChange }: VoidDialogProps) {
  const form = useForm<Values>({ ...formHabits, defaultValues: { note: '' } });
  const voiding = useVoidInvoice();
  const toast = useToast();
  const { money } = useFormats();
  const submit = ({ note }: Values) =>
    voiding.mutate(
      { id: invoice.id, note },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast({ title: 'Invoice voided', tone: 'success' });
        },
        onError: (error) => showInForm(error, form.setError, ['note']),
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !voiding.isPending && onOpenChange(next)}
      title={`Void invoice ${invoice.invoiceNumber}?`}
      description={`${money(invoice.amount)} is taken off the account of ${invoice.customer.displayName}. Its bookings can be invoiced again. This cannot be undone.`}
    >
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Void invoice"
        working={voiding.isPending}
        problem={null}
        onCancel={() => onOpenChange(false)}
        cancelLabel="Keep invoice"
        summaryHidden
      >
        <TextArea<Values>
          name="note"
          label="Reason"
          help="Everybody who may see finance can read it in the history."
          rows={3}
          rules={{ required: true, maxLength: 2000 }}
        />
      </FormShell>
    </Dialog>
  );
}
