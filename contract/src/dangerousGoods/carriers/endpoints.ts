import { z } from 'zod';
import { carriersProblems } from '../../carriers/problems.ts';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { DangerousGoodsCarrier, HazardClass } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getDangerousGoodsCarriers = endpoint({
  path: '/api/booking/DangerousGoodsCarrier/GetDangerousGoodsCarriers',
  access: 'Customer.Edit',
  summary:
    'Returns the classes of dangerous goods that each carrier account accepts, in general or ' +
    'from a customer.',
  input: z.object({ customerId: idOf('customer').optional() }),
  output: itemsOf(DangerousGoodsCarrier),
  problems: [customersProblems.CustomerNotFound],
  rowsAreEdited: true,
});

export const saveDangerousGoodsCarrier = endpoint({
  method: 'POST',
  path: '/api/booking/DangerousGoodsCarrier/SaveDangerousGoodsCarrier',
  access: 'Customer.Edit',
  summary:
    'Sets the classes of dangerous goods that a carrier account accepts, in general or from a ' +
    'customer. For a customer, null resets to the general classes.',
  input: z.object({
    carrierAccountId: idOf('carrierAccount'),
    customerId: idOf('customer').optional(),
    classes: z.array(HazardClass).nullable(),
    ...revision,
  }),
  output: z.null(),
  problems: [customersProblems.CustomerNotFound, carriersProblems.CarrierAccountNotFound],
  replaces: {
    read: getDangerousGoodsCarriers,
    argsOf: ({ customerId }) => ({ customerId }),
    which: ({ carrierAccountId }) => ({ carrierAccountId }),
  },
});
