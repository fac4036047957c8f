import type { JobPricing as Pricing } from '@waybill/contract/jobs/pricing/shapes';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { later } from '#ui/later.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { CustomerChargeTab } from '../charges/CustomerChargeTab.tsx';
import { DriverCharges } from '../charges/DriverCharges.tsx';
import { useJobPricing } from './calls.ts';
import { ChosenQuotes } from './ChosenQuotes.tsx';
import { Margin } from './Margin.tsx';

const QuoteDrawer = later(async () => (await import('./QuoteDrawer.tsx')).QuoteDrawer);

const shape = { charge: or(oneOf(['customer', 'driver']), 'customer') };

/** The sell price and the cost of a job; customers see their charge, drivers their pay. */
export function JobPricing({ job }: { readonly job: Job }) {
  const may = useMay();
  const query = useJobPricing(job.id);
  const [isQuoting, setQuoting] = useState(false);
  const pricing = query.data;
  return (
    <Panel
      title="Pricing"
      actions={
        may('Job.Price') &&
        pricing !== undefined && (
          <Button size="small" onClick={() => setQuoting(true)}>
            Get quotes
          </Button>
        )
      }
    >
      <Awaited query={query} permission="Job.View" shape={<Skeleton lines={6} />}>
        {(known) => <Loaded job={job} pricing={known} />}
      </Awaited>
      {isQuoting && pricing !== undefined && (
        <QuoteDrawer job={job} pricing={pricing} onClose={() => setQuoting(false)} />
      )}
    </Panel>
  );
}

function Loaded({ job, pricing }: { readonly job: Job; readonly pricing: Pricing }) {
  const may = useMay();
  const { data: session } = useSession();
  const [{ charge }, setSearch] = useSearchState(shape);
  const isOffice = may('Job.Price');
  if (session?.isCustomer) return <CustomerChargeTab pricing={pricing} />;
  if (!isOffice) return <DriverCharges pricing={pricing} driverId={job.driverid} />;
  return (
    <div className="grid gap-4">
      {pricing.margin !== null && <Margin margin={pricing.margin} />}
      <ChosenQuotes pricing={pricing} />
      <Tabs
        label="Charges"
        active={charge}
        onChange={(next) => setSearch({ charge: next }, { replace: true })}
        tabs={[
          { id: 'customer', label: 'Customer charge' },
          { id: 'driver', label: 'Driver charge', count: pricing.drivercharges.length },
        ]}
      >
        {charge === 'customer' ? (
          <CustomerChargeTab pricing={pricing} />
        ) : (
          <DriverCharges pricing={pricing} driverId={job.driverid} />
        )}
      </Tabs>
    </div>
  );
}
