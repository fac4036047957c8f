import { useMessage } from '#shell/texts/Translated.tsx';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { CustomerForm } from './form/CustomerForm.tsx';
import { newCustomer, saveArgs } from './form/customer-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSaveCustomer } from './calls.ts';

export function NewCustomerPage() {
  const t = useTranslate();
  const translate = useMessage();
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    reading: null,
    values: newCustomer,
    send: useSaveCustomer(),
    argsOf: (values) => saveArgs(values),
    onSaved: ({ id, code, warningSentences }) => {
      toast({
        title: t('Customer {code} added', { code }),
        description: warningSentences.map(translate).join(' '),
        tone: 'success',
      });
      go(paths.customer(id), { replace: true });
    },
  });
  return (
    <>
      <PageHeading
        title="New customer"
        breadcrumb={[{ label: 'Customers', href: paths.customers() }, { label: 'New customer' }]}
      />
      <CustomerForm save={save} isNew onCancel={() => go(paths.customers())} />
    </>
  );
}
