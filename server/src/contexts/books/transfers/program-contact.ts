import type { BooksContact } from '@waybill/adapters/accounting';
import type { SupplierOfRcti } from './sql/rctis.ts';

type Customer = {
  readonly code: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly telephone: string | null;
  readonly abn: string | null;
  readonly address: {
    readonly addressLine1: string | null;
    readonly addressLine2: string | null;
    readonly suburb: string | null;
    readonly postCode: string | null;
    readonly stateCode: string | null;
    readonly countryCode: string;
  };
};

export const customerContact = (customer: Customer, taxKey: string): BooksContact => ({
  kind: 'Customer',
  code: customer.code,
  name: customer.displayName,
  email: customer.email ?? '',
  telephone: customer.telephone ?? '',
  abn: customer.abn ?? '',
  addressLine1: customer.address.addressLine1 ?? '',
  addressLine2: customer.address.addressLine2 ?? '',
  suburb: customer.address.suburb ?? '',
  stateCode: customer.address.stateCode ?? '',
  postCode: customer.address.postCode ?? '',
  countryCode: customer.address.countryCode,
  taxKey,
});

export const supplierContact = (supplier: SupplierOfRcti, taxKey: string): BooksContact => ({
  kind: 'Supplier',
  code: supplier.abn,
  name: supplier.name,
  email: supplier.email,
  telephone: supplier.phone,
  abn: supplier.abn,
  addressLine1: supplier.lines[0] ?? '',
  addressLine2: supplier.lines.slice(1).join(', '),
  suburb: '',
  stateCode: '',
  postCode: '',
  countryCode: 'AU',
  taxKey,
});
