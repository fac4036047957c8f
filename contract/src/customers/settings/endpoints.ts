import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { customersProblems as refusals } from '../problems.ts';
import { CustomerSettings } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

const ofCustomer = { customerId: idOf('customer').optional() };

const nothing = z.null();

export const getAllSettings = endpoint({
  path: '/api/customer/customersettings/getallsettings',
  aliases: ['/api/customer/customersetting/getallsettings'],
  access: 'Customer.View',
  summary: "Returns the required fields and defaults of a customer's bookings.",
  input: z.object(ofCustomer),
  output: CustomerSettings,
  problems: [refusals.CustomerNotFound],
});

export const updateAllSettings = endpoint({
  method: 'PUT',
  path: '/api/customer/customersettings/updateallsettings',
  aliases: ['/api/customer/customersetting/updateallsettings'],
  access: 'Customer.Company',
  summary: "Updates the required fields and defaults of a customer's bookings.",
  input: z.object({ ...ofCustomer, ...CustomerSettings.shape, ...revision }),
  output: nothing,
  problems: [refusals.CustomerNotFound],
  replaces: {
    read: getAllSettings,
    argsOf: ({ customerId }) => ({ customerId }),
  },
});
