import { addPeople } from '#contexts/identity/seed.ts';
import { australianLocalities } from '#contexts/lookups/seed.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { CustomerPerson } from '../../demo/people.ts';
import type { Seeding } from '../../demo/seed.ts';
import { abnOf } from './demo/abn.ts';
import { acmeCompanies, borealisCompanies, type Company } from './demo/companies.ts';
import { madeUpAddresses, madeUpCompanies } from './demo/made-up.ts';
import { customerFields } from './customers/domain/customer-to-save.ts';
import { addAddresses } from './address-book/sql.ts';
import { addCostCenter } from './cost-centers/sql.ts';
import { addCustomers, type NewCustomer } from './customers/sql/customer.ts';
import { addNote } from './customers/sql/notes.ts';
import { addProducts } from './products/sql.ts';
import { addReference } from './references/sql.ts';
import { saveSettings } from './settings/sql.ts';
import { addStore } from './stores/sql.ts';
import type { AddressFields, ProductFields } from './address-book/domain/book-rows.ts';

const day_ms = 86_400_000;
const addressCount = 5_000;
const withoutStory = 40;

/** Seeds the demo customers with their users, address books and products. */
export async function seedCustomers(seeding: Seeding): Promise<void> {
  const { db, tenant, now } = seeding;
  const places = australianLocalities();
  const companies =
    tenant.key === 'acme'
      ? [...acmeCompanies, ...madeUpCompanies(withoutStory, places)]
      : borealisCompanies;
  const codes = await nextNumbers(db, 'customer', companies.length);
  const rows = companies.map((company, i) =>
    newCustomer(company, { code: codes[i] ?? '', index: i }, now),
  );
  const added = new Map((await addCustomers(db, rows)).map(({ code, id }) => [code, id]));
  const ids = new Map(companies.map(({ company }, i) => [company, added.get(codes[i] ?? '') ?? 0]));
  for (const { company, note } of companies) {
    const customerId = idOf(ids, company);
    if (note !== undefined) await addNote(db, { customerId, comment: note, now });
  }
  await enrol(seeding, ids, tenant.customerPeople);
  if (tenant.key === 'acme') await seed(db, ids, now);
}

/** The code of a demo customer, and its index. */
type Numbered = { readonly code: string; readonly index: number };

function newCustomer(company: Company, { code, index }: Numbered, now: Date): NewCustomer {
  // Lists show the newest first; no customer is newer than a month.
  const since = new Date(now.getTime() - (30 + index * 9) * day_ms);
  const slug = company.company
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
    .slice(0, 20);
  return {
    ...customerFields({
      type: company.type,
      accountStatus: company.status,
      businessType: company.business === 'SoleTrader' ? 'SoleTrader' : 'Company',
      companyName: company.company,
      contactName: company.contact,
      email: `accounts@${slug}.example`,
      bookingEmail: `despatch@${slug}.example`,
      contact: `02 5550 ${String(1000 + index)}`,
      address: {
        addressLine1: company.street,
        suburb: company.suburb,
        postCode: company.postCode,
        stateCode: company.stateCode,
      },
      abn: abnOf(index + 1),
      creditLimit: company.creditLimit,
      canSendDG: company.canSendDG,
      openingTime: '08:00',
      closingTime: '17:00',
      openDaysOfWeek: [1, 2, 3, 4, 5],
      accountManager: 'Cleo Marsh',
      expectedNoOfBookings: 20 + (index % 5) * 10,
      expectedNoOfBookingsDuration: 'Month',
    }),
    code,
    registered_at: since,
    created_at: since,
  };
}

async function enrol(
  { db, passwordHash, now }: Seeding,
  ids: ReadonlyMap<string, number>,
  people: readonly CustomerPerson[],
): Promise<void> {
  const employed = people.map((p) => ({ ...p, customerId: idOf(ids, p.company) }));
  await addPeople(db, employed, { passwordHash, now });
}

