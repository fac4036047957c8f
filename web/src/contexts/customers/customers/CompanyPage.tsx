import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { CustomerTabs } from './details/CustomerTabs.tsx';
import { Overview } from './details/Overview.tsx';
import { ContactFields } from './form/ContactFields.tsx';
import { companyArgs, companyValues, type CustomerDetailData } from './form/customer-values.ts';
import { AccountPill } from '../parts/AccountPill.tsx';
import { useOwnCustomer, useSaveAccount } from './calls.ts';

/** A customer's own company, editable by its administrators. */
export function CompanyPage() {
  return (
    <Awaited heading="Company" query={useOwnCustomer()} permission="Customer.View">
      {(customer) => <Loaded customer={customer} />}
    </Awaited>
  );
}

function Loaded({ customer }: { readonly customer: CustomerDetailData }) {
  const may = useMay();
  const talk = useTalkTabs({
    entitytype: 'Customer',
    entityid: String(customer.id),
    hasCustomer: true,
  });
  return (
    <>
      <PageHeading
        title={displayNameOf(customer)}
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Company' }]}
        aside={<AccountPill status={customer.accountStatus} />}
      />
      <CustomerTabs
        customerId={customer.id}
        first={[
          { id: 'overview', label: 'Overview', content: () => <Overview customer={customer} /> },
          ...(may('Customer.Company')
            ? [
                {
                  id: 'details',
                  label: 'Details',
                  content: () => <CompanyForm customer={customer} />,
                },
              ]
            : []),
          ...talk,
        ]}
      />
    </>
  );
}

function CompanyForm({ customer }: { readonly customer: CustomerDetailData }) {
  const toast = useToast();
  const save = useSaveForm({
    reading: customer,
    values: companyValues(customer),
    send: useSaveAccount(),
    argsOf: (values) => companyArgs(values, customer),
    onSaved: () => toast({ title: 'Company saved', tone: 'success' }),
  });
  return (
    <div className="max-w-[720px]">
      <FormShell {...save} saveBar submitLabel="Save company" useLeaveGuard={useLeaveGuard}>
        <Panel>
          <div className="grid gap-8">
            <ContactFields prefix="" telephone="telephone" />
          </div>
        </Panel>
      </FormShell>
    </div>
  );
}
