import type {
  deleteCostCenter,
  deleteFrequentAddress,
  deleteProduct,
  deleteReference,
} from '@waybill/contract/customers/endpoints';
import { found, type ProblemDefinition } from '@waybill/contract/problem';
import { type Handler, handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';

type TakingOff =
  | typeof deleteCostCenter
  | typeof deleteFrequentAddress
  | typeof deleteProduct
  | typeof deleteReference;
type Removed = { readonly customer_id: number };

/** Removes a record of a customer by id, and publishes the change. */
export const takeOff = (
  endpoint: TakingOff,
  remove: (db: TenantDb, id: number) => Promise<Removed | undefined>,
  missing: ProblemDefinition,
): Handler =>
  handle(endpoint, async ({ input, db }) => {
    const removed = found(await remove(db, input.id), missing, input);
    publish(db, 'customer.bookChanged', {
      id: removed.customer_id,
      customerId: removed.customer_id,
    });
    return null;
  });