/** Seeds address books, products, cost centers, references and settings of the named customers. */
async function seed(db: TenantDb, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const places = australianLocalities();
  const harbour = idOf(ids, 'Harbour Homewares');
  const harbourShops = madeUpAddresses(addressCount - 1, places, 'harbour.example');
  const harbourPlaces = [...ownPlace('Harbour Homewares'), ...harbourShops];
  await addAddresses(db, ofCustomer(harbour, harbourPlaces), now);
  const cedar = idOf(ids, 'Cedar & Co');
  const cedarShops = madeUpAddresses(24, places.slice(100), 'cedar.example');
  await addAddresses(db, ofCustomer(cedar, [...ownPlace('Cedar & Co'), ...cedarShops]), now);
  await addProducts(db, ofCustomer(cedar, cedarProducts), now);
  await addCostCenter(
    db,
    { ...aCostCenter('SYD', 'Sydney warehouse', true), customer_id: cedar },
    now,
  );
  await addCostCenter(
    db,
    { ...aCostCenter('MEL', 'Melbourne showroom', false), customer_id: cedar },
    now,
  );
  await addReference(db, { ...aReference('Order number', false), customer_id: cedar }, now);
  await saveSettings(db, cedar, { ...enabled, leave_by_default: true, notify_by_default: true });
  await addStore(db, { ...cedarShop, customer_id: cedar }, now);
  const northwind = idOf(ids, 'Northwind Medical');
  await addCostCenter(db, { ...aCostCenter('WARD', 'Wards', true), customer_id: northwind }, now);
  await addReference(db, { ...aReference('Purchase order', true), customer_id: northwind }, now);
  await saveSettings(db, northwind, {
    ...enabled,
    cost_center_required: true,
    reference_required: true,
  });
}

/** Adds the customer id to rows. */
const ofCustomer = <Row extends object>(customer_id: number, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, customer_id }));

const ownPlace = (name: string): readonly AddressFields[] =>
  acmeCompanies
    .filter(({ company }) => company === name)
    .map(({ company, contact, street, suburb, postCode, stateCode }) => ({
      type: 'Business',
      name: company,
      nickname: 'Despatch',
      company_name: company,
      contact_name: contact,
      email: null,
      telephone: null,
      special_instructions: null,
      address_line1: street,
      address_line2: null,
      address_line3: null,
      suburb,
      post_code: postCode,
      state: null,
      state_code: stateCode,
      country_code: 'AU',
      is_active: true,
      is_default: true,
    }));

const cedarShop = {
  store_type: 'Shopify',
  cart_name: 'Cedar online',
  store_key: 'cedar-co.example',
  is_active: true,
  store_params: { currency: 'AUD' },
};

const enabled = {
  cost_center_enabled: true,
  cost_center_required: false,
  reference_enabled: true,
  reference_required: false,
  leave_by_default: false,
  notify_by_default: false,
};

const aCostCenter = (code: string, name: string, is_default: boolean) => ({
  code,
  name,
  is_default,
  is_active: true,
});

const aReference = (name: string, is_required: boolean) => ({
  name,
  description: null,
  is_required,
  is_active: true,
  display_on_invoice: true,
});

type Size = {
  /** Length, width and height. */
  readonly size_cm: readonly [number, number, number];
  readonly weight_kg: number;
};

const aProduct = (
  product_code: string,
  name: string,
  { size_cm: [length, width, height], weight_kg }: Size,
): ProductFields => ({
  product_code,
  name,
  description: null,
  package_type: 'Carton',
  length: { value: length, unit: 'cm' },
  width: { value: width, unit: 'cm' },
  height: { value: height, unit: 'cm' },
  weight: { value: weight_kg, unit: 'kg' },
  turning: 'Any',
  is_fragile: false,
  is_dangerous_good: false,
  dangerous_goods_category_id: null,
  dangerous_goods_category_name: null,
  is_active: true,
});

const cedarProducts = [
  aProduct('CED-STOOL', 'Cedar stool, flat-packed', { size_cm: [52, 38, 12], weight_kg: 6.5 }),
  aProduct('CED-LAMP', 'Table lamp', { size_cm: [40, 30, 30], weight_kg: 3 }),
  aProduct('CED-CROCK', 'Crockery set, 16 pieces', { size_cm: [40, 30, 25], weight_kg: 12 }),
];

function idOf(ids: ReadonlyMap<string, number>, company: string): number {
  const id = ids.get(company);
  if (id === undefined) throw new Error(`the demo data has no customer ${company}`);
  return id;
}
