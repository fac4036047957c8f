import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { CostCenterToSave } from '../customers/inputs.ts';
import { customersProblems as refusals } from '../problems.ts';
import { CostCenter } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const customerList = z.object({ ...ofCustomer, ...listInput });

const byId = z.object({ id: idOf('costCenter') });

const saved = z.object({ id: Id });

const nothing = z.null();

export const getCostCenters = endpoint({
  path: '/api/customer/customercostcenter/getcostcenters',
  access: 'Customer.View',
  summary: "Returns a customer's cost centers.",
  input: customerList,
  output: pageOf(CostCenter),
  rowsAreEdited: true,
});

export const getCostCenterForEdit = endpoint({
  path: '/api/customer/customercostcenter/getcostcenterforedit',
  access: 'Customer.View',
  summary: 'Returns one cost center.',
  input: byId,
  output: CostCenter,
  problems: [refusals.CostCenterNotFound],
});

export const createOrUpdateCostCenter = endpoint({
  method: 'POST',
  path: '/api/customer/customercostcenter/createorupdatecostcenter',
  access: 'Customer.Company',
  summary: 'Creates or updates a cost center.',
  input: z.object({ ...ofCustomer, costCenter: CostCenterToSave, ...revision }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.CostCenterNotFound, refusals.CostCenterCodeTaken],
  replaces: {
    read: getCostCenterForEdit,
    argsOf: ({ costCenter: { id } }) => (id ? { id } : null),
  },
});

export const deleteCostCenter = endpoint({
  method: 'DELETE',
  path: '/api/customer/customercostcenter/deletecostcenter',
  access: 'Customer.Company',
  summary: 'Deletes a cost center.',
  input: byId,
  output: nothing,
  problems: [refusals.CostCenterNotFound],
});
