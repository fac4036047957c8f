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
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import type { RemittanceItem } from '../remittances/remittance-columns.tsx';
import { paymentChoices } from './payment-labels.ts';
import { Allocate } from './Allocate.tsx';
import { remainingOf, sumOf } from './allocation.ts';
import { Automatic } from './Automatic.tsx';
import { useOpenInvoices, usePayableRemittances } from './use-open.ts';
import { chosenFirst } from './paid-together.ts';
import { paymentArgs, sharesOf } from './payment-values.ts';
import { Remaining, type RemainingValues } from './Remaining.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useRecordPayment } from './calls.ts';

type PaymentFormProps = {
  /** The customer, if known. */
  readonly customerId: number | undefined;
  /** The invoices to pay, all of one customer; empty if not specified. */
  readonly invoices: readonly InvoiceItem[];
  /** The remittance advice that it fulfils, if any. */
  readonly remittance: RemittanceItem | undefined;
};

const fields = [
  'paidAmount',
  'paymentDate',
  'paymentType',
  'paymentReferenceNumber',
  'bankReference',
  'note',
  'remittanceNumber',
] as const;

/** Records a payment and allocates it to invoices; it is saved as a whole or not at all. */
export function PaymentForm(props: PaymentFormProps) {
  const go = useGo();
  const toast = useToast();
  const today = useToday();
  const recording = useRecordPayment();
  const known = knownOf(props);
  const form = useForm<RemainingValues>({
    ...formHabits,
    defaultValues: { ...nothingTyped, paymentDate: today, ...known },
  });
  const customerId = useWatch({ control: form.control, name: 'customerid' });
  const owed = useOpenInvoices(customerId);
  const theirs = props.invoices.filter((invoice) => invoice.customerId === customerId);
  const open = owed && chosenFirst(theirs, owed);
  // The list of open invoices may not have loaded yet; known lines do not need it.
  const payable = open ?? (customerId === known.customerid ? knownLines(props) : []);
  const remittances = usePayableRemittances(customerId);
  const back = backFrom(props.invoices);
  const submit = (values: RemainingValues) => {
    if (!open && payable.length === 0) return form.setError('root', { message: stillRead });
    const problem = whyNotAllocated(values, payable);
    if (problem !== null) return form.setError('root', { message: problem });
    return recording.mutate(paymentArgs(values, payable), {
      onSuccess: ({ paymentReferenceNumber }) => {
        toast({ title: 'Payment recorded', description: paymentReferenceNumber, tone: 'success' });
        go(back);
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
      onCancel={() => go(back)}
    >
      <Panel title="Payment" narrow>
        <Fields today={today} remittances={remittances} />
      </Panel>
      <Panel title="Invoices paid by this payment" narrow>
        <OpenInvoices isChosen={customerId !== null} invoices={open} remittances={remittances} />
      </Panel>
    </FormShell>
  );
}

/** Returns the address of the page from which the user came. */
function backFrom([first, ...others]: readonly InvoiceItem[]): string {
  if (first === undefined) return paths.payments();
  return others.length === 0 ? paths.invoice(first.id) : paths.invoices();
}

const nothingTyped = {
  customerguid: null,
  paymentType: 'BankTransfer',
  paymentReferenceNumber: '',
  bankReference: '',
  note: '',
  onAccount: false,
} as const;

/** Returns the invoices that the payment is known to pay, with their balances. */
function knownLines({ invoices, remittance }: PaymentFormProps) {
  if (invoices.length > 0) {
    return invoices.map(({ id, outstandingAmount }) => ({ id, left: outstandingAmount }));
  }
  return (remittance?.invoiceRemittances ?? []).map((line) => ({
    id: line.invoiceId,
    left: remainingOf(line.amount, [line.paidAmount]),
  }));
}

/** Returns the initial values of the payment. */
function knownOf(props: PaymentFormProps) {
  const { customerId, invoices, remittance } = props;
  const shares = knownLines(props);
  return {
    customerid: invoices[0]?.customerId ?? remittance?.customerId ?? customerId ?? null,
    paidAmount: shares.length === 0 ? null : sumOf(shares.map(({ left }) => left)),
    remittanceNumber: remittance?.remittanceNumber ?? null,
    shares: Object.fromEntries(shares.map(({ id, left }) => [`i${id}`, left])),
  };
}

type FieldsProps = { readonly today: string; readonly remittances: readonly RemittanceItem[] };

function Fields({ today, remittances }: FieldsProps) {
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
        help="As shown on the bank statement."
        rules={{ maxLength: 100 }}
      />
      <TextField<RemainingValues>
        name="paymentReferenceNumber"
        label="Payment number"
        optional
        help="Leave blank to use the next number."
        rules={{ maxLength: 50 }}
      />
      <SelectField<RemainingValues>
        name="remittanceNumber"
        label="Remittance advice"
        optional
        placeholder={remittances.length === 0 ? 'No open remittance advices' : 'None'}
        options={remittances.map(({ remittanceNumber }) => ({
          value: remittanceNumber,
          label: remittanceNumber,
        }))}
      />
      <TextField<RemainingValues> name="note" label="Note" optional rules={{ maxLength: 2000 }} />
    </div>
  );
}

type OpenInvoicesProps = {
  readonly isChosen: boolean;
  /** Undefined while loading. */
  readonly invoices: readonly InvoiceItem[] | undefined;
  readonly remittances: readonly RemittanceItem[];
};

function OpenInvoices({ isChosen, invoices, remittances }: OpenInvoicesProps) {
  const t = useTranslate();
  if (!isChosen) return <p className="text-ink-2">{t('Choose a customer first.')}</p>;
  if (invoices === undefined) return <Skeleton lines={5} />;
  return (
    <div className="grid gap-4">
      {invoices.length === 0 ? (
        <p className="text-ink-2">{t('Nothing is owing. The payment remains on account.')}</p>
      ) : (
        <Allocate invoices={invoices}>
          <Automatic invoices={invoices} remittances={remittances} />
        </Allocate>
      )}
      <Remaining invoices={invoices} />
    </div>
  );
}

const stillRead = 'The open invoices are still loading. Please try again in a moment.';

/** Returns why the payment cannot be recorded with this allocation, or null. */
function whyNotAllocated(
  { paidAmount, shares, onAccount }: RemainingValues,
  invoices: readonly { readonly id: number }[],
): string | null {
  const input = sharesOf(shares, invoices).map((share) => share.paidAmount);
  const remaining = remainingOf(paidAmount ?? 0, input);
  if (remaining < 0) return 'The allocated amount is higher than the payment.';
  return remaining > 0 && !onAccount
    ? 'Allocate the full amount, or leave the rest on account.'
    : null;
}
