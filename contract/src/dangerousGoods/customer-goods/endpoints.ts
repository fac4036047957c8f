import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { CustomerDangerousGoods, CustomerDangerousGoodsToSave } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';
import { revision } from '../../revision.ts';

export const getCustomerDangerousGoods = endpoint({
  path: '/api/booking/CustomerDangerousGoods/GetCustomerDangerousGoods',
  access: 'Customer.View',
  summary: 'Returns the dangerous goods that a customer may send; an empty list means all.',
  input: z.object({ customerId: idOf('customer'), ...listInput }),
  output: pageOf(CustomerDangerousGoods).extend(revision),
});
export const createOrUpdateCustomerDangerousGoods = endpoint({
  method: 'POST',
  path: '/api/booking/CustomerDangerousGoods/CreateOrUpdateCustomerDangerousGoods',
  access: 'Customer.Edit',
  summary: 'Replaces the dangerous goods that a customer may send; an empty list allows all.',
  input: z.object({
    customerId: idOf('customer'),
    dangerousGoods: z.array(CustomerDangerousGoodsToSave).max(500),
    ...revision,
  }),
  output: z.null(),
  problems: [customersProblems.CustomerNotFound],
  replaces: {
    read: getCustomerDangerousGoods,
    argsOf: ({ customerId }) => ({ customerId, maxResultCount: 1000 }),
  },
});
