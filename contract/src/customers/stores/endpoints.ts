import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { StoreSettingToSave } from '../customers/inputs.ts';
import { customersProblems as refusals } from '../problems.ts';
import { ECommerceStoreSetting } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

// A customer's web shops

const storeRefusals = [
  refusals.CustomerNotFound,
  refusals.StoreSettingNotFound,
  refusals.StoreKeyTaken,
];

export const getECommerceStoreSettings = endpoint({
  path: '/api/customer/customersettings/getecommercestoresettings',
  aliases: ['/api/customer/customersetting/getecommercestoresettings'],
  access: 'Customer.Company',
  summary: "Returns the callback settings of a customer's shops, or of one by its key.",
  input: z.object({
    customerId: idOf('customer').optional(),
    storeKey: z.string().max(128).optional(),
  }),
  output: itemsOf(ECommerceStoreSetting),
  rowsAreEdited: true,
});

export const updateECommerceStoreSettings = endpoint({
  path: '/api/customer/customersettings/updateECommerceStoreSettings',
  aliases: ['/api/customer/customersetting/updateECommerceStoreSettings'],
  access: 'Customer.Company',
  summary: 'Creates or updates a shop, sent as JSON in the query (decisions X-33).',
  input: z.object({
    customerId: idOf('customer').optional(),
    ecommerceSettings: z.string().max(20_000),
  }),
  output: z.object({ id: Id }),
  problems: storeRefusals,
  reads: false,
});

/** The same endpoint with the method that browsers should use. */
export const saveECommerceStoreSettings = endpoint({
  method: 'PUT',
  path: '/api/customer/customersettings/updateECommerceStoreSettings',
  aliases: ['/api/customer/customersetting/updateECommerceStoreSettings'],
  access: 'Customer.Company',
  summary: 'Creates or updates a shop.',
  input: z.object({
    customerId: idOf('customer').optional(),
    ecommerceSettings: StoreSettingToSave,
    ...revision,
  }),
  output: z.object({ id: Id }),
  problems: storeRefusals,
  replaces: {
    read: getECommerceStoreSettings,
    argsOf: ({ customerId, ecommerceSettings: { id } }) => (id ? { customerId } : null),
    which: ({ ecommerceSettings: { id } }) => ({ id }),
  },
});
