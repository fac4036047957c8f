import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { handle } from '#platform/context.ts';
import { costCenterFields } from '../domain/book.ts';
import { lockOwner } from '../owner.ts';
import * as costCenters from '../sql/cost-centers.ts';
import { refuseDuplicate } from '../unique-violation.ts';
import { publishEvent } from '../publish-events.ts';

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
        : costCenters.addCostCenter(db, customerId, fields, now),
      { cost_center_by_code: [customersProblems.CostCenterCodeTaken, 'costCenter.code'] },
    );
    publishEvent(db, 'customer.bookChanged', customerId);
    return saved;
  },
);
