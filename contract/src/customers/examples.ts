import type { z } from 'zod';
import type { CustomerToSave, FrequentAddressToSave, ProductToSave } from './customers/inputs.ts';

type Customer = z.input<typeof CustomerToSave>;
type Address = z.input<typeof FrequentAddressToSave>;
type Product = z.input<typeof ProductToSave>;

/** Returns a complete customer to save. */
export const aCustomer = (differences: Partial<Customer> = {}): Customer => ({
  companyName: 'Quill & Sons',
  contactName: 'Ruth Quill',
  email: 'accounts@quill.example',
  contact: '02 5550 4411',
  address: { addressLine1: '9 King Street', suburb: 'Newtown', postCode: '2042' },
  abn: '51 824 753 556',
  creditLimit: 1_000,
  ...differences,
});

/** Returns a complete address to save. */
export const anAddress = (differences: Partial<Address> = {}): Address => ({
  nickname: 'Shop',
  companyName: 'Petrov Homewares',
  contactName: 'Ana Petrov',
  addressLine1: '220 Swan Street',
  suburb: 'Richmond',
  postCode: '3121',
  ...differences,
});

/** Returns a complete product to save. */
export const aProduct = (differences: Partial<Product> = {}): Product => ({
  packageType: 'Carton',
  productCode: 'CRATE-1',
  name: 'Crate of glasses',
  length: { value: 40, unit: 'cm' },
  width: { value: 30, unit: 'cm' },
  height: { value: 25, unit: 'cm' },
  weight: { value: 12.5, unit: 'kg' },
  ...differences,
});
