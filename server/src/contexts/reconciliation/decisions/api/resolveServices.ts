import { handle } from '#platform/context.ts';
import { notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { resolveLines } from '../decisions.ts';

export const resolveServices = handle(
  contract.resolveServices,
  async ({ input, actor, db, now }) => {
    const { serviceIds, allOf, resolution } = input;
    if (serviceIds.length === 0 && allOf === undefined) {
      throw notValidField('serviceIds', 'Name the lines, or a reason');
    }
    const note = input.note === '' ? null : input.note;
    const query = { serviceIds, allOf, resolution, note };
    return { resolved: await resolveLines(db, query, { name: actor.name, now }) };
  },
);
