import type { AccountStatus, CustomerType } from '@waybill/contract/customers/customers/choices';

export type Company = {
  readonly company: string;
  readonly contact: string;
  readonly type?: CustomerType;
  readonly status?: AccountStatus;
  readonly business?: string;
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly street: string;
  /** Dollars; absent means no limit. */
  readonly creditLimit?: number;
  readonly canSendDG?: boolean;
  readonly note?: string;
};

/** The long name with accents that every screen and PDF must handle. */
export const longName =
  'Příliš Žluťoučký Kůň Import-Export GmbH & Co. KG, Zweigniederlassung Sydney-Alexandria';

/** Named customers of Acme, in the order of their codes from CUS00001. */
export const acmeCompanies: readonly Company[] = [
  {
    company: 'Cedar & Co',
    contact: 'Oto Berg',
    street: '14 Bourke Road',
    suburb: 'Alexandria',
    postCode: '2015',
    stateCode: 'NSW',
    creditLimit: 25_000,
    note: 'Dock closes at 16:00 sharp. Ask for Mia when Oto is away.',
  },
  {
    company: longName,
    contact: 'Žofie Němcová',
    street: '220 Botany Road',
    suburb: 'Alexandria',
    postCode: '2015',
    stateCode: 'NSW',
    creditLimit: 10_000,
  },
  {
    company: 'Harbour Homewares',
    contact: 'Hana Mori',
    street: '8 Lime Street',
    suburb: 'Mascot',
    postCode: '2020',
    stateCode: 'NSW',
    creditLimit: 50_000,
    note: 'Five thousand shops: search the address book, do not scroll.',
  },
  {
    company: 'Foundry Lane Coffee',
    contact: 'Gus Whitlam',
    status: 'OnHold',
    street: '3 Foundry Lane',
    suburb: 'Newtown',
    postCode: '2042',
    stateCode: 'NSW',
    creditLimit: 2_000,
    note: 'On hold since two invoices are overdue. May view and pay.',
  },
  {
    company: 'Tall Ship Furniture',
    contact: 'Bruno Keel',
    street: '91 Parramatta Road',
    suburb: 'Parramatta',
    postCode: '2150',
    stateCode: 'NSW',
    creditLimit: 10,
    note: 'Asked for a higher limit; the one they have is used up.',
  },
  {
    company: 'Northwind Medical',
    contact: 'Dr Ines Falk',
    street: '40 Grattan Street',
    suburb: 'Carlton',
    postCode: '3053',
    stateCode: 'VIC',
    creditLimit: 15_000,
    canSendDG: true,
    note: 'Every booking needs a cost center and a purchase order.',
  },
  {
    company: 'Nell Ashworth Ceramics',
    contact: 'Nell Ashworth',
    type: 'PayAsYouGo',
    business: 'SoleTrader',
    street: '5/12 Wickham Terrace',
    suburb: 'Fortitude Valley',
    postCode: '4006',
    stateCode: 'QLD',
  },
  {
    company: 'Blue Gum Books',
    contact: 'Tilly Ngata',
    type: 'PrePaid',
    street: '77 Rundle Street',
    suburb: 'Adelaide',
    postCode: '5000',
    stateCode: 'SA',
  },
  {
    company: 'Counter sales',
    contact: 'Front counter',
    type: 'Guest',
    street: '14 Kiln Street',
    suburb: 'Alexandria',
    postCode: '2015',
    stateCode: 'NSW',
  },
  {
    company: 'Old Mill Bakery',
    contact: 'Petra Lang',
    status: 'Closed',
    street: '2 Mill Lane',
    suburb: 'Fremantle',
    postCode: '6160',
    stateCode: 'WA',
  },
  {
    company: 'Paperbark Print',
    contact: 'Sol Whitby',
    status: 'Pending',
    street: '19 Smith Street',
    suburb: 'Collingwood',
    postCode: '3066',
    stateCode: 'VIC',
    creditLimit: 5_000,
  },
];

export const borealisCompanies: readonly Company[] = [
  {
    company: 'Salamanca Cheese',
    contact: 'Juno Reid',
    street: '51 Salamanca Place',
    suburb: 'Hobart',
    postCode: '7000',
    stateCode: 'TAS',
    creditLimit: 5_000,
  },
  {
    company: 'Derwent Timber',
    contact: 'Finn Larkin',
    street: '6 Risdon Road',
    suburb: 'Hobart',
    postCode: '7000',
    stateCode: 'TAS',
    creditLimit: 20_000,
  },
  {
    company: 'Cataract Outdoor',
    contact: 'Wren Tully',
    type: 'PayAsYouGo',
    street: '120 Charles Street',
    suburb: 'Launceston',
    postCode: '7250',
    stateCode: 'TAS',
  },
  {
    company: 'Bruny Oysters',
    contact: 'Ode Marr',
    type: 'PrePaid',
    street: '1 Ferry Road',
    suburb: 'Hobart',
    postCode: '7000',
    stateCode: 'TAS',
  },
];
