import { financeProblems } from '@waybill/contract/finance/problems';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { showInForm } from '#client/form-errors.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { CardEntry, type CardEntryHandle, type CardEntryProps } from '../links/card/CardEntry.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { usePayByCard } from './calls.ts';

type Values = { readonly amount: number | null };
type CardFormProps = Pick<CardEntryProps, 'processor'> & { readonly invoice: InvoiceItem };

/** Pays an invoice with a card; while the outcome is unknown, it does not pay again. */
export function CardForm({ invoice, processor }: CardFormProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const go = useGo();
  const toast = useToast();
  const paying = usePayByCard();
  const [isUnknown, setUnknown] = useState(false);
  const card = useRef<CardEntryHandle>(null);
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { amount: invoice.outstandingAmount },
  });
  const submit = async ({ amount }: Values) => {
    const paidAmount = amount ?? 0;
    const paymentNonce = await card.current?.nonce();
    if (!paymentNonce) return;
    paying.mutate(
      {
        customerId: invoice.customerId,
        amount: paidAmount,
        paymentNonce,
        allocatedInvoicePayments: [{ invoiceId: invoice.id, paidAmount }],
      },
      {
        onSuccess: () => {
          toast({
            title: t('{paidAmount} paid by card', { paidAmount: money(paidAmount) }),
            tone: 'success',
          });
          go(paths.invoice(invoice.id));
        },
        onError: (error) => {
          const { message } = explain(error);
          setUnknown(message === financeProblems.CardOutcomeUnknown.message);
          if (message === financeProblems.CardDeclined.message) card.current?.renew();
          showInForm(error, form.setError, ['amount']);
        },
      },
    );
  };
  if (isUnknown) {
    return (
      <Banner
        tone="warning"
        title="Processing: please don't pay again"
        actions={<ButtonLink href={paths.invoice(invoice.id)}>Back to the invoice</ButtonLink>}
      >
        The processor has not responded yet. We keep checking, and the invoice will show the result.
        If nothing was charged, you can pay again.
      </Banner>
    );
  }
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Pay"
      working={paying.isPending}
      problem={null}
      onCancel={() => go(paths.invoice(invoice.id))}
    >
      <CardEntry ref={card} processor={processor} />
      <MoneyField<Values>
        name="amount"
        label="Amount"
        help={t('{outstandingAmount} is outstanding.', {
          outstandingAmount: money(invoice.outstandingAmount),
        })}
        rules={{
          required: true,
          min: 0.01,
          max: {
            value: invoice.outstandingAmount,
            message: t('Only {outstandingAmount} is outstanding', {
              outstandingAmount: money(invoice.outstandingAmount),
            }),
          },
        }}
      />
    </FormShell>
  );
}
