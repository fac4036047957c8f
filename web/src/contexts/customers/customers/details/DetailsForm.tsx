import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { Trash2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { CustomerForm } from '../form/CustomerForm.tsx';
import { customerValues, type CustomerDetailData, saveArgs } from '../form/customer-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteCustomer, useSaveCustomer } from '../calls.ts';

export function DetailsForm({ customer }: { readonly customer: CustomerDetailData }) {
  const toast = useToast();
  const save = useSaveForm({
    reading: customer,
    values: customerValues(customer),
    send: useSaveCustomer(),
    argsOf: (values) => saveArgs(values, customer),
    onSaved: ({ warnings }) =>
      toast({ title: 'Customer saved', description: warnings.join(' '), tone: 'success' }),
  });
  const mayDelete = useMay()('Customer.Delete');
  return (
    <div className="grid gap-4">
      <CustomerForm save={save} isNew={false} />
      {mayDelete && <DeleteCustomer customer={customer} />}
    </div>
  );
}

function DeleteCustomer({ customer }: { readonly customer: CustomerDetailData }) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteCustomer();
  const onSuccess = () => {
    toast({ title: t('Customer {code} deleted', { code: customer.code }) });
    go(paths.customers(), { replace: true });
  };
  return (
    <Panel narrow title="Delete">
      <p className="mb-3 text-ink-2">
        {t('Needs no open bookings and no unpaid invoices. On Hold stops new bookings instead.')}
      </p>
      <ConfirmButton
        label="Delete customer"
        look="danger"
        icon={Trash2}
        question={t('Delete {customer}?', { customer: displayNameOf(customer) })}
        effect="Its users can no longer sign in. Bookings and invoices are kept."
        typeToConfirm={customer.code}
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id: customer.id }, { onSuccess })}
      />
    </Panel>
  );
}
