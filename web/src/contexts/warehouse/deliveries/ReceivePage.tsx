import { idValue, textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { warehouseLinks } from '../parts/warehouse-links.ts';
import { type DeliveryKey, useDelivery } from './calls.ts';
import { Deliveries } from './Deliveries.tsx';
import { Receiving } from './Receiving.tsx';

const shape = {
  customer: idValue,
  consignment: textValue,
};

/** Receives announced items: the deliveries to choose from, then the items of one. */
export function ReceivePage() {
  const may = useMay();
  const [{ customer, consignment }] = useSearchState(shape);
  if (customer === undefined) {
    return (
      <>
        <PageHeading
          title="Inbound deliveries"
          breadcrumb={[
            { label: 'Warehouse', href: paths.warehouseItems() },
            { label: 'Inbound deliveries' },
          ]}
          actions={warehouseLinks(may, paths.receiveDelivery())}
        />
        <Deliveries />
      </>
    );
  }
  return <Chosen customerId={customer} consignmentNumber={consignment ?? null} />;
}

function Chosen(key: DeliveryKey) {
  const query = useDelivery(key);
  return (
    <Awaited query={query} permission="Warehouse.Scan" heading="Inbound delivery">
      {({ delivery }) => <Receiving delivery={delivery} />}
    </Awaited>
  );
}
