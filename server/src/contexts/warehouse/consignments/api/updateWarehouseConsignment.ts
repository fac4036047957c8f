import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { lockConsignment, setAddresses } from '../sql.ts';

/** Addresses can be changed until the first item is dispatched (decisions W-06). */
export const updateWarehouseConsignment = handle(
  contract.updateWarehouseConsignment,
  async ({ input, db }) => {
    const { id, fromAddress, toAddress } = input.consignment;
    const { WarehouseConsignmentNotFound, ConsignmentDispatched } = warehouseProblems;
    const row = found(await lockConsignment(db, id), WarehouseConsignmentNotFound);
    if (row.dispatched > 0) throw new Problem(ConsignmentDispatched);
    await setAddresses(db, id, { from: fromAddress, to: toAddress });
    publish(db, 'warehouse.consignmentSaved', { id, customerId: row.customer_id });
    return { id };
  },
);
