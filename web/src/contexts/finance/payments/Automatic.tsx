import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import type { RemittanceItem } from '../remittances/remittance-columns.tsx';
import { payAsAdvised, payExactly, payInOrder, type Shares } from './allocation.ts';
import { type PaymentValues, shareName } from './payment-values.ts';

type AutomaticProps = {
  readonly invoices: readonly InvoiceItem[];
  /** The customer's remittance advices that are not paid yet. */
  readonly remittances: readonly RemittanceItem[];
};

/** Allocates the payment by a rule. */
export function Automatic({ invoices, remittances }: AutomaticProps) {
  const { setValue } = useFormContext<PaymentValues>();
  const [paid, advised] = useWatch<PaymentValues, ['paidAmount', 'remittanceNumber']>({
    name: ['paidAmount', 'remittanceNumber'],
  });
  const apply = (shares: Shares) => {
    for (const { id } of invoices) {
      setValue(shareName(id), shares.get(id) ?? null, { shouldDirty: true, shouldValidate: true });
    }
  };
  const amount = paid ?? 0;
  const exact = amount > 0 ? payExactly(amount, invoices) : null;
  const needsAmount = amount > 0 ? null : 'Enter the amount first.';
  const remittance = remittances.find(({ remittanceNumber }) => remittanceNumber === advised);
  return (
    <>
      <Button
        size="small"
        disabledReason={needsAmount}
        onClick={() => apply(payInOrder(amount, invoices))}
      >
        Oldest first
      </Button>
      <Button
        size="small"
        disabledReason={
          needsAmount ?? (exact ? null : 'No combination of invoices adds up to this amount.')
        }
        onClick={() => exact && apply(exact)}
      >
        Exact match
      </Button>
      {remittance && (
        <Button
          size="small"
          disabledReason={needsAmount}
          onClick={() => apply(payAsAdvised(amount, remittance.invoiceRemittances, invoices))}
        >
          As in remittance advice
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => apply(new Map())}>
        Clear
      </Button>
    </>
  );
}
