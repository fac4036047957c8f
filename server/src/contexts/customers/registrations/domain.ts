import type { CustomerInput } from '@waybill/contract/customers/customers/inputs';
import type { Registration } from '@waybill/contract/customers/registrations/shapes';
import type { Complaint } from '@waybill/contract/problem';
import { customerFaults } from '../customers/domain/customer-to-save.ts';
import { inputValue } from '../customers/domain/inputs.ts';

/** Returns a customer from a registration: pay as you go (decisions C-01). */
export const customerOf = (query: Registration): CustomerInput => ({
  type: 'PayAsYouGo',
  businessType:
    query.businessType ?? (inputValue(query.companyName) === null ? 'Individual' : 'Company'),
  companyName: query.companyName,
  contactName: query.contactName,
  email: query.email,
  contact: query.telephone,
  abn: query.abn,
  address: query.address,
  customerSource: 'Registered online',
});

/** Returns the faults of a registration, by its own fields. */
export const registrationFaults = (query: Registration): readonly Complaint[] =>
  customerFaults(customerOf(query)).map(({ message, members }) => ({
    message,
    members: members.map((member) => member.replace(/^customer\./, '')),
  }));
