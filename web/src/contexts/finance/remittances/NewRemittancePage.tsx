import { idValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RemittanceForm } from './RemittanceForm.tsx';

const shape = { customer: idValue };

/** Creates a remittance advice: staff for any customer, customers for themselves. */
export function NewRemittancePage() {
  const [{ customer }] = useSearchState(shape);
  const { data: session } = useSession();
  return (
    <>
      <PageHeading
        title="New remittance advice"
        breadcrumb={[
          { label: 'Remittance advices', href: paths.remittances() },
          { label: 'New remittance advice' },
        ]}
      />
      {session ? (
        <RemittanceForm isCustomer={session.isCustomer} customerId={customer} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}
