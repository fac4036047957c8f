import { oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Carriers } from '../carriers/Carriers.tsx';
import { CustomerGoods } from '../customer-goods/CustomerGoods.tsx';
import { EmergencyContactForm } from '../emergency-contact/EmergencyContactForm.tsx';
import { UnList } from './UnList.tsx';

const shape = { tab: or(oneOf(['list', 'customers', 'carriers', 'emergency']), 'list') };
/** Resets the list when the tab changes. */
const cleared = { q: undefined, sort: undefined, skip: undefined, class: undefined };

/** The UN list, customers' goods, carriers' classes, and the emergency contact. */
export function DangerousGoodsPage() {
  const [{ tab }, change] = useSearchState(shape);
  return (
    <>
      <PageHeading
        title="Dangerous goods"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Dangerous goods' }]}
      />
      <Tabs
        label="Dangerous goods"
        active={tab}
        onChange={(id) => change({ ...cleared, tab: id === 'list' ? undefined : id })}
        tabs={[
          { id: 'list', label: 'UN list' },
          { id: 'customers', label: 'Customer permissions' },
          { id: 'carriers', label: 'Carriers' },
          { id: 'emergency', label: 'Emergency contact' },
        ]}
      >
        {tab === 'list' && <UnList />}
        {tab === 'customers' && <CustomerGoods />}
        {tab === 'carriers' && <Carriers />}
        {tab === 'emergency' && <EmergencyContactForm />}
      </Tabs>
    </>
  );
}
