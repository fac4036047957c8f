import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';
import { ordersAtOnceMax } from '../lifecycle.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { OrderRule } from './shapes.ts';

const access = 'Customer.Company';

export const getOrderRules = endpoint({
  path: '/api/order/rule/getOrderRules',
  access,
  summary: 'Returns the rules of a shop in the order in which they are applied.',
  input: z.object({ shopId: idOf('shop') }),
  output: z.object({ shopId: idOf('shop'), rules: z.array(OrderRule), ...revision }),
  problems: [refusals.ShopNotFound],
});

export const saveOrderRules = endpoint({
  method: 'POST',
  path: '/api/order/rule/saveOrderRules',
  access,
  summary: 'Replaces the rules of a shop, and runs them for its open orders.',
  input: z.object({ shopId: idOf('shop'), rules: z.array(OrderRule).max(100), ...revision }),
  output: z.null(),
  problems: [refusals.ShopNotFound],
  replaces: {
    read: getOrderRules,
    argsOf: ({ shopId }) => ({ shopId }),
  },
});

export const runOrderRules = endpoint({
  method: 'POST',
  path: '/api/order/rule/runOrderRules',
  access,
  summary: 'Checks and packs open orders again, with the rules of their shops.',
  input: z.object({
    orderIds: z.array(idOf('shopOrder')).min(1, 'Please choose an order').max(ordersAtOnceMax),
  }),
  output: z.object({ checked: z.number().int() }),
  problems: [refusals.OrderNotFound],
});
