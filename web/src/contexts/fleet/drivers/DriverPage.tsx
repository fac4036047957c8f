import { Moon, Sun } from 'lucide-react';
import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { talkTabs, useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useGuidParam, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { JobsOfDriver } from '../allocation/JobsOfDriver.tsx';
import { Licences } from '../driver-documents/Licences.tsx';
import { Performance } from '../performance/Performance.tsx';
import { ChecksOfDriver } from '../pre-start/ChecksOfDriver.tsx';
import { Today } from './Today.tsx';
import { DriverDetails } from './DriverDetails.tsx';
import { Vehicles } from '../vehicles/Vehicles.tsx';
import { DriverPill } from '../parts/DriverPill.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useClearAvailable, useDriver, useSetAvailable } from './calls.ts';

/** A driver: jobs, vehicles, and details. */
export function DriverPage() {
  const id = useGuidParam();
  return (
    <Awaited heading="Driver" query={useDriver(id)} permission="Driver.View">
      {({ driver }) => <Loaded key={id} driver={driver} />}
    </Awaited>
  );
}

const shape = {
  tab: or(
    oneOf([
      'today',
      'jobs',
      'vehicles',
      'checks',
      'performance',
      'documents',
      'details',
      ...talkTabs,
    ]),
    'today',
  ),
};
/** Resets the list when the tab changes. */
const cleared = { q: undefined, sort: undefined, skip: undefined, edit: undefined };

function Loaded({ driver }: { readonly driver: Driver }) {
  const [{ tab }, change] = useSearchState(shape);
  const { actions, problem } = useAvailability(driver);
  const talk = useTalkTabs({ entitytype: 'Driver', entityid: driver.id, hasCustomer: false });
  return (
    <>
      <PageHeading
        title={driver.name}
        breadcrumb={[{ label: 'Drivers', href: paths.drivers() }, { label: driver.code }]}
        aside={
          <>
            <DriverPill driver={driver} />
            <Copyable text={driver.code} />
          </>
        }
        actions={actions}
      />
      {problem && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      <Tabs
        label="Driver"
        active={tab}
        onChange={(id) => change({ ...cleared, tab: id === 'today' ? undefined : id })}
        tabs={[
          { id: 'today', label: 'Today' },
          { id: 'jobs', label: 'Jobs', count: driver.assignedJobs.length },
          { id: 'vehicles', label: 'Vehicles' },
          { id: 'checks', label: 'Pre-start checks' },
          { id: 'performance', label: 'Performance' },
          ...talk,
          { id: 'documents', label: 'Documents' },
          { id: 'details', label: 'Details' },
        ]}
      >
        {tab === 'today' && <Today driver={driver} />}
        {tab === 'checks' && <ChecksOfDriver driverId={driver.id} />}
        {tab === 'performance' && <Performance driverId={driver.id} />}
        {tab === 'jobs' && <JobsOfDriver driver={driver} />}
        {tab === 'vehicles' && <Vehicles driverId={driver.id} />}
        {talk.find(({ id }) => id === tab)?.content()}
        {tab === 'documents' && (
          <div className="grid gap-4">
            <Licences driver={driver} />
            <DocumentsPanel about={{ entityType: 'Driver', entityGuid: driver.id }} />
          </div>
        )}
        {tab === 'details' && <DriverDetails driver={driver} />}
      </Tabs>
    </>
  );
}

/** Returns the action that makes a driver available or unavailable. */
function useAvailability({ id, isactive, isavailableforwork }: Driver) {
  const may = useMay();
  const toast = useToast();
  const set = useSetAvailable();
  const clear = useClearAvailable();
  const send = isavailableforwork ? clear : set;
  const title = isavailableforwork ? 'Not available for work' : 'Available for work';
  const action = {
    label: isavailableforwork ? 'Make unavailable' : 'Make available',
    icon: isavailableforwork ? Moon : Sun,
    onAct: () =>
      send.mutate({ driverId: id }, { onSuccess: () => toast({ title, tone: 'success' }) }),
    disabledReason: isactive ? null : 'This driver is not active.',
    ...(send.isPending ? { state: 'loading' as const } : {}),
  };
  return { actions: may('Driver.Edit') ? [action] : [], problem: set.error ?? clear.error };
}
