import type { EntityType } from '@waybill/contract/messaging/choices';
import type { EntityTag } from '@waybill/contract/messaging/shapes';
import type { Permission } from '@waybill/contract/permission';
import { paths } from '#paths';

type Place = { readonly at: (id: string) => string; readonly needs: Permission };

const places: Readonly<Record<EntityType, Place>> = {
  Booking: { at: paths.booking, needs: 'Booking.View' },
  Customer: { at: (id) => paths.customer(id), needs: 'Customer.View' },
  Job: { at: paths.job, needs: 'Job.View' },
  Invoice: { at: paths.invoice, needs: 'Finance.View' },
  Driver: { at: paths.driver, needs: 'Driver.View' },
};

const placeOf = ({ entitytype }: EntityTag): Place | undefined =>
  (places as Readonly<Record<string, Place>>)[entitytype];

/** The page of a record that is talked about. */
export const hrefOfRecord = (tag: EntityTag): string | undefined => placeOf(tag)?.at(tag.entityid);

/** What one must hold to follow the link to a record. */
export const rightToRecord = (tag: EntityTag): Permission | undefined => placeOf(tag)?.needs;
