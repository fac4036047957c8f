import { useForm } from 'react-hook-form';
import { showInForm } from '#client/form-errors.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useToday } from '#shell/today.ts';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type AdhocValues, adhocArgs, emptyInvoice } from './adhoc/adhoc-values.ts';
import { AdhocDates, AdhocFreight } from './adhoc/AdhocHeader.tsx';
import { AdhocLines } from './adhoc/AdhocLines.tsx';
import { useAdhocInvoice } from './calls.ts';

/** Creates an invoice from entered lines. */
export function AdhocInvoicePage() {
  const go = useGo();
  const toast = useToast();
  const making = useAdhocInvoice();
  const form = useForm<AdhocValues>({ ...formHabits, defaultValues: emptyInvoice(useToday()) });
  const submit = (values: AdhocValues) =>
    making.mutate(adhocArgs(values), {
      onSuccess: ({ id, invoiceNumber }) => {
        toast({ title: 'Invoice created', description: invoiceNumber, tone: 'success' });
        go(paths.invoice(id));
      },
      onError: (error) => showInForm(error, form.setError, ['customerid']),
    });
  return (
    <>
      <PageHeading
        title="Ad hoc invoice"
        breadcrumb={[{ label: 'Invoices', href: paths.invoices() }, { label: 'Ad hoc invoice' }]}
      />
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel="Issue invoice"
        working={making.isPending}
        problem={null}
        onCancel={() => go(paths.invoices())}
      >
        <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
          <div className="grid gap-4">
            <Panel title="Invoice">
              <div className="grid gap-4">
                <CustomerPicker rules={{ required: true }} />
                <AdhocDates />
              </div>
            </Panel>
            <Panel title="Lines">
              <AdhocLines />
            </Panel>
          </div>
          <Panel title="Freight">
            <AdhocFreight />
          </Panel>
        </div>
      </FormShell>
    </>
  );
}
