import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid, Id } from '../../shared/fields.ts';
import { customersProblems as refusals } from '../problems.ts';
import { RegisterSchema } from './shapes.ts';

export const createCustomerRegister = endpoint({
  method: 'POST',
  path: '/api/customer/customer/createCustomerRegister',
  access: 'optional',
  summary: 'Registers a customer and its first user, if the tenant allows registration.',
  input: RegisterSchema,
  output: z.object({ id: Id, customerGuid: Guid }),
  problems: [refusals.RegistrationClosed],
  perMinute: 10,
});
