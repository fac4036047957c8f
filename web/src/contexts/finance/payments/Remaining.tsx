import { useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { remainingOf } from './allocation.ts';
import { type PaymentValues, sharesOf } from './payment-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

export type RemainingValues = PaymentValues & { readonly onAccount: boolean };

/** The unallocated part of the payment: zero, or the amount to leave on the customer's account. */
export function Remaining({ invoices }: { readonly invoices: readonly InvoiceItem[] }) {
  const t = useTranslate();
  const { money } = useFormats();
  const [paid, shares] = useWatch<RemainingValues, ['paidAmount', 'shares']>({
    name: ['paidAmount', 'shares'],
  });
  const input = sharesOf(shares, invoices).map(({ paidAmount }) => paidAmount);
  const remaining = remainingOf(Number.isFinite(paid) ? (paid ?? 0) : 0, input);
  return (
    <div className="grid gap-2 rounded-control bg-sunken px-4 py-3">
      <output className="num flex justify-between font-semibold">
        <span>{t('Remaining')}</span>
        <span className={remaining === 0 ? 'text-green-fg' : ''}>{money(remaining)}</span>
      </output>
      {remaining < 0 && (
        <p className="text-red-fg">
          {t('The allocated amount is {money} higher than the payment.', {
            money: money(-remaining),
          })}
        </p>
      )}
      {remaining > 0 && (
        <CheckboxField<RemainingValues>
          name="onAccount"
          label={t("Leave {remaining} on the customer's account", {
            remaining: money(remaining),
          })}
        />
      )}
    </div>
  );
}
