import { useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import type { InvoiceRow } from '../invoices/invoice-columns.tsx';
import { remainingOf } from './allocation.ts';
import { type PaymentValues, sharesOf } from './payment-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';

export type RemainingValues = PaymentValues & { readonly onAccount: boolean };

/** What of the payment goes to no invoice: nothing, or what is left on the customer's account. */
export function Remaining({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const say = useSay();
  const { money } = useFormats();
  const [paid, shares] = useWatch<RemainingValues, ['paidAmount', 'shares']>({
    name: ['paidAmount', 'shares'],
  });
  const given = sharesOf(shares, invoices).map(({ paidAmount }) => paidAmount);
  const remaining = remainingOf(Number.isFinite(paid) ? (paid ?? 0) : 0, given);
  return (
    <div className="grid gap-2 rounded-control bg-sunken px-4 py-3">
      <output className="num flex justify-between font-semibold">
        <span>{say('Remaining')}</span>
        <span className={remaining === 0 ? 'text-green-fg' : ''}>{money(remaining)}</span>
      </output>
      {remaining < 0 && (
        <p className="text-red-fg">
          {say('The allocated amount is {money} higher than the payment.', {
            money: money(-remaining),
          })}
        </p>
      )}
      {remaining > 0 && (
        <CheckboxField<RemainingValues>
          name="onAccount"
          label={say("Leave {remaining} on the customer's account", {
            remaining: money(remaining),
          })}
        />
      )}
    </div>
  );
}
