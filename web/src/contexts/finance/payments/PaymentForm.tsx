import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useToday } from '#shell/today.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useInvoices, useRecordPayment } from '../calls.ts';
import type { InvoiceRow } from '../invoices/invoice-columns.tsx';
import { owedFilter } from '../invoices/invoice-search.ts';
import { paymentChoices } from '../words.ts';
import { Allocate } from './Allocate.tsx';
import { remainingOf } from './allocation.ts';
import { paymentArgs, sharesOf } from './payment-values.ts';
import { Remaining, type RemainingValues } from './Remaining.tsx';

type PaymentFormProps = {
  /** Whose payment it is, where that is known. */
  readonly customerId: number | undefined;
  /** The invoice it is for, where it is for one. */
  readonly invoice: InvoiceRow | undefined;
};

const fields = [
  'paidAmount',
  'paymentDate',
  'paymentType',
  'paymentReferenceNumber',
  'bankReference',
  'note',
] as const;

/** Records a payment and gives it out to invoices; nothing is saved unless all of it is. */
export function PaymentForm({ customerId, invoice }: PaymentFormProps) {
  const go = useGo();
  const toast = useToast();
  const today = useToday();
  const recording = useRecordPayment();
  const form = useForm<RemainingValues>({
    ...formHabits,
    defaultValues: {
      customerid: invoice?.customerId ?? customerId ?? null,
      customerguid: null,
      paidAmount: invoice?.outstandingAmount ?? null,
      paymentDate: today,
      paymentType: 'BankTransfer',
      paymentReferenceNumber: '',
      bankReference: '',
      note: '',
      shares: invoice ? { [`i${invoice.id}`]: invoice.outstandingAmount } : {},
      onAccount: false,
    },
  });
  const [invoices, setInvoices] = useState<readonly InvoiceRow[]>(invoice ? [invoice] : []);
  const submit = (values: RemainingValues) => {
    const problem = whyNotGivenOut(values, invoices);
    if (problem !== null) return form.setError('root', { message: problem });
    return recording.mutate(paymentArgs(values, invoices), {
      onSuccess: ({ paymentReferenceNumber }) => {
        toast({ title: 'Payment recorded', description: paymentReferenceNumber, tone: 'success' });
        go(invoice ? paths.invoice(invoice.id) : paths.payments());
      },
      onError: (error) => showInForm(error, form.setError, fields),
    });
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Record payment"
      working={recording.isPending}
      problem={null}
      onCancel={() => go(invoice ? paths.invoice(invoice.id) : paths.payments())}
    >
      <Panel title="Payment" narrow>
        <Fields today={today} />
      </Panel>
      <Panel title="Invoices it pays" narrow>
        <OpenInvoices onLoaded={setInvoices} />
      </Panel>
    </FormShell>
  );
}

function Fields({ today }: { readonly today: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <CustomerPicker rules={{ required: true }} />
      </div>
      <MoneyField<RemainingValues>
        name="paidAmount"
        label="Amount"
        rules={{ required: true, min: 0.01 }}
      />
      <DateField<RemainingValues>
        name="paymentDate"
        label="Date"
        latest={today}
        rules={{ required: true }}
      />
      <SelectField<RemainingValues>
        name="paymentType"
        label="Method"
        options={paymentChoices}
        rules={{ required: true }}
      />
      <TextField<RemainingValues>
        name="bankReference"
        label="Bank reference"
        optional
        help="What the bank statement says."
        rules={{ maxLength: 100 }}
      />
      <TextField<RemainingValues>
        name="paymentReferenceNumber"
        label="Payment number"
        optional
        help="The next number is taken where it is blank."
        rules={{ maxLength: 50 }}
      />
      <TextField<RemainingValues> name="note" label="Note" optional rules={{ maxLength: 2000 }} />
    </div>
  );
}

function OpenInvoices({ onLoaded }: { onLoaded: (invoices: readonly InvoiceRow[]) => void }) {
  const customerId = useWatch<RemainingValues, 'customerid'>({ name: 'customerid' });
  const { data } = useInvoices(
    {
      ...(customerId === null ? {} : { customerId }),
      filter: owedFilter,
      sorting: 'dueDate asc',
      maxResultCount: 200,
    },
    customerId !== null,
  );
  const loaded = customerId === null ? none : data?.items;
  const [told, setTold] = useState<readonly InvoiceRow[]>();
  if (loaded !== undefined && loaded !== told) {
    setTold(loaded);
    onLoaded(loaded);
  }
  if (customerId === null) return <p className="text-ink-2">Choose a customer first.</p>;
  if (loaded === undefined) return <Skeleton lines={5} />;
  return (
    <div className="grid gap-4">
      {loaded.length === 0 ? (
        <p className="text-ink-2">Nothing is owed. The payment stays on the account.</p>
      ) : (
        <Allocate invoices={loaded} />
      )}
      <Remaining invoices={loaded} />
    </div>
  );
}

const none: readonly InvoiceRow[] = [];

/** Why the payment cannot be recorded as it is given out, or null. */
function whyNotGivenOut(
  { paidAmount, shares, onAccount }: RemainingValues,
  invoices: readonly InvoiceRow[],
): string | null {
  const given = sharesOf(shares, invoices).map((share) => share.paidAmount);
  const remaining = remainingOf(paidAmount ?? 0, given);
  if (remaining < 0) return 'More is given to invoices than was paid.';
  return remaining > 0 && !onAccount
    ? 'Give all of it to invoices, or leave the rest on the account.'
    : null;
}
