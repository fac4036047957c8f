import { ShieldCheck, UsersRound } from 'lucide-react';
import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Drivers } from './Drivers.tsx';
import { Vehicles } from '../vehicles/Vehicles.tsx';

const shape = { tab: or(oneOf(['drivers', 'vehicles']), 'drivers') };
/** Resets the list when the tab changes. */
const cleared = { q: undefined, sort: undefined, skip: undefined, edit: undefined };

/** The drivers and the vehicles. */
export function DriversPage() {
  const [{ tab }, change] = useSearchState(shape);
  return (
    <>
      <PageHeading
        title="Drivers"
        actions={[
          { label: 'Compliance', icon: ShieldCheck, href: paths.compliance(), primary: false },
          { label: 'Allocation', icon: UsersRound, href: paths.allocation(), primary: false },
        ]}
      />
      <Tabs
        label="Drivers"
        active={tab}
        onChange={(id) => change({ ...cleared, tab: id === 'drivers' ? undefined : id })}
        tabs={[
          { id: 'drivers', label: 'Drivers' },
          { id: 'vehicles', label: 'Vehicles' },
        ]}
      >
        {tab === 'drivers' ? <Drivers /> : <Vehicles />}
      </Tabs>
    </>
  );
}
