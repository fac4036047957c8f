import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const financePermissions: readonly PermissionDefinition[] = [
  {
    name: 'Finance.View',
    displayName: 'See finance',
    description: 'See invoices, payments and statements.',
    forCustomers: true,
  },
  staff('Finance.Create', 'Make invoices', 'Make invoices from bookings, and ad hoc invoices.'),
  staff('Finance.Edit', 'Edit invoices', 'Add notes to invoices.'),
  staff('Finance.Delete', 'Void invoices', 'Void invoices that nobody has paid.'),
  staff('Finance.Payment', 'Record payments', 'Record payments and allocate them to invoices.'),
  {
    name: 'Finance.Remittance',
    displayName: 'Advise payments',
    description: 'Announce which invoices a payment is for, and take an announcement back.',
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
    description: 'Ask for credit on an invoice, and withdraw what nobody has decided on.',
    forCustomers: true,
  },
  staff('Finance.Fees', 'Set fees', 'Say which fees a billing run adds, and who pays what.'),
  staff('Finance.Credit', 'Decide on credit', 'Approve or reject credit notes and settle them.'),
];
