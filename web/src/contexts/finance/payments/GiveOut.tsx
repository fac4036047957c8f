import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { Allocate } from './Allocate.tsx';
import { sumOf } from './allocation.ts';
import { Automatic } from './Automatic.tsx';
import type { PaymentItem } from './payment-columns.tsx';
import { type PaymentValues, sharesOf } from './payment-values.ts';
import { useOpenInvoices } from './use-open.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useGiveOut } from './calls.ts';

type Values = Pick<PaymentValues, 'paidAmount' | 'remittanceNumber' | 'shares'>;

/** Allocates the remainder of a payment or credit to open invoices. */
export function GiveOut({ payment }: { readonly payment: PaymentItem }) {
  const t = useTranslate();
  const { money } = useFormats();
  const toast = useToast();
  const giving = useGiveOut();
  const invoices = useOpenInvoices(payment.customerId);
  const { unallocatedAmount: left } = payment;
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { paidAmount: left, remittanceNumber: null, shares: {} },
  });
  const submit = ({ shares }: Values) => {
    const input = [...sharesOf(shares, invoices ?? [])];
    const sum = sumOf(input.map(({ paidAmount }) => paidAmount));
    if (input.length === 0)
      return form.setError('root', { message: 'Enter an amount for at least one invoice.' });
    if (sum > left) {
      return form.setError('root', {
        message: t('Only {left} is available on account.', { left: money(left) }),
      });
    }
    return giving.mutate(
      { id: payment.id, allocatedInvoicePayments: input },
      {
        onSuccess: () => toast({ title: 'Allocated to invoices', tone: 'success' }),
        onError: (error) => showInForm(error, form.setError, []),
      },
    );
  };
  return (
    <Panel title={t('{left} on account', { left: money(left) })}>
      {invoices === undefined && <Skeleton lines={4} />}
      {invoices?.length === 0 && (
        <p className="text-ink-2">
          {t('{displayName} has no other open invoices.', {
            displayName: payment.customer.displayName,
          })}
        </p>
      )}
      {invoices !== undefined && invoices.length > 0 && (
        <FormShell
          form={form}
          onSubmit={submit}
          submitLabel="Allocate to invoices"
          working={giving.isPending}
          problem={null}
          summaryHidden
        >
          <Allocate invoices={invoices}>
            <Automatic invoices={invoices} remittances={[]} />
          </Allocate>
        </FormShell>
      )}
    </Panel>
  );
}
