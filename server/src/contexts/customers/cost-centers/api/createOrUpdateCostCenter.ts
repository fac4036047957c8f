import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { costCenterFields } from '../../address-book/domain/book.ts';
import { lockOwner } from '../../customers/owner.ts';
import * as costCenters from '../sql.ts';
import { refuseDuplicate } from '../../customers/unique-violation.ts';

export const createOrUpdateCostCenter = handle(
  contract.createOrUpdateCostCenter,
  async ({ input, actor, db, now }) => {
    const { id } = input.costCenter;
    const customerId = await lockOwner(db, {
      actor,
      input,
      id,
      find: (known) => costCenters.costCenter(db, known),
      missing: customersProblems.CostCenterNotFound,
    });
    const fields = costCenterFields(input.costCenter);
    if (fields.is_default) await costCenters.clearDefaultCostCenter(db, customerId);
    const saved = await refuseDuplicate(
      typeof id === 'number'
        ? costCenters.saveCostCenter(db, id, fields)
        : costCenters.addCostCenter(db, { ...fields, customer_id: customerId }, now),
      { cost_center_by_code: [customersProblems.CostCenterCodeTaken, 'costCenter.code'] },
    );
    publish(db, 'customer.bookChanged', { id: customerId, customerId });
    return saved;
  },
);
