import type { DemoPerson } from '#contexts/identity/seed.ts';

/** The password of all demo users. */
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
  /** Users of customers; `company` is the customer's name. */
  readonly customerPeople: readonly CustomerPerson[];
};

export type CustomerPerson = DemoPerson & { readonly does: string; readonly company: string };

type Named = Pick<DemoPerson, 'name' | 'surname' | 'role'>;

/** Returns a user whose user name is the first name, with an address at `host`. */
const person = (
  named: Named & { readonly does: string },
  host: string,
): DemoPerson & { readonly does: string } => {
  const userName = named.name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
  return { ...named, userName, email: `${userName}@${host}.example` };
};

const customerPerson = (
  { company, ...named }: Named & { readonly company: string },
  host: string,
): CustomerPerson => {
  const isAdmin = named.role === 'CustomerAdmin';
  const does = isAdmin ? `runs the customer ${company}` : `works for ${company}`;
  return { ...person({ ...named, does }, host), company };
};

/** Two tenants with named users in every role. */
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
      person({ name: 'Ada', surname: 'Osei', role: 'Admin', does: 'administers' }, 'acme'),
      person({ name: 'Kim', surname: 'Tran', role: 'Dispatcher', does: 'dispatches' }, 'acme'),
      person({ name: 'Lena', surname: 'Novák', role: 'Finance', does: 'invoices' }, 'acme'),
      person({ name: 'Ravi', surname: 'Patel', role: 'Driver', does: 'drives' }, 'acme'),
      person({ name: 'Wes', surname: 'Field', role: 'Warehouse', does: 'runs the depot' }, 'acme'),
      person(
        { name: 'Cleo', surname: 'Marsh', role: 'CustomerService', does: 'answers customers' },
        'acme',
      ),
    ],
    customerPeople: [
      customerPerson(
        { name: 'Oto', surname: 'Berg', role: 'CustomerAdmin', company: 'Cedar & Co' },
        'cedar',
      ),
      customerPerson(
        { name: 'Mia', surname: 'Castellano', role: 'CustomerUser', company: 'Cedar & Co' },
        'cedar',
      ),
      customerPerson(
        { name: 'Hana', surname: 'Mori', role: 'CustomerAdmin', company: 'Harbour Homewares' },
        'harbour',
      ),
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
      person({ name: 'Bea', surname: 'Frost', role: 'Admin', does: 'administers' }, 'borealis'),
      person(
        { name: 'Nils', surname: 'Åkesson', role: 'Dispatcher', does: 'dispatches' },
        'borealis',
      ),
      person({ name: 'Ines', surname: 'Duarte', role: 'Finance', does: 'invoices' }, 'borealis'),
      person({ name: 'Tomasz', surname: 'Wiśniewski', role: 'Driver', does: 'drives' }, 'borealis'),
    ],
    customerPeople: [
      customerPerson(
        { name: 'Juno', surname: 'Reid', role: 'CustomerAdmin', company: 'Salamanca Cheese' },
        'salamanca',
      ),
    ],
  },
];
