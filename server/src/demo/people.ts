import type { DemoPerson } from '#contexts/identity/seed.ts';

/** The password of everybody in the demo data. */
export const demoPassword = 'waybill-demo';

/** The time of the demo data in tests: a Wednesday morning in Sydney. */
export const demoNow = new Date('2026-11-17T22:30:00.000Z');

export type DemoTenant = {
  readonly key: 'acme' | 'borealis';
  readonly name: string;
  readonly hosts: readonly string[];
  readonly legalName: string;
  readonly address: string;
  readonly abn: string;
  readonly timezone: string;
  readonly people: readonly (DemoPerson & { readonly does: string })[];
  /** People who work for customers; `company` is the customer's name. */
  readonly customerPeople: readonly CustomerPerson[];
};

export type CustomerPerson = DemoPerson & { readonly does: string; readonly company: string };

const person = (
  name: string,
  surname: string,
  role: string,
  does: string,
  host: string,
): DemoPerson & { readonly does: string } => {
  const userName = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  return { name, surname, userName, email: `${userName}@${host}.example`, role, does };
};

const customerPerson = (
  name: string,
  surname: string,
  role: string,
  company: string,
  host: string,
): CustomerPerson => {
  const does = role === 'CustomerAdmin' ? `runs the customer ${company}` : `works for ${company}`;
  return { ...person(name, surname, role, does, host), company };
};

/** Two tenants with named people in every role. */
export const demoTenants: readonly DemoTenant[] = [
  {
    key: 'acme',
    name: 'Acme Freight',
    hosts: ['acme.localhost'],
    legalName: 'Acme Freight Pty Ltd',
    address: '14 Kiln Street, Alexandria NSW 2015',
    abn: '51 824 753 556',
    timezone: 'Australia/Sydney',
    people: [
      person('Ada', 'Osei', 'Admin', 'administers', 'acme'),
      person('Kim', 'Tran', 'Dispatcher', 'dispatches', 'acme'),
      person('Lena', 'Novák', 'Finance', 'invoices', 'acme'),
      person('Ravi', 'Patel', 'Driver', 'drives', 'acme'),
      person('Wes', 'Field', 'Warehouse', 'runs the depot', 'acme'),
      person('Cleo', 'Marsh', 'CustomerService', 'answers customers', 'acme'),
    ],
    customerPeople: [
      customerPerson('Oto', 'Berg', 'CustomerAdmin', 'Cedar & Co', 'cedar'),
      customerPerson('Mia', 'Castellano', 'CustomerUser', 'Cedar & Co', 'cedar'),
      customerPerson('Hana', 'Mori', 'CustomerAdmin', 'Harbour Homewares', 'harbour'),
    ],
  },
  {
    key: 'borealis',
    name: 'Borealis Couriers',
    hosts: ['borealis.localhost'],
    legalName: 'Borealis Couriers Pty Ltd',
    address: '3 Salamanca Place, Hobart TAS 7000',
    abn: '33 102 417 032',
    timezone: 'Australia/Hobart',
    people: [
      person('Bea', 'Frost', 'Admin', 'administers', 'borealis'),
      person('Nils', 'Åkesson', 'Dispatcher', 'dispatches', 'borealis'),
      person('Ines', 'Duarte', 'Finance', 'invoices', 'borealis'),
      person('Tomasz', 'Wiśniewski', 'Driver', 'drives', 'borealis'),
    ],
    customerPeople: [
      customerPerson('Juno', 'Reid', 'CustomerAdmin', 'Salamanca Cheese', 'salamanca'),
    ],
  },
];
