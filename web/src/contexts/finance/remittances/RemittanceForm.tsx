import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useToday } from '#shell/today.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { InvoiceItem } from '../invoices/invoice-columns.tsx';
import { Allocate } from '../payments/Allocate.tsx';
import { sumOf } from '../payments/allocation.ts';
import { shareName, sharesOf, type SharesValues } from '../payments/payment-values.ts';
import { useOpenInvoices } from '../payments/use-open.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAdvise } from './calls.ts';

type RemittanceFormProps = {
  /** True: the form has no customer field, as customers announce their own payments. */
  readonly isCustomer: boolean;
  readonly customerId: number | undefined;
};

type Values = SharesValues & {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly paymentDate: string | null;
  readonly note: string;
};

/** The invoices that a payment will pay, and the amount of each. */
export function RemittanceForm({ isCustomer, customerId }: RemittanceFormProps) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const today = useToday();
  const advising = useAdvise();
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: {
      customerid: customerId ?? null,
      customerguid: null,
      paymentDate: today,
      note: '',
      shares: {},
    },
  });
  const chosen = useWatch({ control: form.control, name: 'customerid' });
  const invoices = useOpenInvoices(isCustomer ? undefined : chosen);
  const submit = ({ shares, ...values }: Values) => {
    const lines = sharesOf(shares, invoices ?? []);
    if (lines.length === 0) {
      return form.setError('root', { message: 'Enter how much you will pay on which invoice.' });
    }
    return advising.mutate(
      {
        ...(values.customerid === null ? {} : { customerId: values.customerid }),
        paymentDate: values.paymentDate ?? today,
        note: values.note,
        invoicePayments: lines.map((line) => ({
          invoiceId: line.invoiceId,
          amount: line.paidAmount,
        })),
      },
      {
        onSuccess: ({ id, remittanceNumber }) => {
          toast({
            title: 'Remittance advice created',
            description: remittanceNumber,
            tone: 'success',
          });
          go(paths.remittances({ peek: id }));
        },
        onError: (error) => showInForm(error, form.setError, ['paymentDate', 'note']),
      },
    );
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Create remittance advice"
      working={advising.isPending}
      problem={null}
      onCancel={() => go(paths.remittances())}
    >
      <Panel title="Payment" narrow>
        <div className="grid gap-4 sm:grid-cols-2">
          {!isCustomer && (
            <div className="sm:col-span-2">
              <CustomerPicker rules={{ required: true }} />
            </div>
          )}
          <DateField<Values> name="paymentDate" label="Payment date" rules={{ required: true }} />
          <TextField<Values> name="note" label="Note" optional rules={{ maxLength: 2000 }} />
        </div>
      </Panel>
      <Panel title="Invoices covered" narrow>
        {!isCustomer && chosen === null ? (
          <p className="text-ink-2">{t('Choose a customer first.')}</p>
        ) : (
          <Lines invoices={invoices} />
        )}
      </Panel>
    </FormShell>
  );
}

function Lines({ invoices }: { readonly invoices: readonly InvoiceItem[] | undefined }) {
  const t = useTranslate();
  if (invoices === undefined) return <Skeleton lines={5} />;
  if (invoices.length === 0) return <p className="text-ink-2">{t('Nothing is owing.')}</p>;
  return (
    <div className="grid gap-4">
      <Allocate invoices={invoices}>
        <FillIn invoices={invoices} />
      </Allocate>
      <Total invoices={invoices} />
    </div>
  );
}

type OfInvoices = { readonly invoices: readonly InvoiceItem[] };

function FillIn({ invoices }: OfInvoices) {
  const { setValue } = useFormContext<Values>();
  const fill = (amountOf: (invoice: InvoiceItem) => number | null) => {
    for (const invoice of invoices) {
      const name = shareName(invoice.id);
      setValue(name, amountOf(invoice), { shouldDirty: true, shouldValidate: true });
    }
  };
  const isLate = invoices.some(({ status }) => status === 'Overdue');
  return (
    <>
      <Button size="small" onClick={() => fill((invoice) => invoice.outstandingAmount)}>
        All
      </Button>
      <Button
        size="small"
        disabledReason={isLate ? null : 'Nothing is overdue.'}
        onClick={() =>
          fill((invoice) => (invoice.status === 'Overdue' ? invoice.outstandingAmount : null))
        }
      >
        Overdue
      </Button>
      <Button size="small" look="quiet" onClick={() => fill(() => null)}>
        Clear
      </Button>
    </>
  );
}

function Total({ invoices }: OfInvoices) {
  const t = useTranslate();
  const { money } = useFormats();
  const shares = useWatch<Values, 'shares'>({ name: 'shares' });
  const input = sharesOf(shares, invoices).map(({ paidAmount }) => paidAmount);
  return (
    <output className="num flex justify-between rounded-control bg-sunken px-4 py-3 font-semibold">
      <span>{t('Total')}</span>
      <span>{money(sumOf(input))}</span>
    </output>
  );
}
