import type { Permission } from '@waybill/contract/permission';
import { paths } from '#paths';
import type { HeadingAction } from '#ui/heading-actions.ts';

/** Returns the links to the other warehouse pages, for each page's heading. */
export function warehouseLinks(
  may: (permission: Permission) => boolean,
  here: string,
): readonly HeadingAction[] {
  const links = [
    { label: 'Warehouse items', href: paths.warehouseItems(), needs: 'Warehouse.View' },
    { label: 'Inbound deliveries', href: paths.receiveDelivery(), needs: 'Warehouse.Scan' },
    { label: 'Consignments', href: paths.warehouseConsignments(), needs: 'Warehouse.View' },
    { label: 'Storage locations', href: paths.warehouseLocations(), needs: 'Warehouse.Scan' },
    { label: 'Stocktakes', href: paths.stocktakes(), needs: 'Warehouse.Scan' },
  ] as const;
  return links
    .filter(({ href, needs }) => href !== here && may(needs))
    .map(({ label, href }) => ({ label, href, seldom: true }));
}
