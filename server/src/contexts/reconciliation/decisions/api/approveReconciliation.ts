import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { fromDecimal } from '@waybill/kernel/money';
import { approveLines } from '../decisions.ts';

export const approveReconciliation = handle(
  contract.approveReconciliation,
  async ({ input, actor, db, now }) => {
    const services = input.approvedBookings.flatMap(({ id, approvedServices }, booking) =>
      approvedServices.map((service, at) => ({
        id: service.id,
        consignmentNo: id,
        amount:
          typeof service.approvedAmount === 'number' ? fromDecimal(service.approvedAmount) : null,
        override: service.override,
        note: service.note ?? null,
        path: `approvedBookings[${booking}].approvedServices[${at}]`,
      })),
    );
    const approvals = { id: input.id, services, allMatched: input.allMatched };
    await approveLines(db, approvals, { name: actor.name, now });
    return null;
  },
);
