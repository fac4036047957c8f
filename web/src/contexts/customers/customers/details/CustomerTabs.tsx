import type { ReactNode } from 'react';
import { textValue } from '#shell/search-values.ts';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { useSearchState } from '#shell/page-state.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { later } from '#ui/later.ts';
import { useMay } from '#shell/permissions.ts';

/** Each tab is loaded separately, as it is rarely opened. */
const meanwhile = <Skeleton rows={5} />;
const Addresses = later(
  async () => (await import('../../address-book/Addresses.tsx')).Addresses,
  meanwhile,
);
const BookingSettings = later(
  async () => (await import('../../settings/BookingSettings.tsx')).BookingSettings,
  meanwhile,
);
const CostCenters = later(
  async () => (await import('../../cost-centers/CostCenters.tsx')).CostCenters,
  meanwhile,
);
const Products = later(
  async () => (await import('../../products/Products.tsx')).Products,
  meanwhile,
);
const References = later(
  async () => (await import('../../references/References.tsx')).References,
  meanwhile,
);
const Stores = later(async () => (await import('../../stores/Stores.tsx')).Stores, meanwhile);

type CustomerTab = {
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
};

type CustomerTabsProps = {
  readonly customerId: number;
  /** The first tabs. */
  readonly first: readonly CustomerTab[];
};

const shape = { tab: textValue };
/** Resets the list when the tab changes. */
const cleared = { q: undefined, sort: undefined, skip: undefined, edit: undefined };

/** The details and records of a customer, one tab each; the open one is in the address. */
export function CustomerTabs({ customerId, first }: CustomerTabsProps) {
  const [{ tab }, change] = useSearchState(shape);
  const may = useMay();
  const tabs: readonly CustomerTab[] = [
    ...first,
    { id: 'addresses', label: 'Addresses', content: () => <Addresses customerId={customerId} /> },
    { id: 'products', label: 'Products', content: () => <Products customerId={customerId} /> },
    {
      id: 'cost-centres',
      label: 'Cost centers',
      content: () => <CostCenters customerId={customerId} />,
    },
    {
      id: 'references',
      label: 'References',
      content: () => <References customerId={customerId} />,
    },
    {
      id: 'settings',
      label: 'Settings',
      content: () => <BookingSettings customerId={customerId} />,
    },
    ...(may('Customer.Company')
      ? [{ id: 'shops', label: 'Shops', content: () => <Stores customerId={customerId} /> }]
      : []),
    {
      id: 'documents',
      label: 'Documents',
      content: () => <DocumentsPanel about={{ entityType: 'Customer', entityId: customerId }} />,
    },
  ];
  const active = tabs.find(({ id }) => id === tab) ?? tabs[0];
  if (!active) return null;
  return (
    <Tabs
      label="Customer"
      tabs={tabs}
      active={active.id}
      onChange={(id) => change({ ...cleared, tab: id === tabs[0]?.id ? undefined : id })}
    >
      <div key={active.id}>{active.content()}</div>
    </Tabs>
  );
}
