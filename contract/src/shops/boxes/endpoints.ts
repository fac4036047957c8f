import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { boxTypes } from '../lifecycle.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { Box, BoxToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const byId = z.object({ id: idOf('box') });

export const getBoxes = endpoint({
  path: '/api/order/box/getboxes',
  access: 'optional',
  summary: 'Returns the boxes of a shop, or of all shops.',
  input: z.object({ shopId: idOf('shop').optional(), ...listInput }),
  output: pageOf(Box),
  rowsAreEdited: true,
});

export const getBoxForEdit = endpoint({
  path: '/api/order/box/getboxforedit',
  access: 'optional',
  summary: 'Returns one box.',
  input: byId,
  output: z.object({ box: Box }),
  problems: [refusals.BoxNotFound],
});

export const getBoxTypes = endpoint({
  path: '/api/order/box/getboxtypes',
  access: 'optional',
  summary: 'Returns the types of boxes.',
  output: itemsOf(z.enum(boxTypes)),
});

export const createOrUpdateBox = endpoint({
  method: 'POST',
  path: '/api/order/box/createorupdatebox',
  access: 'Customer.Company',
  summary: "Creates or updates a box of a shop; the shop's open orders are packed again.",
  input: z.object({ box: BoxToSave, ...revision }),
  output: byId,
  problems: [refusals.ShopNotFound, refusals.BoxNotFound],
  replaces: {
    read: getBoxForEdit,
    argsOf: ({ box: { id } }) => (id ? { id } : null),
  },
});

export const deleteBox = endpoint({
  method: 'DELETE',
  path: '/api/order/box/deletebox',
  access: 'Customer.Company',
  summary: "Deletes a box; the shop's open orders are packed again.",
  input: byId,
  output: z.null(),
  problems: [refusals.BoxNotFound],
});
