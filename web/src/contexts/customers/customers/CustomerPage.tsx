import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import {
  CalendarPlus,
  Mail,
  Package,
  Percent,
  ReceiptText,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { WriteEmail } from '#contexts/messaging/links/WriteEmail.tsx';
import { paths } from '#paths';
import { useIdParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { later } from '#ui/later.ts';
import { CustomerTabs } from './details/CustomerTabs.tsx';
import { Overview } from './details/Overview.tsx';
import type { CustomerDetailData } from './form/customer-values.ts';
import { AccountPill } from '../parts/AccountPill.tsx';
import { useCustomer } from './calls.ts';
import { emailFor } from './choices.ts';

const DetailsForm = later(
  async () => (await import('./details/DetailsForm.tsx')).DetailsForm,
  <Skeleton fields={6} />,
);

/** A customer: its status, details and records. */
export function CustomerPage() {
  const query = useCustomer(useIdParam());
  return (
    <Awaited heading="Customer" query={query} permission="Customer.View">
      {(customer) => <Loaded key={customer.id} customer={customer} />}
    </Awaited>
  );
}

function Loaded({ customer }: { readonly customer: CustomerDetailData }) {
  const may = useMay();
  const [writing, setWriting] = useState(false);
  const name = displayNameOf(customer);
  const talk = useTalkTabs({
    entitytype: 'Customer',
    entityid: String(customer.id),
    hasCustomer: true,
  });
  return (
    <>
      <PageHeading
        title={name}
        breadcrumb={[{ label: 'Customers', href: paths.customers() }, { label: customer.code }]}
        aside={
          <>
            <AccountPill status={customer.accountStatus} />
            <Copyable text={customer.code} />
          </>
        }
        actions={useActions(customer, () => setWriting(true))}
      />
      <CustomerTabs
        customerId={customer.id}
        first={[
          { id: 'overview', label: 'Overview', content: () => <Overview customer={customer} /> },
          ...(may('Customer.Edit')
            ? [
                {
                  id: 'details',
                  label: 'Details',
                  content: () => <DetailsForm customer={customer} />,
                },
              ]
            : []),
          ...talk,
        ]}
      />
      {writing && <WriteEmail to={emailFor(customer)} onClose={() => setWriting(false)} />}
    </>
  );
}

function useActions({ id }: CustomerDetailData, onWrite: () => void): readonly HeadingEntry[] {
  const may = useMay();
  const entries: readonly (HeadingEntry | false)[] = [
    may('Booking.Create') && {
      label: 'Book for this customer',
      icon: CalendarPlus,
      href: paths.newBooking({ customer: id }),
      primary: true,
    },
    may('Booking.View') && {
      label: 'Bookings',
      icon: Package,
      href: paths.bookingsBeta({ customer: id }),
    },
    may('Finance.View') && {
      label: 'Invoices',
      icon: ReceiptText,
      href: paths.invoices({ customer: id }),
    },
    may('Communication.Send') && {
      label: 'Write e-mail',
      icon: Mail,
      onAct: onWrite,
      seldom: true,
    },
    may('Carrier.View') && {
      label: 'Carriers',
      icon: Truck,
      href: paths.customerCarriers(id),
      seldom: true,
    },
    may('Booking.Markup') && {
      label: 'Markup',
      icon: Percent,
      href: paths.markup({ customer: id }),
      seldom: true,
    },
    may('Customer.Edit') && {
      label: 'Dangerous goods',
      icon: TriangleAlert,
      href: paths.dangerousGoods({ tab: 'customers', customer: id }),
      seldom: true,
    },
    may('Administration.Users') && {
      label: 'Users',
      icon: Users,
      href: paths.users({ customer: id }),
      seldom: true,
    },
  ];
  return entries.filter((entry) => entry !== false);
}
