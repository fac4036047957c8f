import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const financePermissions: readonly PermissionDefinition[] = [
  {
    name: 'Finance.View',
    displayName: 'View finance',
    description: 'View invoices, payments and statements.',
    forCustomers: true,
  },
  staff('Finance.Create', 'Create invoices', 'Create invoices from bookings, and ad hoc invoices.'),
  staff('Finance.Edit', 'Edit invoices', 'Add notes to invoices.'),
  staff('Finance.Delete', 'Void invoices', 'Void unpaid invoices.'),
  staff('Finance.Payment', 'Record payments', 'Record payments and allocate them to invoices.'),
  {
    name: 'Finance.Remittance',
    displayName: 'Manage remittance advices',
    description: 'Announce which invoices a payment is for, and cancel remittance advices.',
    forCustomers: true,
  },
  {
    name: 'Finance.CardPayment',
    displayName: 'Pay by card',
    description: 'Pay invoices by card.',
    forCustomers: true,
  },
  {
    name: 'Finance.CreditRequest',
    displayName: 'Request credit',
    description: 'Request credit on an invoice, and withdraw requests that have not been decided.',
    forCustomers: true,
  },
  staff(
    'Finance.Contractors',
    'Manage RCTIs',
    'Create, send and pay recipient created tax invoices of contractors.',
  ),
  staff('Finance.Approve', 'Reopen charges', 'Reopen closed charges of jobs.'),
  staff(
    'Finance.Fees',
    'Manage fees',
    'Set which fees billing runs add, and which customers pay them.',
  ),
  staff(
    'Finance.Credit',
    'Decide on credit notes',
    'Approve or reject credit notes and settle them.',
  ),
];
