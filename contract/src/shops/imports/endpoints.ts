import { z } from 'zod';
import { MessageShape } from '../../sentence-shape.ts';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Id } from '../../shared/fields.ts';
import { recordsProblems } from '../../records/problems.ts';
import { shopsProblems as refusals } from '../problems.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

/** The progress of an import (decisions O-05). */
export const ImportStatus = entity(
  'ImportStatus',
  z.object({
    id: Id,
    ordersCreated: z.number().int(),
    ordersFailed: z.number().int(),
    isCompleted: z.boolean(),
    importToken: Guid,
    /** Orders that had been imported before. */
    ordersSkipped: z.number().int(),
    /** Why orders of a shop could not be read, and which orders failed. */
    messages: z.array(z.string()),
    /** The messages in translatable form, here and in other contexts. */
    sentences: z.array(MessageShape),
  }),
);
export type ImportStatus = z.output<typeof ImportStatus>;

export const importOrder = endpoint({
  method: 'POST',
  path: '/api/order/order/importOrder',
  access: 'Customer.Company',
  summary:
    'Imports new orders of shops in the background; poll the progress with the returned token.',
  input: z.object({
    /** Ignored for a customer's own users. */
    customerId: idOf('customer').optional(),
    /** Empty for all active shops of the customer. */
    shops: z.array(idOf('shop')).max(100).default([]),
    /** The uploaded file of a CSV shop, which must then be the only shop. */
    fileId: guidOf('asset').optional(),
  }),
  output: z.object({ importToken: Guid }),
  problems: [refusals.ShopNotFound, recordsProblems.ImportFileNotFound],
});

export const getImportOrders = endpoint({
  path: '/api/order/order/getImportOrders',
  access: 'Customer.Company',
  summary: 'Returns the progress of an order import; its token is valid for 24 hours.',
  input: z.object({ importToken: guidOf('orderImport') }),
  output: ImportStatus,
  problems: [refusals.OrderImportNotFound],
});
