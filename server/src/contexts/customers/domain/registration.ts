import type { CustomerAsked } from '@waybill/contract/customers/inputs';
import type { Registration } from '@waybill/contract/customers/registration';
import type { ValidationError } from '@waybill/contract/problem';
import { customerFaults } from './customer-to-save.ts';
import { given } from './given.ts';

/** A customer as somebody registers it: pay as you go (decisions C-01). */
export const customerOf = (asked: Registration): CustomerAsked => ({
  type: 'PayAsYouGo',
  businessType:
    asked.businessType ?? (given(asked.companyName) === null ? 'Individual' : 'Company'),
  companyName: asked.companyName,
  contactName: asked.contactName,
  email: asked.email,
  contact: asked.telephone,
  abn: asked.abn,
  address: asked.address,
  customerSource: 'Registered online',
});

/** What is wrong with a registration, by its own fields. */
export const registrationFaults = (asked: Registration): readonly ValidationError[] =>
  customerFaults(customerOf(asked)).map(({ message, members }) => ({
    message,
    members: members.map((member) => member.replace(/^customer\./, '')),
  }));
